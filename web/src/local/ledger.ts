// The ledger of a finished game, as `judge/ledger.py` writes it up: luck, errors and gifts.
import { rounded } from "../engine/advice";
import type { Account, JudgedDecision, Ledger } from "../protocol";
import type { Dealt, Moved } from "./fortune";
import type { Game } from "./game";
import { sidesOf } from "./notation";

/** The ledger, from the judged decisions and the luck. */
export function writeUp(
  game: Game,
  decisions: readonly JudgedDecision[],
  { dealt, moves }: { dealt: Dealt; moves: readonly Moved[] },
): Ledger {
  const seats = Array.from({ length: game.players }, (_, seat) => seat);
  const result = results(game);
  const accounts = seats.map((seat): Account => {
    const gifts = seats.map(() => 0);
    let errors = 0;
    for (const { seat: giver, gave } of decisions) {
      const given = gave[seat] ?? 0;
      if (giver === seat) errors += given;
      else gifts[giver] = (gifts[giver] ?? 0) + given;
    }
    const luck = sum([dealt, ...moves].map((bit) => bit.luck[seat] ?? 0));
    const start = dealt.start[seat] ?? 0;
    const won = result[seat] ?? 0;
    return {
      seat,
      start: shown(start),
      luck: shown(luck),
      errors: shown(errors),
      gifts: gifts.map(shown),
      rest: shown(won - (start + luck + errors + sum(gifts))),
      result: won,
    };
  });
  const drawn = moves.filter(({ drawn: cards }) => cards > 0);
  return {
    accounts,
    draws: [
      { step: null, seat: null, luck: dealt.luck.map(shown) },
      ...drawn.map(({ step, seat, luck }) => ({ step, seat, luck: luck.map(shown) })),
    ],
    chances: [dealt, ...moves].map(({ after }) => after.map(shown)),
  };
}

/** What every seat has of the victory; partners have it together. */
function results(game: Game): number[] {
  const winners = game.result?.winners ?? [];
  const shared = sidesOf(game.players, game.agreement.teams).filter(([first = 0]) =>
    winners.includes(first),
  ).length;
  return Array.from({ length: game.players }, (_, seat) =>
    winners.includes(seat) ? 1 / shared : 0,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A part of a chance, as it is shown; never -0. */
function shown(part: number): number {
  return rounded(part) + 0;
}
