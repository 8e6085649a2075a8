// What a decision would change, seat by seat, as the server previews it.
import type { Change } from "../board/areas";
import type { Move } from "../protocol";
import type { Domain, Kind } from "../rules";

/** A change while it is collected move by move. */
interface Gathered extends Change {
  coming: Kind[];
  going: Kind[];
  embargo: Domain[];
  democracy: Domain[];
}

/** The changes in each affected seat's area. */
export function changes(moves: readonly Move[]): Map<number, Change> {
  const found = new Map<number, Gathered>();
  const of = (seat: number | null): Gathered => {
    const key = seat ?? -1;
    const change = found.get(key) ?? {
      coming: [],
      going: [],
      embargo: [],
      democracy: [],
      coin: null,
    };
    found.set(key, change);
    return change;
  };
  for (const { card, source, to } of moves) {
    const domain = to.domain as Domain;
    if (card === "coin") {
      if (to.place === "area") of(to.seat).coin = domain;
      continue;
    }
    if (source.place === "area") of(source.seat).going.push(card as Kind);
    if (to.place === "area") of(to.seat).coming.push(card as Kind);
    if (to.place === "embargo" || to.place === "democracy") of(to.seat)[to.place].push(domain);
  }
  return found;
}
