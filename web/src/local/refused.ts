// How something is refused: one error, with a sentence that says why, as `rules/refused.py` has it.

/** What was asked for breaks the rules or can't be read; the message says why. */
export class Refused extends Error {
  override readonly name = "Refused";
}

const LONGEST = 60;

/** What was found, cut short enough for one line. */
export function quote(found: unknown): string {
  const letters = Array.from(spelled(found));
  if (letters.length <= LONGEST) return letters.join("");
  return `${letters.slice(0, LONGEST - 3).join("")}...`;
}

/** A value as Python writes it. */
function spelled(found: unknown): string {
  if (typeof found === "string") return quoted(found);
  if (found === null || found === undefined) return "None";
  if (typeof found === "boolean") return found ? "True" : "False";
  if (Array.isArray(found)) return `[${found.map(spelled).join(", ")}]`;
  if (typeof found !== "object") return JSON.stringify(found);
  const pairs = Object.entries(found).map(([key, value]) => `${quoted(key)}: ${spelled(value)}`);
  return `{${pairs.join(", ")}}`;
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + Array.from(text, (letter) => escaped(letter, mark)).join("") + mark;
}

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(letter: string, mark: string): string {
  if (letter === mark || letter === "\\") return `\\${letter}`;
  const named = NAMED[letter];
  if (named !== undefined) return named;
  if (letter === " " || !/[\p{C}\p{Z}]/u.test(letter)) return letter;
  const digits = (letter.codePointAt(0) ?? 0).toString(16);
  if (digits.length <= 2) return `\\x${digits.padStart(2, "0")}`;
  return digits.length <= 4 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}
