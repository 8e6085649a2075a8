// What is told about a table, and to whom: to each what they may know (R9).
import { hexToBytes } from "@noble/hashes/utils.js";
import type * as protocol from "../protocol";
import { deadline } from "./duties";
import { commit } from "./fair";
import { type Item, type Line, onlyFor, type Table, type Who } from "./standing";

/** Numbers in a page of the log. */
const PAGE = 200;

/** R9: what each of the seats knows; without any, what everybody knows. */
export function views(table: Table, who: Who): protocol.View[] {
  const { game } = table;
  if (game === null) return [];
  const seats = table.seats(who);
  return (seats.length ? seats : [null]).map((seat) => game.view(seat));
}

export function agreed(table: Table): protocol.Agreed {
  const { players, edition, setup, teams, clock, free_text, rules, continued } = table.setup;
  return {
    id: table.id,
    players,
    edition,
    setup,
    teams,
    public: table.setup.public,
    clock,
    free_text,
    opened_at: table.openedAt,
    continued: continued && { table: continued.table, step: continued.decisions.length },
    rules,
  };
}

/** The state of the table, as somebody may see it. */
export function standing(table: Table, who: Who): protocol.Standing {
  const { trail } = table;
  return {
    phase: table.phase,
    position: table.position,
    chairs: chairs(table, who),
    commitment: commit(hexToBytes(table.secret)),
    asked: table.asked(),
    since: table.since,
    deadline: deadline(table),
    undoable: table.seats(who).includes(trail.seat) ? table.undoable(trail.seat) : 0,
    hint: hint(table, who),
    hints: table.hints.size,
    rematch: table.rematch?.table ?? null,
    ahead: ahead(table, who),
    votable: null,
    votes: [],
  };
}

/** What the deciding seat was advised; it tells of a hand, so nobody else may know. */
function hint(table: Table, who: Who): protocol.Advice[] | null {
  if (table.phase !== "playing" || !table.asked().every((chair) => who.includes(chair)))
    return null;
  return table.hint;
}

/** R2.5: what somebody can choose in the draft, and has chosen; nobody else may know it. */
function ahead(table: Table, who: Who): protocol.Ahead[] {
  return table.seats(who).flatMap((seat) => {
    const decisions = table.ahead(seat);
    const { choice: chosen } = table.place(table.chair(seat));
    return decisions.length ? [{ seat, decisions, chosen }] : [];
  });
}

/** Who sits where. */
export function chairs(table: Table, who: Who): protocol.Chair[] {
  const muted = mutedBy(table, who);
  return table.places.map((place, chair) => ({
    bot: place.bot,
    taken: place.taken,
    name: place.name,
    seat: table.game ? table.seat(chair) : null,
    committed: place.commitment !== null,
    revealed: place.contribution !== null,
    away: place.away,
    wants_pause: false,
    bank: place.bank,
    mine: who.includes(chair),
    muted: muted.has(chair),
    filled: place.filled,
  }));
}

function mutedBy(table: Table, who: Who): Set<number> {
  return new Set(who.flatMap((chair) => [...table.place(chair).mutes]));
}

/** A table as everybody may see it, with the caller's own chairs. */
export function listed(table: Table, who: Who): protocol.Listed {
  const all = chairs(table, who);
  const free = all.filter((chair) => !chair.taken).length;
  return { table: agreed(table), phase: table.phase, chairs: all, free, asked: table.asked() };
}

/** A part of the log: everything that somebody may see, from the oldest number on. */
export interface Page {
  oldest: number;
  log: protocol.Entry[];
}

/**
 * The last page of the log, or the last one before a number. It is cut by numbers, which are the
 * same for everybody: by lines, it would show where others were told something.
 */
export function page(table: Table, who: Who, after = 0, before = Infinity): Page {
  const end = Math.min(before, table.told + 1);
  const oldest = Math.max(end - PAGE, after + 1, 1);
  const log = table.log
    .filter(({ number }) => number >= oldest && number < end)
    .map((line) => ({ number: line.number, at: line.at, happened: seen(table, line, who) }));
  return { oldest, log: log.filter(({ happened }) => happened.length) };
}

/** A line of the log as somebody may see it. */
export function seen(table: Table, line: Line, who: Who): protocol.Happened[] {
  return line.items.flatMap((item) => seenItem(table, item, who) ?? []);
}

/** Something that happened as somebody may see it; null if they are not told. */
function seenItem(table: Table, item: Item, who: Who): protocol.Happened | null {
  const { what } = item;
  if (what.type === "decided") return seenDecision(table, what, item.seen ?? [], who);
  if (what.type === "talked") {
    // Nor are the muted heard through bots that answer them.
    const muted = mutedBy(table, who);
    return muted.has(what.chair) || (what.to != null && muted.has(what.to)) ? null : what;
  }
  const only = onlyFor(item);
  return only === null || who.includes(only) ? what : null;
}

/**
 * A decision as somebody may see it: which card was kept or given is secret at first. People who
 * share a device have several seats: what only one of them knows is told apart.
 */
function seenDecision(
  table: Table,
  what: protocol.Decided,
  bySeat: readonly string[],
  who: Who,
): protocol.Decided {
  if (!table.game || table.game.over) return what;
  const seats = table.seats(who);
  const [only, ...others] = seats.length
    ? seats.map((seat) => bySeat[seat] ?? "")
    : [bySeat.at(-1) ?? ""];
  if (only === undefined) return what;
  if (others.every((each) => each === only)) return { ...what, decision: only };
  return { ...what, told: Object.fromEntries(seats.map((seat) => [seat, bySeat[seat] ?? ""])) };
}
