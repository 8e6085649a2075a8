// A whole game in a link: agreement, deck and decisions as one large number, for the part of an
// address that is never sent anywhere.
//
// Each part of the number is the place of something in a list that both sides can work out: the
// kinds that the Era still has, the decisions that are legal. What is forced takes no room.
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { BY_PLAYERS, EDITIONS, ERAS, KINDS, PLAYERS, SETUPS, VERSION } from "../rules";
import { otherRules } from "./form";
import { Game, Refused, type Rules } from "./game";
import { type Agreement, COPIES, eraOf } from "./notation";
import { attempt, type Reading } from "./records";

const FORMAT = 1; // of a link: the first byte
const CHECK = 4; // bytes of a checksum, after it
const LONGEST = 1 << 14; // letters
const MOST = 1 << 16; // decisions, and versions of the rules

/** The letters of a game for the fragment of an address. */
export function linkOf(game: Game): string {
  const number = new Writer();
  const { agreement, decisions } = game;
  const { deck } = game.record({});
  if (decisions.length >= MOST) throw new Refused("the game is too long for a link");
  number.put(VERSION, MOST);
  number.put(PLAYERS.indexOf(agreement.players), PLAYERS.length);
  number.put(EDITIONS.indexOf(agreement.edition), EDITIONS.length);
  number.put(SETUPS.indexOf(agreement.setup), SETUPS.length);
  number.put(Number(agreement.teams), 2);
  number.put(decisions.length, MOST);
  const box = new Box();
  for (const kind of deck) number.put(...box.place(kind));
  const moment = game.rewound(0);
  for (const token of decisions) {
    const { legal } = moment;
    number.put(legal.indexOf(token), legal.length);
    moment.decide(token);
  }
  const body = number.bytes();
  return lettersOf(concatBytes(Uint8Array.of(FORMAT), checksum(body), body));
}

/** The game of a link; one that was cut, changed or made by another version is refused. */
export function readLink(rules: Rules, letters: string): Reading {
  if (letters.length > LONGEST) return { code: "too-large", text: "the link is too long" };
  const bytes = bytesOf(letters);
  const [format] = bytes;
  const body = bytes.subarray(1 + CHECK);
  if (format !== undefined && format > FORMAT)
    return { code: "newer", text: `the link has version ${format}, but this reads ${FORMAT}` };
  const meant = checksum(body);
  if (format !== FORMAT || !meant.every((byte, n) => byte === bytes[1 + n]))
    return { code: "damaged", text: "the link is not complete" };
  return attempt("damaged", () => read(rules, new Reader(body)));
}

function read(rules: Rules, number: Reader): Reading {
  const version = number.take(MOST);
  if (version !== VERSION) return { code: "other-rules", text: otherRules(version) };
  const agreement: Agreement = {
    players: number.pick(PLAYERS),
    edition: number.pick(EDITIONS),
    setup: number.pick(SETUPS),
    teams: number.take(2) === 1,
  };
  const decisions = number.take(MOST);
  const box = new Box();
  const deck = Array.from({ length: BY_PLAYERS[agreement.players].cards }, (_, place) =>
    box.take(number.pick(box.kinds(eraAt(agreement, place)))),
  );
  const game = Game.deal(rules, agreement, deck, box.left());
  for (let made = 0; made < decisions; made++) game.decide(number.pick(game.legal));
  if (!number.isEmpty) return { code: "damaged", text: "the link says more than a game" };
  return { game };
}

/** R2.2, R2.3: the Era of a card of the deck. */
function eraAt({ players }: Agreement, place: number): number {
  const { aside } = BY_PLAYERS[players];
  let end = 0;
  for (const era of ERAS) {
    const all = KINDS.map((kind, n) => (eraOf(kind) === era ? (COPIES[n] ?? 0) : 0));
    end += all.reduce((sum, each) => sum + each, 0) - aside;
    if (place < end) return era;
  }
  return 0;
}

/** R1.1: the cards that have not been laid yet. */
class Box {
  readonly #copies = new Map<string, number>(KINDS.map((kind, n) => [kind, COPIES[n] ?? 0]));

  /** The kinds of an Era that are left. */
  kinds(era: number): string[] {
    return KINDS.filter((kind) => eraOf(kind) === era && (this.#copies.get(kind) ?? 0) > 0);
  }

  take(kind: string): string {
    this.#copies.set(kind, (this.#copies.get(kind) ?? 0) - 1);
    return kind;
  }

  /** The place of a kind among those that could come, and how many could; it is taken. */
  place(kind: string): [place: number, of: number] {
    const kinds = this.kinds(eraOf(kind));
    this.take(kind);
    return [kinds.indexOf(kind), kinds.length];
  }

  left(): string[] {
    return [...this.#copies].flatMap(([kind, length]) => Array.from({ length }, () => kind));
  }
}

/** A large number made of small ones. */
class Writer {
  readonly #parts: [value: number, of: number][] = [];

  put(value: number, of: number): void {
    if (value < 0 || value >= of) throw new Refused("the game doesn't fit into a link");
    this.#parts.push([value, of]);
  }

  bytes(): Uint8Array {
    let number = 0n;
    for (const [value, of] of this.#parts.toReversed())
      number = number * BigInt(of) + BigInt(value);
    const digits = number.toString(16);
    const pairs = digits.padStart(2 * Math.ceil(digits.length / 2), "0").match(/../g) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  }
}

/** The small numbers of a large one, in the same order. */
class Reader {
  #number: bigint;

  constructor(bytes: Uint8Array) {
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
    this.#number = BigInt(`0x0${digits.join("")}`);
  }

  get isEmpty(): boolean {
    return this.#number === 0n;
  }

  take(of: number): number {
    const value = this.#number % BigInt(of);
    this.#number /= BigInt(of);
    return Number(value);
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Refused("the link says more than a game");
    return from[this.take(from.length)] as T;
  }
}

function checksum(body: Uint8Array): Uint8Array {
  return sha256(body).subarray(0, CHECK);
}

function lettersOf(bytes: Uint8Array): string {
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of a link; none if its letters were never those of one. */
function bytesOf(letters: string): Uint8Array {
  if (!/^[\w-]+$/.test(letters)) return new Uint8Array();
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
