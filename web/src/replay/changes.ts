// What a decision moves: two views compared, so that the page needs no rules.
import { backs, type Held, type Moved, type Shown, STILL } from "../board/hands";
import type { Back } from "../kinds";
import type { View } from "../protocol";
import type { Kind } from "../rules";

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

/** The changes at the end: nothing moves. */
export function stillness(view: View): Changes {
  return {
    areas: view.areas.map(() => STILL),
    hands: view.hands.map(() => STILL),
    discard: STILL,
    centre: STILL,
    drawn: 0,
  };
}

/** The cards that are in only one of the two piles. */
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

/** Hidden hands are compared by their backs: what is known can change while nothing moves. */
function handMoved(before: Held, next: Held): Moved<Shown> {
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
