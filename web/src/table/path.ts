// The progress of an effect with several parts.
import { tokenFor } from "../board/sayings";
import type { Entry } from "../protocol";

const PARTS = new Set(["play", "discard", "take", "give"]);

/** The effect that a seat is resolving, and its parts done so far, if the log goes back that far. */
export function path(log: readonly Entry[], seat: number): string[] {
  const made: string[] = [];
  for (const what of log.flatMap((entry) => entry.happened)) {
    if (what.type === "decided") made.push(what.seat === seat ? tokenFor(what, seat) : "");
    if (what.type === "undone") made.splice(Math.max(0, made.length - what.decisions));
  }
  const begun = made.findLastIndex((token) => !PARTS.has(token.split(" ")[0] ?? ""));
  return begun < 0 ? [] : made.slice(begun);
}
