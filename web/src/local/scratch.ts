// The compiled rules, with the records in their memory that questions are asked with.
import {
  ANSWER,
  type Answer,
  type Engine,
  LYING,
  type Lying,
  MOST_MOVES,
  PROGRESS,
  type Progress,
  type State,
  STATE,
  type View,
  VIEW,
} from "../engine/engine";
import type { Numbers, Records } from "../engine/memory";
import { BY_PLAYERS } from "../rules";

/** The rules. Their memory is never given back, so games keep their own bytes and lend them. */
export class Rules {
  readonly engine: Engine;
  readonly state: Records<State>;
  readonly other: Records<State>; // the state after a decision, or an imagined one
  readonly view: Records<View>;
  readonly seen: Records<View>; // what all see before and after a decision
  readonly answer: Records<Answer>;
  readonly ways: Records<Lying>;
  readonly progress: Records<Progress>;
  readonly rng: Numbers<"i64">;
  readonly cards: Numbers<"u8">;

  constructor(engine: Engine) {
    this.engine = engine;
    this.state = engine.records(STATE, 1);
    this.other = engine.records(STATE, 1);
    this.view = engine.records(VIEW, 1);
    this.seen = engine.records(VIEW, 2);
    this.answer = engine.records(ANSWER, 1);
    this.ways = engine.records(LYING, 2, MOST_MOVES);
    this.progress = engine.records(PROGRESS, 1);
    this.rng = engine.numbers("i64", 1, 4);
    this.cards = engine.numbers("u8", BY_PLAYERS[4].cards);
  }
}

/** The bytes of a state or a view. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One number of a state that is kept as bytes. */
export function wordOf(state: Bytes, field: keyof State, place = 0): bigint {
  const { at } = STATE.fields[field];
  return new DataView(state.buffer, state.byteOffset).getBigInt64(at + 8 * place, true);
}

/** The same, if it is small. */
export function numberOf(state: Bytes, field: keyof State, place = 0): number {
  return Number(wordOf(state, field, place));
}
