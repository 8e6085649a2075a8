// What there is to say about a game that is over. No DOM here.
import type { Entry, View } from "../protocol";
import { type Domain, DOMAINS } from "../rules";

/** The column that won by hegemony: its Domain, and how many cards it has. */
export function winningColumn(view: View): { domain: Domain; cards: number } | null {
  if (view.result?.by !== "hegemony") return null;
  for (const seat of view.result.winners) {
    const { cards = [], needs = [] } = view.progress[seat] ?? {};
    const place = cards.findIndex((n, domain) => n >= (needs[domain] ?? Infinity));
    const domain = DOMAINS[place];
    if (domain) return { domain, cards: cards[place] ?? 0 };
  }
  return null;
}

/**
 * How long a game took: turns that were ended, and minutes from the deal to the end; null if the log
 * doesn't go back to its beginning.
 */
export function lasted(log: readonly Entry[]): { turns: number; minutes: number } | null {
  const began = log.find((entry) => entry.happened.some(({ type }) => type === "began"));
  if (!began) return null;
  const end = log.findLast((entry) => entry.happened.some(({ type }) => type === "ended"));
  const all = log.flatMap((entry) => entry.happened);
  const turns = all.filter((what) => what.type === "decided" && what.decision === "end").length;
  const took = end ? end.at - began.at : 0;
  return { turns, minutes: Math.max(1, Math.round(took / 60_000)) };
}
