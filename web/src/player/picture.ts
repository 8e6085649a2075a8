// The size of the small pictures of numbers over time.
export const WIDTH = 320;
export const HEIGHT = 72;
