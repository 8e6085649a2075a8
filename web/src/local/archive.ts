// Finished games of this browser: listed, and replayed from a seat's point of view or with all
// cards open, as `server/archive.py` does it.
import type { Continued, Played, Replay, Step } from "../protocol";
import { seatOf } from "./fair";
import { isObject, type Written } from "./form";
import { Game, Refused, type Rules } from "./game";

/** A finished game as it is kept. */
export interface Finished {
  id: string; // of its table
  finishedAt: number; // milliseconds since 1970, UTC
  record: object;
  chairs: readonly number[]; // of people on this device
}

/** A game in a list. */
export function played({ id, finishedAt, record: kept, chairs }: Finished): Played {
  const record = kept as Written;
  const { players, edition, setup, teams } = record;
  const first = firstChair(record);
  return {
    table: id,
    finished_at: finishedAt,
    players,
    edition,
    setup,
    teams,
    names: namesOf(record),
    first,
    decisions: record.decisions.length,
    result: record.result,
    mine: chairs.map((chair) => seatOf(chair, first, players)).sort((one, two) => one - two),
    continued: continuedFrom(record),
    hints: typeof record["hints"] === "number" ? record["hints"] : 0,
  };
}

/** By seat; a game from outside need not say who played. */
function namesOf({ names, players }: Written): (string | null)[] {
  const given: unknown[] = Array.isArray(names) ? names : [];
  return Array.from({ length: players }, (_, seat) => {
    const name = given[seat];
    return typeof name === "string" ? name : null;
  });
}

/** The chair the lot fell on; a game that continues another one keeps its seats. */
function firstChair({ shuffle }: Written): number {
  const first = isObject(shuffle) ? shuffle["first"] : 0;
  return typeof first === "number" ? first : 0;
}

function continuedFrom({ continued }: Written): Continued | null {
  if (!isObject(continued)) return null;
  const { table, step } = continued;
  return typeof table === "string" && typeof step === "number" ? { table, step } : null;
}

/** A game step by step: as a seat knew it then, or with open cards. */
export function replay(rules: Rules, { id, record }: Finished, seat: number | null): Replay {
  const whole = Game.fromRecord(rules, record, { toShow: true });
  if (seat !== null && (seat < 0 || seat >= whole.players))
    throw new Refused(`there is no seat ${seat}`);
  const moment = whole.rewound(0);
  const steps = whole.decisions.map((token) => {
    const shown = seat === null ? token : moment.seen(token, seat);
    const now = stepOf(moment, seat, shown);
    moment.decide(token);
    return now;
  });
  steps.push(stepOf(moment, seat, null));
  const [names, first] = [namesOf(record as Written), firstChair(record as Written)];
  return { table: id, seat, names, first, steps, rules: whole.version };
}

function stepOf(game: Game, seat: number | null, decision: string | null): Step {
  if (seat !== null) return { view: game.view(seat), seat: game.seat, decision, packs: null };
  const { view, packs } = game.openView();
  const any = packs.some((pack) => pack.length > 0);
  return { view, seat: game.seat, decision, packs: any ? packs : null };
}
