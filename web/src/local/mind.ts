// A mind: an engine with the bots in it. It is shown views, and never a state.
import { Adviser } from "../engine/advice";
import {
  type Bot,
  type Generator,
  generator,
  type Level,
  makeBot,
  NetSearch,
  type Views,
} from "../engine/bots";
import { DECISIONS, type Engine, LEVELS, type Network, NOTHING, VIEW } from "../engine/engine";
import type { Advice } from "../protocol";
import { TOKENS } from "../rules";
import type { Promised, Request } from "./favours";
import { type Judgement, Judging } from "./judging";
import { Obliging } from "./obliging";
import type { Bytes } from "./scratch";

/** What a mind is asked. */
export type Matter =
  | { about: "choose"; view: Bytes; level: string; promises: Promised[]; time: number }
  | { about: "answer"; view: Bytes; level: string; request: Request }
  | { about: "trees"; view: Bytes; level: string; simulations: number; time: number }
  | { about: "keep"; view: Bytes; level: string; chosen: number; promises: Promised[] }
  | { about: "advise"; view: Bytes }
  | { about: "judge"; id: string; record: object };

/** More visits than any tree has. */
const CERTAIN = 1n << 40n;

/** What it has found: a decision, a phrase, visits by decision, advice, or a judgement. */
export type Found = string | Advice[] | BigInt64Array | Judgement;

export class Mind {
  readonly #engine: Engine;
  readonly #view: Views;
  readonly #rng: Generator;
  readonly #obliging: Obliging;
  readonly #bots = new Map<string, Bot>();
  readonly #network: () => Promise<Network>;
  readonly #judge: () => Promise<Network>;
  #adviser: Adviser | null = null;
  #judging: Judging | null = null;

  /** `network` and `judge`: fetch them, once. */
  constructor(engine: Engine, network: () => Promise<Network>, judge: () => Promise<Network>) {
    this.#engine = engine;
    this.#network = network;
    this.#judge = judge;
    this.#view = engine.records(VIEW, 1);
    this.#rng = generator(engine, 0n);
    this.#obliging = new Obliging(engine);
  }

  async think(matter: Matter): Promise<Found> {
    if (matter.about === "advise") return await this.#advise(matter.view);
    if (matter.about === "judge") return await this.#goOn(matter.id, matter.record);
    const bot = await this.#bot(matter.level);
    this.#look(matter.view);
    this.#shake();
    const [view, rng] = [this.#view, this.#rng];
    if (matter.about === "answer") return this.#obliging.reply(bot, view, matter.request, rng);
    if (matter.about === "keep") return this.#keepWord(bot, matter.chosen, matter.promises);
    const until = performance.now() + matter.time;
    const enough = (): boolean => performance.now() >= until;
    if (matter.about === "trees") return this.#trees(bot, matter.simulations, enough);
    return this.#keepWord(bot, bot.choose(view, rng, enough), matter.promises);
  }

  #keepWord(bot: Bot, chosen: number, promises: Promised[]): string {
    return tokenOf(this.#obliging.keepWord(bot, this.#view, this.#rng, chosen, promises));
  }

  /** How often a tree tried each decision; a certain win outweighs everything. */
  #trees(bot: Bot, simulations: number, enough: () => boolean): BigInt64Array {
    if (!(bot instanceof NetSearch)) throw new Error("only a search with the network has trees");
    const win = bot.win(this.#view, this.#rng);
    if (win === NOTHING) return bot.think(this.#view, this.#rng, simulations, enough);
    const visits = new BigInt64Array(DECISIONS);
    visits[win] = CERTAIN;
    return visits;
  }

  async #goOn(id: string, record: object): Promise<Judgement> {
    const adviser = await this.#advisor();
    this.#judging ??= new Judging(this.#engine, await this.#judge(), await this.#network());
    return this.#judging.goOn(id, record, adviser);
  }

  async #advisor(): Promise<Adviser> {
    const network = await this.#network();
    this.#adviser ??= new Adviser(this.#engine, network);
    return this.#adviser;
  }

  async #advise(bytes: Bytes): Promise<Advice[]> {
    const adviser = await this.#advisor();
    this.#look(bytes);
    return adviser
      .advise(this.#view)
      .map(({ decision, chance }) => ({ decision: tokenOf(decision), chance }));
  }

  async #bot(level: string): Promise<Bot> {
    const known = this.#bots.get(level);
    if (known) return known;
    const number = Number(level.replace("level:", "")) as Level;
    const made = makeBot(
      this.#engine,
      number,
      needsNetwork(level) ? await this.#network() : undefined,
    );
    this.#bots.set(level, made);
    return made;
  }

  #look(bytes: Bytes): void {
    this.#view.bytes().set(bytes);
  }

  /** Every thought has dice of its own. */
  #shake(): void {
    const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
    this.#engine.plantSeed(this.#rng, 0, low, high, 0);
  }
}

export function tokenOf(number: number): string {
  const token = TOKENS[number];
  if (token === undefined) throw new Error(`there is no decision ${number}`);
  return token;
}

/** Whether the bot of a level needs the network. */
export function needsNetwork(level: string): boolean {
  return nameOf(level).startsWith("net");
}

/** How many simulations the search of a level makes; none if it doesn't search with the network. */
export function treesOf(level: string): number {
  const [name, budget] = nameOf(level).split(":");
  return name === "net-search" ? Number(budget) : 0;
}

function nameOf(level: string): string {
  return LEVELS[Number(level.replace("level:", "")) - 1] ?? "";
}
