// How far an effect of several parts has come.
import type { Entry } from "../protocol";

const PARTS = new Set(["play", "discard", "take", "give"]);

/** The effect that a seat is resolving and its parts that are done, from what happened so far. */
export function path(log: readonly Entry[], seat: number): string[] {
  const made: string[] = [];
  for (const what of log.flatMap((entry) => entry.happened)) {
    if (what.type === "decided") made.push(what.seat === seat ? what.decision : "");
    if (what.type === "undone") made.splice(made.length - what.decisions);
  }
  const begun = made.findLastIndex((token) => !PARTS.has(token.split(" ")[0] ?? ""));
  return made.slice(Math.max(begun, 0));
}
