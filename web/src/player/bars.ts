// Numbers over time as bars in a small picture.

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

const THINNEST = 2; // of a bar for none, so that its game is seen

/** A bar for each number, from left to right, in a picture of that size. */
export function barsOf(numbers: readonly number[], width: number, height: number): Bar[] {
  const most = Math.max(1, ...numbers);
  const step = width / Math.max(numbers.length, 20);
  return numbers.map((number, place) => {
    const tall = Math.max(THINNEST, (number / most) * height);
    return { x: place * step, y: height - tall, width: step * 0.7, height: tall };
  });
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
