// The friendly object on top of the rules, as `game.py` has it: a game without a server.
import { AUDIENCE, NOTHING, STATE, type State, STEPS } from "../engine/engine";
import type { Records } from "../engine/memory";
import type { Result, Thought, View } from "../protocol";
import { EDITIONS, SETUPS, VERSION } from "../rules";
import { thought } from "./answers";
import { type Beside, checkRecord, type Checked, dumped, otherRules } from "./form";
import { writeRecord, type Written } from "./form";
import {
  type Agreement,
  cardsIn,
  checkBox,
  hiddenToken,
  isLegal,
  KIND_NUMBER,
  legalTokens,
  NUMBER,
  resultOf,
  seatsOf,
  sidesOf,
  tokenOf,
} from "./notation";
import { quote, Refused } from "./refused";
import { type Bytes, numberOf, Rules, wordOf } from "./scratch";
import { ahead, describe } from "./views";

export { type Agreement, type Beside, type Bytes, Refused, Rules, type Written };

/** The table with all hands and draft packs open. */
export interface Open {
  view: View;
  packs: string[][];
}

/** Everything that a game is made of; bytes are never written to once they are here. */
interface Kept {
  agreement: Readonly<Agreement>;
  first: Bytes; // the state before the first decision
  deck: readonly string[];
  state: Bytes;
  decisions: readonly number[];
  version: number;
  beside: Beside;
}

/** One game of Carta Impera Victoria: ask what is legal, decide, look. */
export class Game {
  readonly rules: Rules;
  #kept: Kept;

  private constructor(rules: Rules, kept: Kept) {
    this.rules = rules;
    this.#kept = kept;
  }

  /** Open a table with a given deck, listed from top to bottom. */
  static deal(
    rules: Rules,
    agreement: Agreement,
    deck: readonly string[],
    removed: readonly string[],
  ): Game {
    const { players, edition, setup, teams } = agreement;
    checkBox(players, removed, deck);
    const { engine, state, cards } = rules;
    state.bytes().fill(0);
    const [printing, draft] = [EDITIONS.indexOf(edition), SETUPS.indexOf(setup)];
    engine.setTable(state, 0, players, printing, draft, teams);
    cards.values.set([...deck, ...removed].map((kind) => KIND_NUMBER.get(kind) ?? NOTHING));
    engine.layDeckAt(state, 0, cards);
    engine.begin(state, 0);
    const first = state.bytes().slice();
    const begun = { first, deck: [...deck], state: first, decisions: [] };
    const kept = { agreement: { players, edition, setup, teams }, ...begun };
    return new Game(rules, { ...kept, version: VERSION, beside: {} });
  }

  /**
   * Replay a record to its end; anything that doesn't fit is refused.
   *
   * A record of another version of the rules may not fit; `toShow` replays as much as it can.
   */
  static fromRecord(rules: Rules, record: unknown, { toShow = false } = {}): Game {
    const checked = checkRecord(record);
    const game = Game.deal(rules, checked.agreement, checked.deck, checked.removed);
    const { beside, rules: version } = checked;
    game.#kept = { ...game.#kept, version, beside: structuredClone(beside) };
    try {
      game.#replayToTheEnd(checked);
    } catch (refused) {
      if (!(refused instanceof Refused) || version === VERSION) throw refused;
      if (!toShow) throw new Refused(`${otherRules(version)}: ${refused.message}`);
    }
    return game;
  }

  #replayToTheEnd({ decisions, result }: Checked): void {
    for (const [number, token] of decisions.entries())
      try {
        this.decide(token);
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
        throw new Refused(`decision ${number}: ${refused.message}`);
      }
    const claimed = dumped(result, true);
    if (result !== null && claimed !== dumped(this.result, true)) {
      const found = dumped(this.result);
      throw new Refused(`result ${claimed.slice(0, 200)} is claimed; the game's is ${found}`);
    }
  }

  /** What the table has agreed on. */
  get agreement(): Readonly<Agreement> {
    return this.#kept.agreement;
  }

  get players(): number {
    return this.#kept.agreement.players;
  }

  /** Who decides next; null when the game is over. */
  get seat(): number | null {
    const seat = numberOf(this.#kept.state, "seat");
    return seat === NOTHING ? null : seat;
  }

  /** Whose turn it is. */
  get turn(): number {
    return numberOf(this.#kept.state, "turn");
  }

  /** `draft`, `open`, `play`, `effects` or `resolve`; null when the game is over. */
  get step(): string | null {
    return STEPS[numberOf(this.#kept.state, "step")] ?? null;
  }

  get over(): boolean {
    return this.seat === null;
  }

  /** The seat whose hand was taken by an Inquisition; -1 for nobody. */
  get target(): number {
    return numberOf(this.#kept.state, "target");
  }

  /** All legal decisions, sorted. */
  get legal(): string[] {
    return legalTokens(this.#legal());
  }

  #legal(): bigint[] {
    const [length = 0] = STATE.fields.legal.shape;
    return Array.from({ length }, (_, place) => wordOf(this.#kept.state, "legal", place));
  }

  /** How the game ended, or null. */
  get result(): Result | null {
    return resultOf(this.#lend().read());
  }

  /** Every decision so far. */
  get decisions(): string[] {
    return this.#kept.decisions.map(tokenOf);
  }

  /** The version of the rules by which the game was played; a record can name another. */
  get version(): number {
    return this.#kept.version;
  }

  /** The further keys of the record that the game was read from. */
  get beside(): Beside {
    return this.#kept.beside;
  }

  /** Carry out a decision; an illegal one is refused and changes nothing. */
  decide(token: string): void {
    const number = NUMBER.get(token);
    if (number === undefined || !isLegal(this.#legal(), number))
      throw new Refused(this.#refusal(token));
    const state = this.#played(this.#kept.state, [number]);
    this.#kept = { ...this.#kept, state, decisions: [...this.#kept.decisions, number] };
  }

  #refusal(token: string): string {
    if (this.over) return `${quote(token)} comes after the end of the game`;
    const known = NUMBER.has(token) ? "is not legal" : "is not a decision";
    return `${quote(token)} ${known}; allowed: ${this.legal.join(", ")}`;
  }

  /** The rules' own state, which is now this one. */
  #lend(): Records<State> {
    this.rules.state.bytes().set(this.#kept.state);
    return this.rules.state;
  }

  /** A state after legal decisions. */
  #played(from: Bytes, decisions: readonly number[]): Bytes {
    const { engine, state } = this.rules;
    state.bytes().set(from);
    for (const number of decisions) engine.decideAt(state, 0, number);
    return state.bytes().slice();
  }

  /** An independent copy at the same point. */
  copy(): Game {
    return new Game(this.rules, this.#kept);
  }

  /** The same game at the point after `to` decisions. */
  rewound(to: number): Game {
    const { first, decisions } = this.#kept;
    if (!Number.isInteger(to) || to < 0 || to > decisions.length)
      throw new Refused(`there is no point ${to}; ${decisions.length} decisions were made`);
    const made = decisions.slice(0, to);
    const state = this.#played(first, made);
    return new Game(this.rules, { ...this.#kept, state, decisions: made });
  }

  /** Everything a seat knows (R9), or the audience with null, as a plain structure. */
  view(seat: number | null): View {
    this.#look(seat);
    return describe(this.rules);
  }

  /** The same as the bytes of a packed record, for bots. */
  viewBytes(seat: number | null): Bytes {
    this.#look(seat);
    return this.rules.view.bytes().slice();
  }

  /** Write what a viewer knows into the rules' own view. */
  #look(seat: number | null): void {
    const viewer = this.#viewer(seat);
    this.rules.engine.look(this.#lend(), 0, viewer, this.rules.view, 0);
  }

  #viewer(seat: number | null): number {
    if (seat === null) return AUDIENCE;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.players)
      throw new Refused(`there is no seat ${seat}; the seats are 0 to ${this.players - 1}`);
    return seat;
  }

  /** The table with all hands and draft packs open: for those allowed to see everything. */
  openView(): Open {
    const view = this.view(null);
    const cards = (field: "hand" | "pack", seat: number): string[] =>
      cardsIn(wordOf(this.#kept.state, field, seat));
    for (const [seat, hand] of view.hands.entries()) hand.cards = cards("hand", seat);
    return { view, packs: seatsOf(this.players).map((seat) => cards("pack", seat)) };
  }

  /** R2.5: what the seat can choose in the draft, sorted, even before it is asked. */
  ahead(seat: number): string[] {
    this.#look(seat);
    return ahead(this.rules);
  }

  /**
   * Whether anybody learned anything from the last decision, made in the game `before`.
   *
   * With `alone`, the other seats are nobody: they forget what is taken back.
   */
  tells(before: Game, alone: boolean): boolean {
    const { engine, state, other } = this.rules;
    state.bytes().set(before.#kept.state);
    other.bytes().set(this.#kept.state);
    return engine.reveals(state, this.#kept.decisions.at(-1) ?? NOTHING, other, alone);
  }

  /** The next decision as the seat would see it: only the Era of a secret card. */
  seen(token: string, seat: number | null): string {
    const viewer = this.#viewer(seat);
    const number = NUMBER.get(token);
    if (number === undefined) return token;
    const shown = this.rules.engine.seen(this.#lend(), number, viewer);
    return shown === number ? token : hiddenToken(token);
  }

  /** R8.1: the side that a seat plays for. */
  team(seat: number): number {
    const { players, teams } = this.agreement;
    return sidesOf(players, teams).findIndex((side) => side.includes(seat));
  }

  /** Why a decision, or the beginning of one, is not possible for the seat, or what it would do. */
  considered(seat: number | null, token: string): Thought {
    this.#look(seat);
    return thought(this.rules, token);
  }

  /** The game as a record, with further keys. */
  record(beside: Beside = this.beside): Written {
    const { first, deck } = this.#kept;
    const removed = cardsIn(wordOf(first, "removed"));
    const { decisions, result } = this;
    return writeRecord(this.agreement, { removed, deck: [...deck], decisions, result }, beside);
  }
}
