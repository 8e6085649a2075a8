// What decisions are worth, as `bots/weighing.py` finds it: for hints and analyses.
import { blake2b } from "@noble/hashes/blake2.js";
import { generator, type Generator, legalNumbers, type Views } from "./bots";
import {
  AGAIN,
  DECISIONS,
  DIGITS,
  type Engine,
  type NetDesk,
  type Network,
  NOTHING,
  PROMISING,
  SEATS,
  SHARE,
  type Sheet,
  SIMULATIONS,
} from "./engine";
import type { Numbers } from "./memory";

export interface Advice {
  decision: number;
  chance: number;
}

/** A decision with the chances of all seats, from seat 0; `chance` is the viewer's own. */
export interface Weighed extends Advice {
  all: number[];
}

/** Weighs decisions from what the first view's seat knows, and nothing else. */
export class Adviser {
  readonly #engine: Engine;
  readonly #network: Network;
  readonly #desk: NetDesk;
  readonly #sheet: Sheet;
  readonly #rng: Generator;
  readonly #worths: Numbers<"f64">;
  readonly #picked: Numbers<"i64">;
  readonly #chances: Numbers<"f64">;

  constructor(engine: Engine, network: Network) {
    this.#engine = engine;
    this.#network = network;
    this.#desk = engine.makeNetDesk(engine.roomFor(AGAIN * SIMULATIONS), network);
    this.#sheet = engine.makeSheet();
    this.#rng = generator(engine, 0n);
    this.#worths = engine.numbers("f64", DECISIONS);
    this.#picked = engine.numbers("i64", PROMISING + 1);
    this.#chances = engine.numbers("f64", SEATS);
  }

  /** The most promising decisions with the chance of winning, best first. */
  advise(view: Views, simulations: number = SIMULATIONS): Advice[] {
    const tried = this.promising(view, simulations);
    return this.searchEach(view, tried, simulations)
      .sort((one, two) => two.chance - one.chance || one.decision - two.decision)
      .map(({ decision, chance }) => ({ decision, chance: rounded(chance) }));
  }

  /** The decisions that a first search finds best, and the one made, if any. */
  promising(view: Views, simulations: number, made: number = NOTHING): number[] {
    this.#worths.values.fill(0);
    if (legalNumbers(view.read().legal).length > PROMISING) {
      const rng = this.#dice(view);
      this.#engine.weighAll(this.#desk, view, rng, simulations, this.#worths);
    }
    const count = this.#engine.pickPromising(view, this.#worths, made, this.#picked);
    return Array.from(this.#picked.values.subarray(0, count), Number);
  }

  /** Everybody's chances with each of these decisions. */
  searchEach(view: Views, decisions: readonly number[], simulations: number): Weighed[] {
    const share = Math.max(1, Math.floor(simulations / SHARE));
    const [players, viewer] = [view.number(0, "players"), view.number(0, "viewer")];
    return decisions.map((decision) => {
      this.#engine.searchAfter(this.#desk, view, this.#dice(view), decision, share);
      const mean = this.#desk.mean.values.subarray(0, players);
      const all = Array.from(mean, (chance) => Math.min(1, Math.max(0, chance)));
      return { decision, chance: all[viewer] ?? 0, all };
    });
  }

  /** The network's chances of all seats without search, from seat 0. */
  foretold(view: Views): number[] {
    this.#engine.foretellAll(view, this.#network, this.#sheet, this.#chances);
    return [...this.#chances.values.subarray(0, view.number(0, "players"))];
  }

  /** A generator that depends on nothing but what the seat knows. */
  #dice(view: Views): Generator {
    const seed = blake2b(view.bytes(0, 1), { dkLen: 8 });
    const numbers = new DataView(seed.buffer, seed.byteOffset);
    const [low, high] = [numbers.getUint32(0, true), numbers.getUint32(4, true)];
    this.#engine.plantSeed(this.#rng, 0, low, high, 0);
    return this.#rng;
  }
}

/** A number as Python rounds it: of two equally near ones, the one with an even last digit. */
export function rounded(number: number, digits: number = DIGITS): number {
  // With four digits, only odd multiples of 1/32 are exactly between two numbers.
  if (Math.abs((number * 2 ** (digits + 1)) % 2) !== 1) return Number(number.toFixed(digits));
  return (2 * Math.round((number * 10 ** digits) / 2)) / 10 ** digits;
}
