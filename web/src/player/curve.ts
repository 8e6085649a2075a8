// A rating over time as a line on a small picture.

export interface Curve {
  /** The line from the first game to the last, as an SVG path. */
  line: string;
  /** Where the newest rating lies. */
  end: { x: number; y: number };
}

/** The curve of these ratings, from left to right, in a picture of that size. */
export function curveOf(ratings: readonly number[], width: number, height: number): Curve | null {
  if (ratings.length < 2) return null;
  const low = Math.min(...ratings);
  const span = Math.max(...ratings) - low;
  const points = ratings.map((rating, place) => ({
    x: round((place / (ratings.length - 1)) * width),
    y: round(span ? height - ((rating - low) / span) * height : height / 2),
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join("L");
  return { line: `M${line}`, end: points.at(-1) ?? { x: 0, y: 0 } };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
