// How the log is folded: what each fact does to a table, and what happened because of it.
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Happened } from "../protocol";
import { type Event, type Fact, type FactOf, isPrivate } from "./facts";
import { commit } from "./fair";
import { ASKS } from "./favours";
import type { Game } from "./game";
import { Refused } from "./refused";
import { type Item, type Line, onlyFor, type Table } from "./standing";

/** Apply a fact of the log; `game`: the one after it, if it is known already. */
export function fold(table: Table, event: Event, game: Game | null = null): Line {
  const { fact } = event;
  if (!isPrivate(fact)) table.told++;
  const line = { number: table.told, at: event.at, items: happened(table, event, game) };
  table.number = event.number;
  table.counts.set(fact.type, (table.counts.get(fact.type) ?? 0) + 1);
  table.log.push(line);
  const owner = line.items[0] ? onlyFor(line.items[0]) : null;
  if (owner !== null) table.private.set(owner, [...(table.private.get(owner) ?? []), line]);
  if (event.client !== null)
    table.answers.set(event.client, { number: line.number, digest: event.digest });
  return line;
}

/** What happened because of a fact; nothing more once these rules no longer fit. */
function happened(table: Table, event: Event, game: Game | null): Item[] {
  if (table.stuck) return [];
  const { fact } = event;
  try {
    if (fact.type === "decided") return decided(table, fact, event, game);
    const apply = FOLDS[fact.type] as (table: Table, fact: Fact, event: Event) => Item[];
    return apply(table, fact, event);
  } catch (refused) {
    table.stuck = refused instanceof Refused && table.isOnlyShown;
    if (!table.stuck) throw refused;
    return [];
  }
}

type Folds = {
  [Type in Exclude<Fact["type"], "decided">]: (
    table: Table,
    fact: FactOf<Type>,
    event: Event,
  ) => Item[];
};

const FOLDS: Folds = {
  sat(table, { chair, name, guest, token }, { at }) {
    const place = table.place(chair);
    place.clear();
    Object.assign(place, { name, guest, token });
    table.since = at;
    return [item({ type: "sat", chair, name }), ...beginContinued(table, at)];
  },

  filled(table, { chair, which, bot }, { at }) {
    const place = table.place(which);
    place.clear();
    place.bot = bot;
    place.filled = bot !== null;
    table.since = at;
    return [item({ type: "filled", chair, which, bot }), ...beginContinued(table, at)];
  },

  left(table, { chair }, { at }) {
    free(table, chair);
    table.since = at;
    return [item({ type: "left", chair })];
  },

  committed(table, { chair, commitment }) {
    table.place(chair).commitment = commitment;
    return [item({ type: "committed", chair, commitment })];
  },

  /** With the last contribution, the game begins. */
  revealed(table, { chair, contribution }, { at }) {
    table.place(chair).contribution = contribution;
    const said = item({ type: "revealed", chair, contribution });
    if (table.people.some((each) => table.place(each).contribution === null)) return [said];
    table.position = table.told;
    return [said, ...table.begin(at)];
  },

  /** All commitments are void, and some chairs free. */
  reshuffled(table, { freed, secret }, { at }) {
    for (const place of table.places) place.commitment = place.contribution = null;
    for (const chair of freed) free(table, chair);
    table.secret = secret;
    table.since = at;
    return [item({ type: "reshuffle", freed, commitment: commit(hexToBytes(secret)) })];
  },

  /** It counts when they are asked, and their clock stops. */
  chosen(table, { chair, decision }, { at }) {
    const place = table.place(chair);
    place.choice = decision;
    place.chosenAt = at;
    return [item({ type: "chosen", chair, decision })];
  },

  /** Run the clock as if nothing had been decided. */
  undone(table, { decisions }) {
    const { seat } = table.trail;
    const moment = table.trail.goBack(decisions);
    table.game = moment.game;
    table.since = moment.since;
    table.place(table.chair(seat)).bank = moment.bank;
    table.position = table.told;
    return [item({ type: "undone", seat, decisions })];
  },

  /** A hint changes nothing in the game. */
  hinted(table, { chair, best }) {
    table.hints.set(table.knowledge(), best);
    return [item({ type: "hinted", chair })];
  },

  away(table, { chair, why }) {
    const place = table.place(chair);
    place.away = why;
    place.choice = null;
    table.trail.end();
    return [item({ type: "away", chair, why })];
  },

  back(table, { chair }) {
    table.place(chair).away = null;
    return [item({ type: "back", chair })];
  },

  /** Something was said; a bot may have to answer it. */
  talked(table, fact, { number }) {
    const { chair, phrase, to } = fact;
    if (to !== null && phrase !== null) table.favours.answer(chair, phrase);
    else askBots(table, fact, number);
    return [item({ ...fact })];
  },

  muted(table, { chair, whom, on }) {
    const { mutes } = table.place(chair);
    if (on) mutes.add(whom);
    else mutes.delete(whom);
    return [item({ type: "muted", chair, whom, on })];
  },

  rematched(table, fact) {
    table.rematch = fact;
    return [item({ type: "rematch", table: fact.table })];
  },
};

/** The game continues, and perhaps ends; time beyond a decision's comes out of the bank. */
function decided(
  table: Table,
  { decision, bot }: FactOf<"decided">,
  event: Event,
  known: Game | null,
): Item[] {
  const { game: before, deciding: place } = table;
  if (before?.seat == null || place === null) throw new Refused("nobody decides");
  const { seat } = before;
  const game = known ?? after(before, decision);
  table.game = game;
  if (decision === "end") table.favours.endTurn(table.chair(seat));
  if (bot || decision === "end") table.trail.end();
  else table.trail.goOn(seat, { game: before, since: table.since, bank: place.bank });
  if (!bot) {
    const thought = (place.choice === null ? event.at : place.chosenAt) - table.since;
    const used = Math.max(0, thought) - table.setup.clock.decision * 1000;
    place.bank = Math.max(0, place.bank - Math.max(0, used));
  }
  table.since = event.at;
  table.position = table.told;
  place.choice = null;
  if (game.seat === 0) table.dealt = table.position; // R2.5: in the draft, the packs have moved on
  const seen = [...table.places.keys(), null].map((viewer) => before.seen(decision, viewer));
  const items: Item[] = [{ what: { type: "decided", seat, decision, bot }, seen }];
  if (game.result !== null)
    items.push(item({ type: "ended", result: game.result, secret: table.secret }));
  return items;
}

function after(before: Game, decision: string): Game {
  const game = before.copy();
  game.decide(decision);
  return game;
}

function item(what: Happened): Item {
  return { what };
}

/** Begin a continued game once all chairs are taken: nothing is shuffled there. */
function beginContinued(table: Table, at: number): Item[] {
  if (table.setup.continued === null || !table.places.every((place) => place.taken)) return [];
  table.position = table.told;
  return table.begin(at);
}

/** Free a chair for somebody else, who must not learn what only its owner was told. */
function free(table: Table, chair: number): void {
  table.place(chair).clear();
  for (const line of table.private.get(chair) ?? []) line.items = [];
  table.private.delete(chair);
}

/** Put a request to every bot that plays against the seat it is about. */
function askBots(table: Table, fact: FactOf<"talked">, number: number): void {
  const { game } = table;
  const { chair: asker, seat, domain } = fact;
  const what = ASKS[fact.phrase ?? ""];
  if (what === undefined || seat === null || domain === null || game === null) return;
  if (game.step === "draft" || game.step === "open" || game.step === null) return;
  const about = game.team(seat);
  table.places.forEach((place, chair) => {
    if (place.bot !== null && game.team(table.seat(chair)) !== about)
      table.favours.ask({ number, asker, chair, request: { what, seat, domain } });
  });
}
