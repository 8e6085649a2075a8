// Hands as the viewer sees them.
import type { Back } from "../kinds";
import type { View } from "../protocol";
import type { Kind } from "../rules";

export type Held = View["hands"][number];
export type Shown = Kind | Back;

/** Cards that arrive in a pile, and cards that leave it. */
export interface Moved<Card> {
  coming: readonly Card[];
  going: readonly Card[];
}

export const STILL: Moved<never> = { coming: [], going: [] };

/** A hand's cards; of a hidden hand the known ones, then backs for the rest. */
export function shown(hand: Held): Shown[] {
  if (hand.cards !== null) return hand.cards as Kind[];
  return [...(hand.sure as Kind[]), ...backs(hand, hand.sure)];
}

/** The backs in a hand by Era, minus the cards that are known. */
export function backs(hand: Held, sure: readonly string[]): Back[] {
  return hand.eras.flatMap((count, place) => {
    const known = sure.filter((kind) => Number(kind[1]) === place + 1).length;
    return Array.from({ length: Math.max(0, count - known) }, () => `?${place + 1}` as Back);
  });
}
