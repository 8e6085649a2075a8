// Who talks at a table: for whom this device speaks, who would answer, and what was said last.
import type { Chair, Entry, Happened } from "../protocol";

export type Talked = Extract<Happened, { type: "talked" }>;

/** The chair that this device speaks for: that of the person in front of it, or its first. */
export function speaker(chairs: readonly Chair[], front: number | null): number | null {
  const own = chairs.flatMap((chair, number) => (chair.mine ? [number] : []));
  return own.find((number) => chairs[number]?.seat === front) ?? own[0] ?? null;
}

/** Whether nobody is there to chat with: only bots, and people who are muted or away. */
export function isSilent(chairs: readonly Chair[]): boolean {
  return !chairs.some(
    ({ away, bot, mine, muted, taken }) => taken && !bot && !mine && !away && !muted,
  );
}

/** What each chair has said last since a line of the log. */
export function spokenSince(log: readonly Entry[], number: number): Map<number, Talked> {
  const first = log.findLastIndex((entry) => entry.number <= number) + 1;
  const said = log
    .slice(first)
    .flatMap((entry) => entry.happened.filter((what): what is Talked => what.type === "talked"));
  return new Map(said.map((what) => [what.chair, what]));
}

// Python's `str.isspace`, as far as it differs from Unicode's separators.
const SPACES = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85";
const ZWJ = "\u200d";

/** Text as the others will see it: what server/table/text.py makes of it. */
export function cleaned(text: string): string {
  return Array.from(text.normalize("NFC"))
    .map((each) => (SPACES.includes(each) || /\p{Z}/u.test(each) ? " " : each))
    .filter((each) => each === ZWJ || !/\p{C}/u.test(each))
    .join("")
    .replace(/ +/g, " ")
    .replace(/^[ \u200d]+|[ \u200d]+$/g, "");
}
