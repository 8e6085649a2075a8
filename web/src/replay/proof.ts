// The shuffle of a record, read and drawn again as docs/fairness.md describes.
import { hexToBytes } from "@noble/hashes/utils.js";
import { commit, type Draw, draw as drawAgain, FORMAT, isHex } from "../shuffle";
import { LEAST, MOST, SECRET, type Table } from "../shuffle";

export interface Shuffle {
  commitment: string;
  secret: string;
  contributions: (string | null)[];
  first: number;
}

/** The parts of a record that the shuffle concerns. */
export interface Dealt extends Table {
  deck: string[];
  removed: string[];
}

export function hash(hex: string): string {
  return commit(hexToBytes(hex));
}

type Given = Partial<Shuffle> & { format?: unknown };

/** The `shuffle` of a record; null if it is malformed. */
export function readShuffle(record: unknown): Shuffle | null {
  const given = (record as { shuffle?: Given | null } | null)?.shuffle;
  if (typeof given !== "object" || given === null || given.format !== FORMAT) return null;
  const { commitment, secret, contributions, first } = given;
  const players = (record as Partial<Dealt>).players;
  const fits =
    isBytes(commitment, SECRET, SECRET) &&
    isBytes(secret, SECRET, SECRET) &&
    Array.isArray(contributions) &&
    contributions.length === players &&
    contributions.every((each: unknown) => each === null || isBytes(each, LEAST, MOST)) &&
    contributions.some((each) => each !== null) &&
    Number.isInteger(first);
  return fits ? (given as Shuffle) : null;
}

function isBytes(text: unknown, least: number, most: number): text is string {
  return isHex(text) && text.length >= 2 * least && text.length <= 2 * most;
}

/** The chair of seat 0 and the order of all cards, drawn from everybody's bytes. */
export function draw({ secret, contributions }: Shuffle, table: Dealt): Draw {
  const bytes = contributions.map((each) => (each === null ? null : hexToBytes(each)));
  return drawAgain(hexToBytes(secret), bytes, table);
}
