// The shuffle repeated as docs/fairness.md describes; none of this is the server's code.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { BY_PLAYERS, DOMAINS, type Era, ERAS, type Players, PRINTED } from "../rules";

export interface Shuffle {
  commitment: string;
  secret: string;
  contributions: (string | null)[];
  first: number;
}

/** The parts of a record that the shuffle concerns. */
export interface Dealt {
  edition: string;
  setup: string;
  players: Players;
  teams: boolean;
  deck: string[];
  removed: string[];
}

export interface Draw {
  seed: string;
  first: number;
  deck: string[];
  removed: string[];
}

const FORMAT = "impera/shuffle/1";
const HEX = /^(?:[0-9a-f]{2})*$/;

export function hash(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

type Given = Partial<Shuffle> & { format?: unknown };

/** The `shuffle` of a record; null if it is malformed. */
export function readShuffle(record: unknown): Shuffle | null {
  const given = (record as { shuffle?: Given | null } | null)?.shuffle;
  if (typeof given !== "object" || given === null || given.format !== FORMAT) return null;
  const { commitment, secret, contributions, first } = given;
  const players = (record as Partial<Dealt>).players;
  const fits =
    isHex(commitment, 32, 32) &&
    isHex(secret, 32, 32) &&
    Array.isArray(contributions) &&
    contributions.length === players &&
    contributions.every((each: unknown) => each === null || isHex(each, 16, 32)) &&
    contributions.some((each) => each !== null) &&
    Number.isInteger(first);
  return fits ? (given as Shuffle) : null;
}

function isHex(text: unknown, least: number, most: number): text is string {
  if (typeof text !== "string" || !HEX.test(text)) return false;
  return text.length >= 2 * least && text.length <= 2 * most;
}

/** The chair of seat 0 and the order of all cards, drawn from everybody's bytes. */
export function draw(shuffle: Shuffle, table: Dealt): Draw {
  const seed = seedOf(shuffle, table);
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

function seedOf(shuffle: Shuffle, table: Dealt): Uint8Array {
  const fields = [
    utf8ToBytes(FORMAT),
    utf8ToBytes(table.edition),
    utf8ToBytes(table.setup),
    Uint8Array.of(table.players),
    Uint8Array.of(table.teams ? 1 : 0),
    hexToBytes(shuffle.secret),
    ...shuffle.contributions.map((each) => hexToBytes(each ?? "")),
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
