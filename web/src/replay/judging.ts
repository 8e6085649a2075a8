// What an analysis says, ready to be drawn and listed. No page in it.
import type { Analysed, JudgedDecision } from "../protocol";

export type Mark = NonNullable<JudgedDecision["mark"]>;

/** As chess players write them. */
export const SIGNS: Record<Mark, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** A chance in whole points of a hundred. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** For each side its chances along the game, in points. */
export function linesOf({ chances }: Analysed, sides: readonly number[][]): number[][] {
  return sides.map(([first = 0]) => chances.map((each) => 100 * (each[first] ?? 0)));
}

/** Something to jump to: another side is ahead from here on, or a decision was bad. */
export type Point =
  | { at: number; type: "ahead"; seat: number; chance: number }
  | { at: number; type: "mistake" | "blunder"; seat: number; judged: JudgedDecision };

/** The turning points and what was worse than an inaccuracy, in order. */
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

/** Whose line a seat's chances are. */
export function sideOf(sides: readonly number[][], seat: number): number {
  return sides.findIndex((side) => side.includes(seat));
}
