// Letters, as in the server's `letters.py`: which suit a name, their scripts, what they look like.
import table from "./letters.json";

interface Letters {
  starts: number[];
  ends: number[];
  scripts: ReadonlySet<string>[];
  alike: Map<string, string>;
}

/** Writing systems of several scripts. */
const SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  Han: ["Chinese", "Japanese", "Korean"],
  Bopomofo: ["Chinese"],
  Hiragana: ["Japanese"],
  Katakana: ["Japanese"],
  Hangul: ["Korean"],
};
const WITH_LATIN = ["Chinese", "Japanese", "Korean"];
/** What is between letters, and joiners. */
const PLAIN = [
  ["\u2010", "-"],
  ["\u2019", "'"],
  ["\u200c", ""],
  ["\u200d", ""],
] as const;
const NONE: ReadonlySet<string> = new Set();

export const VIRAMAS: ReadonlySet<string> = new Set(table.viramas.map(character));
const ZEROS = table.zeros.map((code) => parseInt(code, 16));

let read: Letters | null = null;

/** The table, read once. */
function letters(): Letters {
  if (read) return read;
  read = { starts: [], ends: [], scripts: [], alike: new Map(PLAIN) };
  for (const line of table.lines) {
    const [first = "", ...rest] = line.split(" ");
    const [start = "", end] = first.split("-");
    if (end === undefined) {
      read.alike.set(character(start), rest.slice(1).map(character).join(""));
      continue;
    }
    read.starts.push(parseInt(start, 16));
    read.ends.push(parseInt(end, 16));
    read.scripts.push(new Set(rest));
  }
  return read;
}

function character(code: string): string {
  return String.fromCodePoint(parseInt(code, 16));
}

/** Where the last of some ascending numbers is that isn't larger; -1 if all are. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The scripts that a character is used in; none if it doesn't suit a name. */
export function scriptsOf(each: string): ReadonlySet<string> {
  const { starts, ends, scripts } = letters();
  const code = each.codePointAt(0) ?? 0;
  const place = lastUpTo(starts, code);
  return (code <= (ends[place] ?? -1) ? scripts[place] : undefined) ?? NONE;
}

/** Whether a text's letters belong together: "highly restrictive" in UTS 39. */
export function isOfOneScript(text: string): boolean {
  const kinds = Array.from(text)
    .map(scriptsOf)
    .filter((scripts) => scripts.size && !scripts.has("Common") && !scripts.has("Inherited"));
  const others = kinds.filter((scripts) => scripts.size > 1 || !scripts.has("Latin"));
  if (!kinds.length || shared(kinds).length) return true;
  return others.length > 0 && shared(others).some((each) => WITH_LATIN.includes(each));
}

/** The writing systems that have all of these. */
function shared(kinds: readonly ReadonlySet<string>[]): string[] {
  const systems = kinds.map((scripts) =>
    [...scripts].flatMap((of) => [of, ...(SYSTEMS[of] ?? [])]),
  );
  const [first = [], ...others] = systems;
  return first.filter((each) => others.every((system) => system.includes(each)));
}

/** What a text looks like: its skeleton in UTS 39. Equal skeletons are hard to tell apart. */
export function looks(text: string): string {
  const { alike } = letters();
  const parts = Array.from(text.normalize("NFD")).map((each) => alike.get(each) ?? each);
  return parts.join("").normalize("NFD");
}

/** The zero of the set of digits that a digit belongs to. */
export function zeroOf(digit: string): number {
  return ZEROS[lastUpTo(ZEROS, digit.codePointAt(0) ?? 0)] ?? 0;
}

/** Without the difference between capitals and small letters. */
export function folded(text: string): string {
  return Array.from(text)
    .map((each) => (each === "ı" ? each : lower(each)))
    .join("");
}

function lower(each: string): string {
  return Array.from(each.toUpperCase())
    .map((capital) => capital.toLowerCase())
    .join("");
}
