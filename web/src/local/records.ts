// Records from outside, read without trusting them, and written for a file. Whatever is wrong with
// one comes back as a code for the page and a sentence that says where.
import { VERSION } from "../rules";
import { checkRecord } from "./form";
import { Game, Refused, type Rules } from "./game";

/** Why something from outside can't be played again. */
export type Code =
  | "too-large"
  | "empty"
  | "not-json"
  | "not-record"
  | "other-rules" // it was played by another version of the rules, and does not fit these
  | "impossible" // a decision or the result breaks the rules
  | "damaged" // a link that was cut or changed
  | "newer"; // a link of a later version of this page

/** A game that was read, or what is wrong with it. */
export type Reading = { game: Game; code?: never } | { code: Code; text: string; game?: never };

const LARGEST = 1 << 20; // characters of a file
const MOST = 100; // games of a file

/** The games of a file: one record per line, or one in all. */
export function readFile(rules: Rules, text: string): Reading[] {
  if (text.length > LARGEST) return [{ code: "too-large", text: "the file is too large" }];
  const lines = withoutMark(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const [first] = lines;
  if (first === undefined)
    return [{ code: "empty", text: "the file is empty; a record was expected" }];
  if (!isJson(first)) return [readRecord(rules, withoutMark(text))];
  if (lines.length > MOST)
    return [{ code: "too-large", text: `the file has more than ${MOST} games` }];
  return lines.map((line) => readRecord(rules, line));
}

/** Windows likes to put a mark before the first letter of a text. */
function withoutMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}

function isJson(text: string): boolean {
  return parsed(text) !== undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The game of one record, replayed to its end; `toShow` replays other rules as far as it can. */
export function readRecord(rules: Rules, text: string, { toShow = false } = {}): Reading {
  if (text.length > LARGEST) return { code: "too-large", text: "the record is too large" };
  const given = parsed(text);
  if (given === undefined) return { code: "not-json", text: "not JSON" };
  return attempt("not-record", () => replayed(rules, given, toShow));
}

function replayed(rules: Rules, given: unknown, toShow: boolean): Reading {
  let code: Code = "not-record";
  try {
    const { rules: version } = checkRecord(given);
    code = version === VERSION ? "impossible" : "other-rules";
    return { game: Game.fromRecord(rules, given, { toShow }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code, text: error.message };
  }
}

/** What reading gives; nothing that goes wrong in it escapes, not even a text nested too deep. */
export function attempt(code: Code, read: () => Reading): Reading {
  try {
    return read();
  } catch (error) {
    return { code, text: error instanceof Error ? error.message : String(error) };
  }
}

/** A record as the text of a file. */
export function writeFile(record: object): string {
  return `${JSON.stringify(record)}\n`;
}
