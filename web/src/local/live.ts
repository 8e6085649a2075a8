// A table in use: every action is written, then folded, and only then announced.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Advice, ClientMessage, Consider, Hello, Recall, ServerMessage } from "../protocol";
import { duty, question } from "./duties";
import type { Event, FactOf } from "./facts";
import { fold } from "./folding";
import { momentOf, spanOf } from "./pacing";
import { phraseOf } from "./phrases";
import { Problem, refusalOf } from "./problems";
import { decision, inPhase, type Proposal, type Sender } from "./proposals";
import type { Line, Table, Who } from "./standing";
import { type FinishedGame, type Storage, Taken } from "./storage";
import * as telling from "./telling";
import type { Thinkers } from "./thinkers";
import { type Act, isAct, propose, refusable } from "./wishes";

const PROTOCOL = 1;
const ATTEMPTS = 20; // when another page has written first
const RETRY = 2000; // milliseconds until a duty that failed is tried again
/** Who sits at a table in this browser: everybody on this device. */
const GUEST = "here";

/** A connection to a table. */
export interface End {
  token: string;
  who: Who;
  send(message: ServerMessage): void;
}

/** What a table needs of its house. */
export interface Host {
  storage: Storage;
  thinkers: Thinkers;
  /** The least time for a bot's decision, in milliseconds. */
  pace: number;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  openRematch(table: Table, again: FactOf<"rematched">): Promise<void>;
  /** Something was written: other pages may want to know. */
  wrote(table: string): void;
}

export class Live {
  readonly #ends = new Set<End>();
  #before: Promise<unknown> = Promise.resolve();
  #working = false;
  #advice: { position: number; thought: Promise<Advice[]> } | null = null;

  constructor(
    private readonly house: Host,
    readonly table: Table,
  ) {}

  get isUsed(): boolean {
    return this.#ends.size > 0;
  }

  // Who is here.

  /** Connect somebody, and tell them about the table and the last part of its log. */
  join(end: End, { after = 0 }: Hello): void {
    const { table } = this;
    this.#recognise(end);
    this.#ends.add(end);
    const { present, watching } = this.#presence();
    end.send({
      type: "welcome",
      version: PROTOCOL,
      token: end.token,
      number: table.told,
      table: telling.agreed(table),
      ...telling.page(table, end.who, after),
      standing: telling.standing(table, end.who),
      views: telling.views(table, end.who),
      present,
      watching,
      now: this.house.now(),
    });
    this.#announce(end);
    this.schedule();
  }

  part(end: End): void {
    this.#ends.delete(end);
    this.#announce();
  }

  #recognise(end: End): void {
    end.who = this.table.held(hashed(end.token), GUEST);
  }

  #presence(): { present: boolean[]; watching: number } {
    const ends = [...this.#ends];
    return {
      present: this.table.places.map((_, chair) => ends.some(({ who }) => who.includes(chair))),
      watching: ends.filter(({ who }) => !who.length).length,
    };
  }

  #announce(newest: End | null = null): void {
    const presence = this.#presence();
    for (const end of this.#ends) if (end !== newest) end.send({ type: "presence", ...presence });
  }

  // Messages.

  /** Answer one message. */
  async answer(end: End, message: ClientMessage): Promise<void> {
    const id = "id" in message ? message.id : null;
    try {
      if (message.type === "ping") end.send({ type: "pong", now: this.house.now() });
      else if (message.type === "consider") this.#consider(end, message);
      else if (message.type === "recall") this.#recall(end, message);
      else if (isAct(message))
        end.send({ type: "done", id: message.id, number: await this.#act(end, message) });
      else throw new Problem("malformed", "hello was already sent");
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      end.send(this.#refusal(end, error, id));
    }
  }

  #refusal(end: End, problem: Problem, id: string | null): ServerMessage {
    const refusal = refusalOf(problem, id);
    if (!problem.withPosition) return refusal;
    const { table } = this;
    const standing = telling.standing(table, end.who);
    return { ...refusal, standing, views: telling.views(table, end.who), number: table.told };
  }

  /** Answer for the deciding seat, if it is theirs; otherwise as if they can't decide. */
  #consider(end: End, { id, decisions }: Consider): void {
    const { table } = this;
    inPhase(table, "playing", "paused", "over");
    const { game } = table;
    if (game === null) return;
    const seats = table.seats(end.who);
    const seat = game.seat !== null && seats.includes(game.seat) ? game.seat : (seats[0] ?? null);
    const about = decisions.map((token) => refusable(() => game.considered(seat, token)));
    end.send({ type: "considered", id, position: table.position, about });
  }

  #recall(end: End, { id, before }: Recall): void {
    end.send({ type: "recalled", id, before, ...telling.page(this.table, end.who, 0, before) });
  }

  /** Carry out a message; return the number of what came of it, once it is durable. */
  async #act(end: End, wish: Act): Promise<number> {
    const best = wish.type === "hint" ? await this.#advise(end, wish) : [];
    return await this.#alone(() => this.#actAlone(end, wish, best));
  }

  /** Think about a hint before anything is written, if it is to be given. */
  async #advise(end: End, wish: Act): Promise<Advice[]> {
    const { table } = this;
    if (table.answers.has(clientId(end, wish))) return [];
    propose(table, senderOf(end), wish);
    const { game, position } = table;
    if (game?.seat == null) return [];
    if (this.#advice?.position !== position) {
      const thought = this.house.thinkers.advise(game.viewBytes(game.seat));
      this.#advice = { position, thought };
    }
    try {
      return await this.#advice.thought;
    } catch {
      this.#advice = null;
      throw new Problem("refused", "there is no network to think with");
    }
  }

  async #actAlone(end: End, wish: Act, best: Advice[]): Promise<number> {
    const { table, house } = this;
    const client = clientId(end, wish);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answered = table.answers.get(client);
      if (answered) return answeredAgain(wish, answered);
      const proposal = propose(table, senderOf(end), wish);
      if (proposal.fact.type === "hinted") proposal.fact = { ...proposal.fact, best };
      if (proposal.fact.type === "rematched") {
        const number = rematchBefore(table);
        if (number !== null) return number;
        await house.openRematch(table, proposal.fact);
      }
      const line = await this.#append(proposal, client, digestOf(wish));
      if (line) return line.number;
    }
    throw new Problem("unavailable", "others changed the table first; try again");
  }

  /** One thing after another. */
  #alone<Made>(work: () => Promise<Made>): Promise<Made> {
    const made = this.#before.then(work);
    this.#before = made.catch(() => undefined);
    return made;
  }

  // Writing and announcing.

  /** Write a fact; once it is durable, apply it and tell everybody. Null if it came too late. */
  async #append(
    { fact, game }: Proposal,
    client: string | null = null,
    digest: string | null = null,
  ): Promise<Line | null> {
    const { table, house } = this;
    const event: Event = { number: table.number + 1, at: house.now(), fact, client, digest };
    const finished: FinishedGame | null = game?.over
      ? { id: table.id, finishedAt: event.at, record: table.record(game), chairs: table.people }
      : null;
    try {
      await house.storage.append(table.id, event, finished);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      await this.#catchUp();
      return null;
    }
    house.wrote(table.id);
    return this.#count(event, game ?? null);
  }

  /** Fold a durable fact, and tell everybody what they may know about it. */
  #count(event: Event, game: Parameters<typeof fold>[2] = null): Line {
    const { table } = this;
    const line = fold(table, event, game);
    const moved = ["sat", "left", "reshuffled"].includes(event.fact.type);
    if (moved) for (const end of this.#ends) this.#recognise(end);
    for (const end of this.#ends) this.#tell(end, line);
    if (moved) this.#announce();
    this.schedule();
    return line;
  }

  #tell(end: End, line: Line): void {
    const { table } = this;
    const happened = telling.seen(table, line, end.who);
    if (!happened.length) return;
    const changed = table.position === line.number;
    end.send({
      type: "update",
      number: line.number,
      at: line.at,
      happened,
      standing: telling.standing(table, end.who),
      views: changed ? telling.views(table, end.who) : null,
    });
  }

  /** Fold what another page has written. */
  async catchUp(): Promise<void> {
    await this.#alone(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    const { id, number } = this.table;
    for (const event of await this.house.storage.events(id, number)) this.#count(event);
  }

  // What the house does on its own.

  /** Do what is due, as long as somebody is here. */
  schedule(): void {
    if (this.#working || !this.isUsed || duty(this.table) === null) return;
    this.#working = true;
    void this.#work().finally(() => {
      this.#working = false;
      this.schedule();
    });
  }

  async #work(): Promise<void> {
    try {
      const due = duty(this.table);
      if (due === "decide") await this.#letBotDecide();
      else if (due === "answer") await this.#letBotAnswer();
      else if (due === "keep") await this.#keepChoice();
    } catch (error) {
      console.warn("a duty was put off:", error);
      await this.house.sleep(RETRY);
    }
  }

  /** Let a bot think from its view, then decide, at a moment that gives nothing away. */
  async #letBotDecide(): Promise<void> {
    const { table, house } = this;
    const { position, game, deciding } = table;
    if (game?.seat == null || !deciding?.thinker) return;
    const level = deciding.thinker;
    const promises = deciding.bot ? table.favours.promises(table.chair(game.seat)) : [];
    const view = game.viewBytes(game.seat);
    const token = await this.#inTime(level, () => house.thinkers.choose(view, level, promises));
    await this.#alone(async () => {
      const still = table.phase === "playing" && table.position === position;
      if (still && table.game && table.deciding?.thinker)
        await this.#append(decision(table.game, token, true));
    });
  }

  /** Let a bot answer a request; if the game has gone on meanwhile, it thinks again. */
  async #letBotAnswer(): Promise<void> {
    const { table, house } = this;
    const { position, game } = table;
    const asked = question(table);
    if (!asked || !game) return;
    const { chair, asker, request } = asked;
    const level = table.place(chair).bot ?? "";
    const view = game.viewBytes(table.seat(chair));
    const phrase = await this.#inTime(level, () => house.thinkers.answer(view, level, request));
    await this.#alone(async () => {
      if (table.position !== position || question(table) !== asked) return;
      const about = phraseOf(phrase);
      const seat = about?.seat ? request.seat : null;
      const domain = about?.domain ? request.domain : null;
      await this.#append({
        fact: { type: "talked", chair, phrase, seat, domain, text: null, to: asker },
      });
    });
  }

  /** R2.5: carry out what was chosen before being asked. */
  async #keepChoice(): Promise<void> {
    const { table } = this;
    await this.#alone(async () => {
      const choice = duty(table) === "keep" ? table.deciding?.choice : null;
      if (choice && table.game) await this.#append(decision(table.game, choice, false));
    });
  }

  async #inTime(level: string, think: () => Promise<string>): Promise<string> {
    const { house } = this;
    const asked = house.now();
    const found = await think();
    const ended = house.now();
    const moment = momentOf({ asked, began: asked, ended }, spanOf(level, house.pace));
    await house.sleep(Math.max(0, moment - ended));
    return found;
  }
}

function senderOf({ who, token }: End): Sender {
  return { who, token: hashed(token), guest: GUEST };
}

/** The id under which a message is kept: nobody can use up another's ids. */
function clientId({ token }: End, { id }: Act): string {
  return `${hashed(token).slice(0, 24)} ${id}`;
}

function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Everything in a message except its id: the same when the message is sent again. */
function digestOf(wish: Act): string {
  const said = Object.entries(wish).filter(([name, value]) => name !== "id" && value != null);
  return hashed(JSON.stringify(said.sort())).slice(0, 32);
}

/** The same answer to a message sent again; one id never has two contents. */
function answeredAgain(
  wish: Act,
  { number, digest }: { number: number; digest: string | null },
): number {
  if (digest !== null && digest !== digestOf(wish))
    throw new Problem("id-reused", `the id '${wish.id}' was used for something else`);
  return number;
}

/** The number of the rematch, if somebody has already asked for one: there is only one. */
function rematchBefore({ log }: Table): number | null {
  const asked = log.find(({ items }) => items.some(({ what }) => what.type === "rematch"));
  return asked?.number ?? null;
}
