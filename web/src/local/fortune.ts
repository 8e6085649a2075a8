// Luck in a finished game, as `judge/luck.py` finds it. The judge sees all hands: it is asked about
// games that are over, and by nobody who plays.
import { blake2b } from "@noble/hashes/blake2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { generator, type Generator, type Views } from "../engine/bots";
import {
  CARDS,
  DEALS,
  type Engine,
  type Network,
  REDEALS,
  SEATS,
  type Sheet,
  type State,
  STATE,
  VIEW,
} from "../engine/engine";
import type { Numbers, Records } from "../engine/memory";
import { EDITIONS } from "../rules";
import type { Game } from "./game";
import { KIND_NUMBER, NUMBER } from "./notation";

/** What the deal did to everybody's chances, from seat 0. */
export interface Dealt {
  start: number[];
  luck: number[];
  after: number[];
}

/** What a decision, and the cards drawn after it, did to everybody's chances. */
export interface Moved {
  step: number;
  seat: number;
  drawn: number;
  luck: number[];
  after: number[];
}

/** The judge at work, on one game at a time. */
export class Measuring {
  readonly #engine: Engine;
  readonly #judge: Network;
  readonly #player: Network;
  readonly #states: Records<State>;
  readonly #cards: Numbers<"u8">;
  readonly #rng: Generator;
  readonly #views: Views;
  readonly #sheet: Sheet;
  readonly #chances: Numbers<"f64">;

  /** `player`: the network that plays on, before the judge looks. */
  constructor(engine: Engine, judge: Network, player: Network) {
    this.#engine = engine;
    this.#judge = judge;
    this.#player = player;
    this.#states = engine.records(STATE, 3);
    this.#cards = engine.numbers("u8", CARDS);
    this.#rng = generator(engine, 0n);
    this.#views = engine.records(VIEW, 1);
    this.#sheet = engine.makeSheet();
    this.#chances = engine.numbers("f64", 4, SEATS);
  }

  *follow(game: Game): globalThis.Generator<Dealt | Moved, void> {
    const { deck, removed, decisions } = game.record({});
    const [engine, states, rng] = [this.#engine, this.#states, this.#rng];
    const eyes = [this.#views, this.#judge, this.#player, this.#sheet, this.#chances] as const;
    this.#open(game);
    this.#shake([deck, removed, decisions.map(numberOf)]);
    this.#cards.values.set([...deck, ...removed].map((kind) => KIND_NUMBER.get(kind) ?? 0));
    engine.layDeckAt(states, 0, this.#cards);
    engine.measureDeal(states, rng, DEALS, ...eyes);
    const { players } = game;
    yield { start: this.#row(2, players), luck: this.#luck(players), after: this.#row(0, players) };
    for (const [step, token] of decisions.entries()) {
      const seat = states.number(0, "seat");
      const drawn = engine.measureLuck(states, numberOf(token), rng, REDEALS, ...eyes);
      yield { step, seat, drawn, luck: this.#luck(players), after: this.#row(0, players) };
    }
  }

  /** Three blank tables. */
  #open({ agreement: { players, edition, setup, teams } }: Game): void {
    this.#states.bytes().fill(0);
    for (let table = 0; table < 3; table++)
      this.#engine.setTable(
        this.#states,
        table,
        players,
        EDITIONS.indexOf(edition),
        Number(setup === "draft"),
        teams,
      );
  }

  /** Dice that depend on nothing but the game. */
  #shake(parts: readonly (readonly (string | number)[])[]): void {
    const text = parts.map((each) => each.join(",")).join(";");
    const seed = blake2b(utf8ToBytes(text), { dkLen: 8 });
    const numbers = new DataView(seed.buffer, seed.byteOffset);
    const [low, high] = [numbers.getUint32(0, true), numbers.getUint32(4, true)];
    this.#engine.plantSeed(this.#rng, 0, low, high, 0);
  }

  #luck(players: number): number[] {
    const expected = this.#row(2, players);
    return this.#row(1, players).map((chance, seat) => chance - (expected[seat] ?? 0));
  }

  #row(row: number, players: number): number[] {
    return [...this.#chances.values.subarray(SEATS * row, SEATS * row + players)];
  }
}

function numberOf(token: string): number {
  return NUMBER.get(token) ?? 0;
}
