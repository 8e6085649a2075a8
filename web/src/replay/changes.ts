// What a decision moves: two views compared, so that the page need not know why.
import type { Back, Kind } from "../kinds";
import type { View } from "../protocol";

export type Shown = Kind | Back;

export interface Moved<Card> {
  coming: Card[];
  going: Card[];
}

export interface Changes {
  areas: Moved<Kind>[];
  hands: Moved<Shown>[];
  discard: Moved<Kind>;
  centre: Moved<Kind>;
  /** How many cards leave the deck. */
  drawn: number;
}

export function changes(before: View, next: View): Changes {
  return {
    areas: before.areas.map((area, seat) => moved(area, next.areas[seat] ?? []) as Moved<Kind>),
    hands: before.hands.map((hand, seat) => handMoved(hand, next.hands[seat] ?? hand)),
    discard: moved(before.discard, next.discard) as Moved<Kind>,
    centre: moved(before.centre, next.centre) as Moved<Kind>,
    drawn: before.deck.size - next.deck.size,
  };
}

/** Nothing moves any more. */
export function stillness(view: View): Changes {
  const still = { coming: [], going: [] };
  return {
    areas: view.areas.map(() => still),
    hands: view.hands.map(() => still),
    discard: still,
    centre: still,
    drawn: 0,
  };
}

/** What lies only in the one pile, and only in the other. */
export function moved(before: readonly string[], next: readonly string[]): Moved<string> {
  return { coming: less(next, before), going: less(before, next) };
}

function less(from: readonly string[], what: readonly string[]): string[] {
  const rest = [...what];
  return from.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

type Hand = View["hands"][number];

/** A hand as it looks: its cards, or those surely in it and the backs of the others. */
export function shown(hand: Hand): Shown[] {
  if (hand.cards !== null) return hand.cards as Kind[];
  return [...(hand.sure as Kind[]), ...backs(hand, hand.sure)];
}

function backs(hand: Hand, sure: readonly string[]): Back[] {
  return hand.eras.flatMap((count, place) => {
    const known = sure.filter((kind) => Number(kind[1]) === place + 1).length;
    return Array.from({ length: Math.max(0, count - known) }, () => `?${place + 1}` as Back);
  });
}

/** A hidden hand is compared by its backs: what is known of it may change while nothing moves. */
function handMoved(before: Hand, next: Hand): Moved<Shown> {
  if (before.cards !== null && next.cards !== null)
    return moved(before.cards, next.cards) as Moved<Shown>;
  const { coming, going } = moved(backs(before, []), backs(next, []));
  const named = next.cards === null ? less(before.sure, next.sure) : [];
  return {
    coming: coming as Back[],
    going: going.map((back) => {
      const place = named.findIndex((kind) => kind[1] === back[1]);
      return (place < 0 ? back : (named.splice(place, 1)[0] ?? back)) as Shown;
    }),
  };
}
