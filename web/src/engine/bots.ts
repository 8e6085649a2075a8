// The bots of the six levels, as `bots/ladder.py` has them: the same decisions from the same
// generator.
import {
  BREATH,
  CARD_MARGIN,
  CHANCE_MARGIN,
  DECISIONS,
  type Engine,
  GLANCE,
  LEVELS,
  type NetDesk,
  type Network,
  NOTHING,
  PLANS,
  ROOM,
  SAMPLES,
  type SearchDesk,
  type State,
  STATE,
  SURE,
  TRIES,
  type View,
  WORD_BITS,
} from "./engine";
import type { Numbers, Records } from "./memory";

export type Views = Records<View>;
export type Generator = Numbers<"i64">;
export type Level = 1 | 2 | 3 | 4 | 5 | 6;
/** Asked now and then whether a search has to come to an end. */
export type Enough = () => boolean;

/** A player that sees the first view, and nothing else. */
export interface Bot {
  /** How much of what a decision is worth it gives up to do somebody a favour. */
  margin: number;
  /** One of the legal decisions. */
  choose(view: Views, rng: Generator, enough?: Enough): number;
  /** What each legal decision is worth, by decision. */
  worths(view: Views, rng: Generator): Float64Array;
}

/** Nodes of a tree without the network: far more than a level's budget can fill. */
const NODES = 1 << 17;

/** The legal decisions of a view or a state, in ascending order. */
export function legalNumbers(words: readonly bigint[]): number[] {
  const found: number[] = [];
  for (let number = 0; number < DECISIONS; number++) {
    const word = words[Math.floor(number / WORD_BITS)] ?? 0n;
    if ((word >> BigInt(number % WORD_BITS)) & 1n) found.push(number);
  }
  return found;
}

/** A generator for a seed of 64 bits, and a number that tells several of one seed apart. */
export function generator(engine: Engine, seed: bigint, stream = 0): Generator {
  const rng = engine.numbers("i64", 1, 4);
  engine.plantSeed(rng, 0, Number(seed & 0xffffffffn), Number((seed >> 32n) & 0xffffffffn), stream);
  return rng;
}

/** The bot of a level; the upper two need the network. */
export function makeBot(engine: Engine, level: Level, network?: Network): Bot {
  const [name, budget] = LEVELS[level - 1]?.split(":") ?? [];
  if (name === "novice") return novice(engine);
  if (name === "planner") return planner(engine);
  if (name === "search") return new Search(engine, Number(budget));
  if (network === undefined) throw new Error(`level ${level} needs the network`);
  if (name === "net") return favourite(engine, network);
  return new NetSearch(engine, network, Number(budget));
}

/** One step ahead, by its own cards. */
function novice(engine: Engine): Bot {
  const tables = engine.records(STATE, 2);
  const values = engine.numbers("f64", DECISIONS);
  return {
    margin: CARD_MARGIN,
    choose: (view, rng) => engine.stepAhead(view, 1, engine.ownEyes, rng, tables),
    worths(view, rng) {
      values.values.fill(0);
      engine.stepValues(view, 1, engine.ownEyes, rng, tables, values);
      return values.values.slice();
    },
  };
}

/** The whole turn, in all orders. */
function planner(engine: Engine): Bot {
  const tables = engine.records(STATE, PLANS);
  const values = engine.numbers("f64", DECISIONS);
  return {
    margin: CARD_MARGIN,
    choose(view, rng) {
      return onlyOne(view) ?? engine.planTurn(view, SAMPLES, engine.weights, rng, tables);
    },
    worths(view, rng) {
      values.values.fill(0);
      engine.turnValues(view, SAMPLES, engine.weights, rng, tables, values);
      return values.values.map((value) => value / SAMPLES);
    },
  };
}

/** A bot that searches within a budget of simulations, unless it sees a certain win. */
abstract class Searching implements Bot {
  readonly margin = CHANCE_MARGIN;
  protected readonly engine: Engine;
  protected readonly visits: Numbers<"i64">;
  protected readonly values: Numbers<"f64">;
  protected readonly budget: number;
  readonly #tables: Records<State>;

  constructor(engine: Engine, budget: number) {
    this.engine = engine;
    this.budget = budget;
    this.visits = engine.numbers("i64", DECISIONS);
    this.values = engine.numbers("f64", DECISIONS);
    this.#tables = engine.records(STATE, TRIES);
  }

  choose(view: Views, rng: Generator, enough?: Enough): number {
    const only = onlyOne(view);
    if (only !== undefined) return only;
    const win = this.win(view, rng);
    return win === NOTHING ? mostTried(this.think(view, rng, this.budget, enough)) : win;
  }

  worths(view: Views, rng: Generator): Float64Array {
    this.values.values.fill(0);
    const win = this.win(view, rng);
    if (win === NOTHING) this.weigh(view, rng);
    else this.values.values[win] = 1;
    return this.values.values.slice();
  }

  /** The decision that begins a turn which certainly wins, or NOTHING. */
  win(view: Views, rng: Generator): number {
    return this.engine.findWin(view, SURE, this.engine.weights, rng, this.#tables);
  }

  /** How often a new tree tries each decision; several trees can be added up. */
  think(view: Views, rng: Generator, simulations: number, enough: Enough = never): BigInt64Array {
    this.plant(view, rng);
    const wanted = Math.max(2, simulations);
    for (let spent = 0; spent < wanted && !(spent && enough()); spent += BREATH)
      this.grow(view, rng, Math.min(BREATH, wanted - spent));
    this.visits.values.fill(0n);
    this.count();
    return this.visits.values.slice();
  }

  protected abstract plant(view: Views, rng: Generator): void;
  protected abstract grow(view: Views, rng: Generator, simulations: number): void;
  protected abstract count(): void;
  protected abstract weigh(view: Views, rng: Generator): void;
}

/** Search with the fitted value of a table. */
export class Search extends Searching {
  readonly desk: SearchDesk;

  constructor(engine: Engine, budget: number) {
    super(engine, budget);
    this.desk = engine.makeSearchDesk(NODES);
  }

  protected plant(view: Views, rng: Generator): void {
    this.engine.searchPlant(this.desk, view, rng);
  }

  protected grow(view: Views, rng: Generator, simulations: number): void {
    this.engine.searchGrow(this.desk, view, rng, simulations, false, 0);
  }

  protected count(): void {
    this.engine.searchVisits(this.desk, this.visits);
  }

  protected weigh(view: Views, rng: Generator): void {
    this.think(view, rng, this.budget);
    this.engine.searchWorths(this.desk, this.values);
  }
}

/** Search with the network. */
export class NetSearch extends Searching {
  readonly desk: NetDesk;
  readonly #glance: NetDesk; // a tree for weighing

  constructor(engine: Engine, network: Network, budget: number) {
    super(engine, budget);
    this.desk = engine.makeNetDesk(ROOM, network);
    this.#glance = engine.makeNetDesk(engine.roomFor(GLANCE), network);
  }

  protected plant(view: Views, rng: Generator): void {
    this.engine.netPlant(this.desk, view, rng);
  }

  protected grow(view: Views, rng: Generator, simulations: number): void {
    this.engine.netGrow(this.desk, view, rng, simulations);
  }

  protected count(): void {
    this.engine.netVisits(this.desk, this.visits);
  }

  protected weigh(view: Views, rng: Generator): void {
    this.engine.weighAll(this.#glance, view, rng, GLANCE, this.values);
  }
}

/** The network's favourite decision, without search. */
function favourite(engine: Engine, network: Network): Bot {
  const sheet = engine.makeSheet();
  const desk = engine.makeNetDesk(engine.roomFor(GLANCE), network);
  const values = engine.numbers("f64", DECISIONS);
  return {
    margin: CHANCE_MARGIN,
    choose: (view) => onlyOne(view) ?? engine.choose(view, network, sheet),
    worths(view, rng) {
      values.values.fill(0);
      engine.weighAll(desk, view, rng, GLANCE, values);
      return values.values.slice();
    },
  };
}

const never: Enough = () => false;

/** The only legal decision, if there is just one. */
function onlyOne(view: Views): number | undefined {
  const legal = legalNumbers(view.read().legal);
  return legal.length === 1 ? legal[0] : undefined;
}

/** The decision that was tried most often; of several, the first. */
export function mostTried(visits: BigInt64Array): number {
  return visits.reduce((best, tries, number) => (tries > (visits[best] ?? 0n) ? number : best), 0);
}
