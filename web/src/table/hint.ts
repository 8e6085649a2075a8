// A hint: who can ask for one, and what the sheet shows.
import type { Standing } from "../protocol";

export type Stage = "offer" | "thinking" | "advice";

/** Whether there are hints at this table: for one person against bots. */
export function hasHints({ chairs }: Standing): boolean {
  return chairs.filter((chair) => chair.bot === null).length === 1;
}

/** What the sheet shows; `asked` is the position of the last question that was not refused. */
export function stageOf({ hint, position }: Standing, asked: number): Stage {
  if (hint) return "advice";
  return asked === position ? "thinking" : "offer";
}

/** A chance in whole percentage points; a small one isn't none, and a large one isn't certain. */
export function points(chance: number): number {
  const whole = Math.round(100 * chance);
  if (chance > 0 && whole === 0) return 1;
  return chance < 1 && whole === 100 ? 99 : whole;
}
