// The draw of docs/fairness.md: who gets seat 0 and the order of all cards, from everybody's bytes.
// None of this is the server's code.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { BY_PLAYERS, DOMAINS, type Era, ERAS, type Players, PRINTED } from "./rules";

/** The parts of an agreement that the draw depends on. */
export interface Table {
  edition: string;
  setup: string;
  players: Players;
  teams: boolean;
}

export interface Draw {
  seed: string;
  first: number;
  deck: string[];
  removed: string[];
}

/** One for each participant; null for those who contribute nothing. */
export type Contributions = readonly (Uint8Array | null)[];

export const FORMAT = "impera/shuffle/1";
/** How many bytes a secret has, a commitment has, and a contribution has at least and at most. */
export const SECRET = 32;
export const LEAST = 16;
export const MOST = 32;

const HEX = /^(?:[0-9a-f]{2})*$/;

/** Whether these are pairs of lower-case hexadecimal digits. */
export function isHex(text: unknown): text is string {
  return typeof text === "string" && HEX.test(text);
}

/** What is published of a secret or a contribution before it is revealed. */
export function commit(value: Uint8Array): string {
  return bytesToHex(sha256(value));
}

/** The chair of seat 0 and the order of all cards. */
export function draw(secret: Uint8Array, contributions: Contributions, table: Table): Draw {
  const seed = seedOf(secret, contributions, table);
  const stream = words(seed);
  const first = below(stream, table.players);
  const { aside } = BY_PLAYERS[table.players];
  const deck: string[] = [];
  const removed: string[] = [];
  for (const era of ERAS) {
    const cards = shuffled(printed(era), stream);
    deck.push(...cards.slice(0, cards.length - aside));
    removed.push(...cards.slice(cards.length - aside));
  }
  return { seed: bytesToHex(seed), first, deck, removed };
}

function seedOf(secret: Uint8Array, contributions: Contributions, table: Table): Uint8Array {
  const fields = [
    utf8ToBytes(FORMAT),
    utf8ToBytes(table.edition),
    utf8ToBytes(table.setup),
    Uint8Array.of(table.players),
    Uint8Array.of(table.teams ? 1 : 0),
    secret,
    ...contributions.map((each) => each ?? new Uint8Array()),
  ];
  return sha256(
    concatBytes(...fields.map((field) => concatBytes(Uint8Array.of(field.length), field))),
  );
}

function* words(seed: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, counter);
    const block = sha256(concatBytes(seed, number));
    const view = new DataView(block.buffer, block.byteOffset);
    for (let place = 0; place < 32; place += 4) yield view.getUint32(place);
  }
}

/** A number from 0 to n - 1; words from the uneven remainder are skipped. */
function below(stream: Generator<number, never>, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = stream.next().value;
  while (word >= limit) word = stream.next().value;
  return word % n;
}

/** The cards of an Era in their order before the shuffle. */
function printed(era: Era): string[] {
  return DOMAINS.flatMap((domain) =>
    Array.from({ length: PRINTED[domain][era - 1] ?? 0 }, () => `${domain}${era}`),
  );
}

function shuffled(cards: string[], stream: Generator<number, never>): string[] {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = below(stream, last + 1);
    [cards[last], cards[chosen]] = [cards[chosen] as string, cards[last] as string];
  }
  return cards;
}
