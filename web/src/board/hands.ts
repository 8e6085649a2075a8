// Hands as they look to whoever looks.
import type { Back } from "../kinds";
import type { View } from "../protocol";
import type { Kind } from "../rules";

export type Held = View["hands"][number];
export type Shown = Kind | Back;

/** What comes to a pile of cards, and what leaves it. */
export interface Moved<Card> {
  coming: readonly Card[];
  going: readonly Card[];
}

export const STILL: Moved<never> = { coming: [], going: [] };

/** A hand's cards, or those surely in it and the backs of the others. */
export function shown(hand: Held): Shown[] {
  if (hand.cards !== null) return hand.cards as Kind[];
  return [...(hand.sure as Kind[]), ...backs(hand, hand.sure)];
}

/** The backs of a hand by Era, without those of the cards that are known. */
export function backs(hand: Held, sure: readonly string[]): Back[] {
  return hand.eras.flatMap((count, place) => {
    const known = sure.filter((kind) => Number(kind[1]) === place + 1).length;
    return Array.from({ length: Math.max(0, count - known) }, () => `?${place + 1}` as Back);
  });
}
