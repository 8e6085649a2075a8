// What people can do at a table: every message becomes a proposal, or a problem with a reason.
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { ClientMessage } from "../protocol";
import type { Fact } from "./facts";
import { newSecret, readCommitment, readContribution } from "./fair";
import type { Game } from "./game";
import { newTableId } from "./ids";
import { clean, cleanName, lengthOf, toldApart } from "./names";
import { ALL, phraseOf } from "./phrases";
import { Problem } from "./problems";
import { decision, inPhase, ownChair, type Proposal, reshuffle, type Sender } from "./proposals";
import { Refused } from "./refused";
import type { Table } from "./standing";

/** A message that can lead to a fact. */
export type Act = Exclude<ClientMessage, { type: "hello" | "ping" | "consider" | "recall" }>;
type ActOf<Type extends Act["type"]> = Extract<Act, { type: Type }>;
type Wishes = {
  [Type in Act["type"]]: (table: Table, sender: Sender, wish: ActOf<Type>) => Proposal;
};

const LONGEST_TEXT = 280;
const CONTRIBUTION = 32; // bytes
const AWAY = "a bot is playing for you; send `back` first";

/** A table on one device has neither pauses nor clocks, and nobody to complain to. */
function onlyOnServers(): Proposal {
  throw new Problem("refused", "this is for tables on a server");
}

const WISHES: Wishes = {
  /** Take a free chair, before the game. */
  sit(table, sender, wish) {
    inPhase(table, "waiting");
    const free = table.people.filter((chair) => !table.place(chair).taken);
    if (wish.chair != null && wish.chair >= table.setup.players)
      throw new Problem("refused", `there is no chair ${wish.chair}`);
    if (wish.chair != null && !free.includes(wish.chair))
      throw new Problem("taken", `chair ${wish.chair} is taken`);
    const chair = wish.chair ?? free[0] ?? 0;
    const given = cleanName(wish.name);
    const others = table.places.flatMap((place) => place.name ?? []);
    const name = given && toldApart(given, others);
    const { guest, token } = sender;
    return { fact: { type: "sat", chair, name, guest, token } };
  },

  /** Get up: before the game the chair becomes free, during it a bot plays on. */
  leave(table, sender, wish) {
    const chair = ownChair(sender, wish.chair);
    inPhase(table, "waiting", "shuffling", "playing", "paused");
    if (table.phase === "waiting") return { fact: { type: "left", chair } };
    if (table.phase === "shuffling") return reshuffle([chair]);
    if (table.place(chair).away !== null)
      throw new Problem("not-now", "a bot is already playing for you");
    return { fact: { type: "away", chair, why: "left" } };
  },

  /** Put a bot on a free chair, or free it again. */
  fill(table, sender, { which, bot, ...wish }) {
    const chair = ownChair(sender, wish.chair);
    const place = table.places[which];
    if (place === undefined) throw new Problem("refused", `there is no chair ${which}`);
    if (bot !== null) {
      inPhase(table, "waiting");
      if (place.taken) throw new Problem("taken", `chair ${which} is taken`);
      return { fact: { type: "filled", chair, which, bot } };
    }
    inPhase(table, "waiting", "shuffling");
    if (!place.filled) throw new Problem("refused", `nobody has put a bot on chair ${which}`);
    if (table.phase === "shuffling") return reshuffle([which]);
    return { fact: { type: "filled", chair, which, bot } };
  },

  /** Commit to a contribution, before anybody has revealed one. */
  commit(table, sender, wish) {
    const chair = ownChair(sender, wish.chair);
    inPhase(table, "waiting", "shuffling");
    if (table.place(chair).commitment !== null)
      throw new Problem("not-now", "you have already committed");
    return { fact: { type: "committed", chair, commitment: readCommitment(wish.commitment) } };
  },

  /** Reveal a contribution, once everybody has committed. */
  reveal(table, sender, wish) {
    const chair = ownChair(sender, wish.chair);
    inPhase(table, "shuffling");
    const { commitment, contribution } = table.place(chair);
    if (commitment === null || table.people.some((each) => table.place(each).commitment === null))
      throw new Problem("not-now", "not everybody has committed yet");
    if (contribution !== null)
      throw new Problem("not-now", "you have already revealed your contribution");
    const revealed = bytesToHex(readContribution(commitment, wish.contribution));
    return { fact: { type: "revealed", chair, contribution: revealed } };
  },

  /** Make a decision about the current position, if it is yours to make. */
  decide(table, sender, wish) {
    const game = turnOf(table, sender, wish.position);
    askedChair(table, sender);
    return decision(game, wish.decision, false);
  },

  /** R2.5: choose a card of the pack before you, or withdraw that, until it is carried out. */
  choose(table, sender, wish) {
    const chair = ownChair(sender, wish.chair);
    inPhase(table, "playing");
    if (wish.position < table.dealt || wish.position > table.position)
      throw oldPosition(table, wish.position);
    const place = table.place(chair);
    if (place.away !== null) throw new Problem("not-now", AWAY);
    const choices = table.ahead(table.seat(chair));
    if (!choices.length)
      throw new Problem("not-now", "there is no card for you to choose in the draft");
    if (wish.decision === place.choice) throw new Problem("not-now", "that is already the case");
    if (wish.decision !== null && !choices.includes(wish.decision))
      throw new Problem("illegal", `you can choose ${choices.join(", ")}`);
    return { fact: { type: "chosen", chair, decision: wish.decision } };
  },

  /** Take back your own decisions that have taught nobody anything. */
  undo(table, sender, wish) {
    turnOf(table, sender, wish.position);
    const { decisions = 1 } = wish;
    const most = Math.max(...table.seats(sender.who).map((seat) => table.undoable(seat)));
    if (decisions > most)
      throw new Problem("not-now", `you can take back ${most} of your decisions`);
    return { fact: { type: "undone", decisions } };
  },

  /** Ask for a hint, alone against bots; what it says takes thought, and is filled in later. */
  hint(table, sender, wish) {
    turnOf(table, sender, wish.position);
    if (table.people.length > 1)
      throw new Problem("refused", "hints are for one person against bots only");
    const chair = askedChair(table, sender);
    if (table.hint !== null)
      throw new Problem("not-now", "you already have a hint for this position");
    return { fact: { type: "hinted", chair, best: [] } };
  },

  /** Take over from the bot. */
  back(table, sender, wish) {
    const chair = ownChair(sender, wish.chair);
    inPhase(table, "playing", "paused");
    if (table.place(chair).away === null) throw new Problem("not-now", "you are not away");
    return { fact: { type: "back", chair } };
  },

  talk,
  mute(table, sender, { whom, on = true, ...wish }) {
    const chair = ownChair(sender, wish.chair);
    if (whom >= table.setup.players || sender.who.includes(whom))
      throw new Problem("refused", `chair ${whom} doesn't belong to anybody else`);
    if (table.place(chair).mutes.has(whom) === on)
      throw new Problem("not-now", "that is already the case");
    return { fact: { type: "muted", chair, whom, on } };
  },

  /** Open the table for another game. */
  rematch(table, sender, wish) {
    ownChair(sender, wish.chair);
    inPhase(table, "over");
    const seed = table.people.length ? null : bytesToHex(randomBytes(CONTRIBUTION));
    const secret = bytesToHex(newSecret());
    return { fact: { type: "rematched", table: newTableId(), secret, seed } };
  },

  pause: onlyOnServers,
  "vote-out": onlyOnServers,
  report: onlyOnServers,
};

/** The game, if it is for this person to decide about this position. */
function turnOf(table: Table, { who }: Sender, position: number): Game {
  if (!who.length) throw new Problem("not-yours", "you have no chair at this table");
  inPhase(table, "playing");
  if (position !== table.position || table.game === null) throw oldPosition(table, position);
  return table.game;
}

/** The chair that has to decide, if it is this person's. */
function askedChair(table: Table, { who }: Sender): number {
  const [chair = 0] = table.asked();
  if (!who.includes(chair)) throw new Problem("not-your-turn", `seat ${table.seat(chair)} decides`);
  if (table.place(chair).away !== null) throw new Problem("not-now", AWAY);
  return chair;
}

/** The game has gone on since. */
function oldPosition(table: Table, position: number): Problem {
  const text = `the position is ${table.position}, not ${position}`;
  return new Problem("old-position", text, true);
}

/** Say a phrase, or free text where that is allowed. */
function talk(table: Table, sender: Sender, wish: ActOf<"talk">): Proposal {
  const chair = ownChair(sender, wish.chair);
  const { phrase = null, seat = null, domain = null } = wish;
  const text = clean(wish.text);
  if ((phrase === null) === (text === null))
    throw new Problem("refused", "say either a phrase or a text");
  if (phrase !== null) checkPhrase(table, phrase, seat, domain);
  else if (!table.setup.free_text) throw new Problem("refused", "this table allows phrases only");
  else if (seat !== null || domain !== null)
    throw new Problem("refused", "seat and domain belong to a phrase");
  else if (lengthOf(text ?? "") > LONGEST_TEXT)
    throw new Problem("refused", `a text has at most ${LONGEST_TEXT} characters`);
  return { fact: { type: "talked", chair, phrase, seat, domain, text, to: null } };
}

/** A phrase that exists, with exactly what it mentions. */
function checkPhrase(table: Table, key: string, seat: number | null, domain: string | null): void {
  const phrase = phraseOf(key);
  if (phrase === undefined) {
    const phrases = ALL.map((each) => each.key).join(", ");
    throw new Problem("refused", `there is no such phrase; the phrases are ${phrases}`);
  }
  for (const [name, value] of [
    ["seat", seat],
    ["domain", domain],
  ] as const) {
    if (phrase[name] === (value !== null)) continue;
    const needs = value === null ? "has to name" : "doesn't mention";
    throw new Problem("refused", `the phrase ${key} ${needs} a ${name}`);
  }
  if (seat !== null && table.game === null)
    throw new Problem("not-now", "there are no seats before the game");
  if (seat !== null && seat >= table.setup.players)
    throw new Problem("refused", `there is no seat ${seat}`);
}

/** How many facts of a kind a table takes from people: far more than any game needs. */
const MOST: Partial<Record<Fact["type"], number>> = {
  sat: 200,
  filled: 200,
  committed: 500,
  chosen: 1000,
  undone: 1000,
  hinted: 500,
  back: 200,
  talked: 2000,
  muted: 200,
};

/** What a message leads to at this table, or a problem. */
export function propose(table: Table, sender: Sender, wish: Act): Proposal {
  const make = WISHES[wish.type] as (table: Table, sender: Sender, wish: Act) => Proposal;
  const proposal = refusable(() => make(table, sender, wish));
  const { type } = proposal.fact;
  const most = MOST[type] ?? Infinity;
  if ((table.counts.get(type) ?? 0) >= most)
    throw new Problem("enough", `this table has seen ${most} of these, and takes no more`);
  return proposal;
}

/** What the rules refuse is a problem of whoever asked. */
export function refusable<Found>(find: () => Found): Found {
  try {
    return find();
  } catch (refused) {
    if (refused instanceof Refused) throw new Problem("refused", refused.message);
    throw refused;
  }
}

/** Whether a message can lead to a fact. */
export function isAct(message: { type: string }): message is Act {
  return Object.hasOwn(WISHES, message.type);
}
