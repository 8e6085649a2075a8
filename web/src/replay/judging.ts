// An analysis, ready to be drawn and listed. No DOM here.
import type { Analysed, JudgedDecision } from "../protocol";

export type Mark = NonNullable<JudgedDecision["mark"]>;

/** Annotation signs, as in chess. */
export const SIGNS: Record<Mark, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** A chance in whole percentage points. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** Each side's chances during the game, in percentage points. */
export function linesOf({ chances }: Analysed, sides: readonly number[][]): number[][] {
  return sides.map(([first = 0]) => chances.map((each) => 100 * (each[first] ?? 0)));
}

/** Something to jump to: the lead changes here, or a bad decision was made. */
export type Point =
  | { at: number; type: "ahead"; seat: number; chance: number }
  | { at: number; type: "mistake" | "blunder"; seat: number; judged: JudgedDecision };

/** The turning points and everything worse than an inaccuracy, in order. */
export function pointsOf({ turning, decisions }: Analysed): Point[] {
  const found: Point[] = turning.map(({ step, seat, chance }) => ({
    at: step,
    type: "ahead",
    seat,
    chance,
  }));
  for (const judged of decisions)
    if (judged.mark === "mistake" || judged.mark === "blunder")
      found.push({ at: judged.step, type: judged.mark, seat: judged.seat, judged });
  return found.sort((one, two) => one.at - two.at);
}

/** The curve that shows a seat's chances. */
export function sideOf(sides: readonly number[][], seat: number): number {
  return sides.findIndex((side) => side.includes(seat));
}
