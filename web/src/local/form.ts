// The form of a record, checked and written, as `rules/record.py` has it.
import type { Result } from "../protocol";
import { EDITIONS, KINDS, PLAYERS, RECORD, SETUPS, VERSION } from "../rules";
import { type Agreement, checkBox, KIND_NUMBER } from "./notation";
import { quote, Refused } from "./refused";

/** The keys that came with a record, and that nobody here needs to understand. */
export type Beside = Readonly<Record<string, unknown>>;

/** A record: what is in the file. */
export interface Written extends Record<string, unknown> {
  format: string;
  rules: number;
  edition: string;
  players: number;
  teams: boolean;
  setup: string;
  removed: string[];
  deck: string[];
  decisions: string[];
  result: Result | null;
}

/** A record whose form has been checked. */
export interface Checked {
  agreement: Agreement;
  rules: number;
  removed: string[];
  deck: string[];
  decisions: string[];
  result: object | null;
  beside: Beside;
}

const NEEDED = [
  ...["format", "edition", "players", "teams", "setup"],
  ...["removed", "deck", "decisions"],
];
const KNOWN = new Set([...NEEDED, "rules", "result"]);

/** Refuse what is not a record; its decisions and result are checked by the replay. */
export function checkRecord(given: unknown): Checked {
  if (!isObject(given)) throw new Refused(`a record is a JSON object, not ${quote(given)}`);
  const missing = NEEDED.filter((key) => !Object.hasOwn(given, key));
  if (missing.length) throw new Refused(`not a record: ${missing.join(", ")} missing`);
  if (given["format"] !== RECORD)
    throw new Refused(`format is ${quote(given["format"])}; this program reads ${quote(RECORD)}`);
  const agreement = checkAgreement(given);
  const rules = checkVersion(given["rules"]);
  const removed = checkWords("removed", given["removed"]);
  const deck = checkWords("deck", given["deck"]);
  const decisions = checkWords("decisions", given["decisions"]);
  const result = given["result"] ?? null;
  if (result !== null && !isObject(result))
    throw new Refused(`result is ${quote(result)}; it must be null or an object`);
  checkBox(agreement.players, removed, deck);
  const beside = Object.fromEntries(Object.entries(given).filter(([key]) => !KNOWN.has(key)));
  return { agreement, rules, removed, deck, decisions, result, beside };
}

export function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}

/** R2.1, R8.1: refuse an agreement that is impossible. */
export function checkAgreement(given: Beside): Agreement {
  const { players, edition, setup, teams } = given;
  if (!isOneOf(PLAYERS, players))
    throw new Refused(`players is ${quote(players)}; it must be 2, 3 or 4`);
  if (!isOneOf(EDITIONS, edition)) {
    const known = EDITIONS.join(", ");
    throw new Refused(`edition is ${quote(edition)}; it must be one of ${known}`);
  }
  if (!isOneOf(SETUPS, setup))
    throw new Refused(`setup is ${quote(setup)}; it must be base or draft`);
  if (typeof teams !== "boolean")
    throw new Refused(`teams is ${quote(teams)}; it must be true or false`);
  if (teams && players !== 4) throw new Refused(`R8.1: teams need 4 players, not ${players}`);
  return { players, edition, setup, teams };
}

function isOneOf<T>(known: readonly T[], given: unknown): given is T {
  return known.some((each) => each === given);
}

/** The version of the rules; records from before versions were kept have none. */
function checkVersion(given: unknown): number {
  if (given === undefined) return 1;
  if (typeof given !== "number" || !Number.isInteger(given) || given < 1)
    throw new Refused(`rules is ${quote(given)}; it must be the number of a version`);
  return given;
}

/** A list of strings; for cards, of kinds that exist. */
function checkWords(key: "removed" | "deck" | "decisions", words: unknown): string[] {
  if (!Array.isArray(words)) throw new Refused(`${key} is ${quote(words)}; it must be a list`);
  return words.map((word: unknown, place) => {
    if (typeof word !== "string")
      throw new Refused(`${key} ${place} is ${quote(word)}; it must be a string`);
    if (key !== "decisions" && !KIND_NUMBER.has(word))
      throw new Refused(`${key} ${place} is ${quote(word)}; the kinds are ${KINDS.join(" ")}`);
    return word;
  });
}

/** Says that a game played by another version of the rules may not fit these. */
export function otherRules(version: number): string {
  return `this was played with version ${version} of the rules, but this is version ${VERSION}`;
}

/** The record of a game, with any further keys. */
export function writeRecord(
  { edition, players, teams, setup }: Agreement,
  game: Pick<Written, "removed" | "deck" | "decisions" | "result">,
  beside: Beside,
): Written {
  const { removed, deck, decisions, result } = game;
  const table = { format: RECORD, rules: VERSION, edition, players, teams, setup };
  return { ...structuredClone(beside), ...table, removed, deck, decisions, result };
}

/** JSON with the spaces that Python puts into it; with `sorted`, keys in order. */
export function dumped(value: unknown, sorted = false): string {
  if (Array.isArray(value)) return `[${value.map((each) => dumped(each, sorted)).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = sorted ? Object.keys(value).sort() : Object.keys(value);
  return `{${keys.map((key) => `${JSON.stringify(key)}: ${dumped(value[key], sorted)}`).join(", ")}}`;
}
