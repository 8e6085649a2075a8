// What moved between two views, as far as the viewer can see. No rules: only differences.
import type { View } from "../protocol";

export interface Spot {
  place: "hand" | "area" | "discard" | "deck" | "centre" | "pack" | "laid";
  seat?: number;
  domain?: string;
}

export interface Move {
  /** A kind, or the back of an Era such as `?2` where that is all the viewer sees. */
  kind: string;
  from: Spot;
  to: Spot;
}

interface Card {
  kind: string;
  spot: Spot;
}

/** The moves from one view to the next, for the same viewer. */
export function moves(before: View, after: View): Move[] {
  const [left, came] = [changes(before, after), changes(after, before)];
  return came.flatMap(({ kind, spot }) => {
    const from = take(left, kind);
    if (from) return [{ kind: kind[0] === "?" ? from.kind : kind, from: from.spot, to: spot }];
    return before.step === "draft" && spot.place !== "deck"
      ? [{ kind, from: { place: "pack" }, to: spot }]
      : [];
  });
}

/** The cards in the first view that aren't in the same place in the second. */
function changes(view: View, other: View): Card[] {
  const rest = cards(other);
  return cards(view).filter((card) => {
    const at = rest.findIndex((each) => each.kind === card.kind && same(each.spot, card.spot));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function same(one: Spot, other: Spot): boolean {
  return one.place === other.place && one.seat === other.seat && one.domain === other.domain;
}

/** Take out the card that moved here: one of the same kind, or a hidden one of the same Era. */
function take(from: Card[], kind: string): Card | undefined {
  const fits = (each: Card): boolean => each.kind === kind;
  const may = (each: Card): boolean =>
    (each.kind[0] === "?" || kind[0] === "?") && each.kind[1] === kind[1];
  const at = [from.findIndex(fits), from.findIndex(may)].find((found) => found >= 0);
  return at === undefined ? undefined : from.splice(at, 1)[0];
}

/** Every card on the table, as the viewer sees it. */
function cards(view: View): Card[] {
  return [
    ...view.areas.flatMap((kinds, seat) =>
      kinds.map((kind) => ({
        kind,
        spot: { place: "area" as const, seat, domain: kind[0] ?? "" },
      })),
    ),
    ...[...view.embargoes, ...view.democracy].map(({ card, on, domain }) => ({
      kind: card,
      spot: { place: "laid" as const, seat: on, domain },
    })),
    ...view.discard.map((kind) => ({ kind, spot: { place: "discard" as const } })),
    ...view.centre.map((kind) => ({ kind, spot: { place: "centre" as const } })),
    ...view.hands.flatMap((hand, seat) =>
      (hand.cards ?? backs(hand.eras)).map((kind) => ({
        kind,
        spot: { place: "hand" as const, seat },
      })),
    ),
    ...backs(view.deck.eras).map((kind) => ({ kind, spot: { place: "deck" as const } })),
  ];
}

function backs(eras: readonly number[]): string[] {
  return eras.flatMap((n, era) => Array.from({ length: n }, () => `?${era + 1}`));
}
