// What can be said in every language: asked for once, and the icon of each reaction.
import { api } from "../api";
import type { IconName } from "../art/icons";
import type { Phrase } from "../protocol";

export const REACTIONS: Record<string, IconName> = {
  nice: "smile",
  wow: "gasp",
  phew: "sigh",
  ouch: "wince",
  oops: "blush",
};

let all = $state.raw<readonly Phrase[]>([]);
let asked = false;

/** The phrases of a kind; none until the server has answered. */
export function phrases(kind: Phrase["kind"]): readonly Phrase[] {
  return all.filter((each) => each.kind === kind);
}

/** Ask where the table is, unless somebody has answered. */
export function askForPhrases(table: string): void {
  if (asked) return;
  asked = true;
  void api.phrases(table).then(
    (found) => (all = found.phrases),
    () => (asked = false),
  );
}
