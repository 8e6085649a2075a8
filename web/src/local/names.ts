// Names of people on this device, by the rules of the server's `names.py`, and what they write.
import { folded, isOfOneScript, looks, scriptsOf, VIRAMAS, zeroOf } from "./letters";
import table from "./letters.json";
import { Problem } from "./problems";

const LONGEST = 24;
const BETWEEN = " '’-‐.·・_׳״";
const [NON_JOINER, JOINER] = ["\u200c", "\u200d"];
/** Of one letter: in scripts that compose them, and in others. */
const [ACCENTS, MARKS] = [2, 4];
/** What Python calls a space. */
// eslint-disable-next-line no-control-regex -- it calls four control characters spaces, too
const SPACE = /[\t-\r\x1c- \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/u;
const SPACES = new RegExp(`${SPACE.source}+`, "gu");
const NUMBERED = /^(.*) \(\p{Nd}+\)$/u;
const RESERVED: ReadonlySet<string> = new Set(table.reserved);

/** A name fit to be shown beside others, or null; refused if it can't be made one. */
export function cleanName(name: string | null | undefined): string | null {
  const shown = normal(name ?? "");
  if (!shown) return null;
  const reason = fault(shown);
  if (reason !== null) throw new Problem("name", reason);
  return shown;
}

/** A name in Unicode's plainest form: on one line, without invisible characters. */
function normal(name: string): string {
  const visible = withoutInvisible(name.normalize("NFKC")).normalize("NFKC");
  const line = visible.replace(SPACES, " ").replace(/^ | $/g, "");
  return NUMBERED.exec(line)?.[1] ?? line;
}

/** Without control characters and formatting marks; joiners stay where a script needs them. */
function withoutInvisible(text: string): string {
  const characters = Array.from(text);
  return characters
    .map((each, at) => {
      if (SPACE.test(each)) return " ";
      if (!/^[\p{Cc}\p{Cf}]$/u.test(each)) return each;
      return joins(characters[at - 1] ?? " ", each, characters[at + 1] ?? " ") ? each : "";
    })
    .join("");
}

/** UAX 31: whether a joiner is seen: after a virama, or between two letters of Arabic. */
function joins(before: string, joiner: string, after: string): boolean {
  if (joiner !== NON_JOINER && joiner !== JOINER) return false;
  if (VIRAMAS.has(before)) return true;
  return joiner === NON_JOINER && [before, after].every((each) => scriptsOf(each).has("Arabic"));
}

/** Why this can't be a name. */
function fault(name: string): string | null {
  const written = Array.from(name).filter((each) => each !== NON_JOINER && each !== JOINER);
  const text = written.join("");
  if (lengthOf(name) > LONGEST) return `a name has at most ${LONGEST} characters`;
  if (!written.every((each) => BETWEEN.includes(each) || scriptsOf(each).size))
    return "a name has letters and digits, with spaces, hyphens, dots or apostrophes between them";
  if (!/[\p{L}\p{N}]/u.test(text)) return "a name needs a letter or a digit";
  if (hasLooseMarks(written)) return "there are too many accents, or one without a letter";
  const zeros = new Set(written.filter((each) => /\p{Nd}/u.test(each)).map(zeroOf));
  if (!isOfOneScript(text) || zeros.size > 1)
    return "a name can't mix letters or digits of several scripts";
  if (isReserved(text)) return "that looks like the name of a bot or a free seat";
  return null;
}

/** Whether marks are piled up, repeated, or on nothing. */
function hasLooseMarks(name: readonly string[]): boolean {
  let [count, before] = [0, " "];
  for (const each of name) {
    if (!/\p{M}/u.test(each)) count = 0;
    else {
      count += 1;
      const most = scriptsOf(each).has("Inherited") ? ACCENTS : MARKS;
      if (count > most || each === before || (count === 1 && !/\p{L}/u.test(before))) return true;
    }
    before = each;
  }
  return false;
}

/** Whether it looks like what records and the page call bots and free seats. */
function isReserved(name: string): boolean {
  const letters = Array.from(name)
    .filter((each) => !`${BETWEEN}:`.includes(each))
    .join("");
  const level = new RegExp(`^${looks("level")}[${looks("0123456789")}o]*$`, "u");
  return [looks(folded(letters)), folded(looks(letters))].some(
    (key) => RESERVED.has(key) || level.test(key),
  );
}

/** A name with a number, if it looks like another one here without being the same. */
export function toldApart(name: string, others: readonly string[]): string {
  const look = looks(name);
  const alike = others.filter((other) => looks(normal(other)) === look);
  if (alike.every((other) => other === name)) return name; // the page numbers those
  const numbers = alike.flatMap((other) => / \((\d+)\)$/.exec(other)?.slice(1).map(Number) ?? []);
  return `${name} (${Math.max(alike.length, ...numbers) + 1})`;
}

/** How many characters Unicode counts. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Text without control characters and formatting marks, or null. */
export function clean(text: string | null | undefined): string | null {
  const spaced = (text ?? "").normalize("NFC").replace(new RegExp(SPACE, "gu"), " ");
  const visible = spaced.replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "");
  return visible.replace(/ +/g, " ").replace(/^[ \u200d]+|[ \u200d]+$/g, "") || null;
}
