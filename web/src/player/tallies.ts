// Results added up.
import type { Played, Tally } from "../protocol";

export interface Row<Key> {
  key: Key;
  games: number;
  won: number;
}

/** The games of each kind, in the order in which the kinds appear. */
export function addUp<Key>(tallies: readonly Tally[], kind: (tally: Tally) => Key): Row<Key>[] {
  const rows = new Map<Key, Row<Key>>();
  for (const tally of tallies) {
    const key = kind(tally);
    const row = rows.get(key) ?? { key, games: 0, won: 0 };
    rows.set(key, { key, games: row.games + tally.games, won: row.won + tally.won });
  }
  return [...rows.values()];
}

/** Against only people first, then against bots, the weakest first. */
export function byLevel(tallies: readonly Tally[]): Row<number | null>[] {
  return addUp(tallies, ({ level }) => level).sort(
    (one, other) => (one.key ?? 0) - (other.key ?? 0),
  );
}

const BOT = /^level:([1-6])$/;

/** How games in this browser went, counted as the server counts its own. */
export function talliesOf(games: readonly Played[]): Tally[] {
  return games.flatMap(({ players, names, mine, result, continued }) => {
    const [seat, ...others] = mine;
    if (seat === undefined || others.length || continued || !result) return [];
    const levels = names.map((name) => Number(BOT.exec(name ?? "")?.[1] ?? 0));
    const level = Math.max(...levels) || null;
    return [{ players, level, games: 1, won: result.winners.includes(seat) ? 1 : 0 }];
  });
}
