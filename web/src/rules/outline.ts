// What stands where on the page of the rules; the numbers are those of RULES.md.
import type { Domain } from "../kinds";

export interface Group {
  /** The Domain whose emblem stands above, or the key of a heading. */
  domain?: Domain;
  heading?: "rules-face-down";
  rules: readonly string[];
}

export interface Section {
  number: number;
  groups: readonly Group[];
}

function numbers(section: number, kinds: string, from = 1): string[] {
  return Array.from(kinds, (kind, place) => `${kind}${section}.${from + place}`);
}

export const SECTIONS: readonly Section[] = [
  { number: 1, groups: [{ rules: numbers(1, "RRRR") }] },
  { number: 2, groups: [{ rules: numbers(2, "RRRRRR") }] },
  { number: 3, groups: [{ rules: numbers(3, "RRRR") }] },
  { number: 4, groups: [{ rules: numbers(4, "RRRRRQ") }] },
  {
    number: 5,
    groups: [
      { domain: "A", rules: numbers(5, "RRR", 1) },
      { domain: "R", rules: numbers(5, "RRR", 4) },
      { domain: "E", rules: numbers(5, "RRR", 7) },
      { domain: "S", rules: numbers(5, "RRR", 10) },
      { domain: "U", rules: numbers(5, "RRR", 13) },
      { heading: "rules-face-down", rules: numbers(5, "QQ", 16) },
    ],
  },
  { number: 6, groups: [{ rules: numbers(6, "RQR") }] },
  { number: 7, groups: [{ rules: numbers(7, "RRRRQQ") }] },
  { number: 8, groups: [{ rules: numbers(8, "RRRQ") }] },
  { number: 9, groups: [{ rules: numbers(9, "RRRR") }] },
];

/** Where the words of a rule are. */
export function keyOf(rule: string): string {
  const rest = rule.slice(1).replace(".", "-");
  return rule.startsWith("Q") ? `rules-q${rest}` : `rules-r${rest}`;
}

export type Way = "level1" | "level2" | "sacrifice" | "copy";

/** The effects of each Domain: level 1, level 2, discard effect. */
export const EFFECTS: Record<Domain, readonly [string, Way][]> = {
  A: [
    ["assassination", "level1"],
    ["purge", "level2"],
    ["attack", "sacrifice"],
  ],
  R: [
    ["holy-book", "level1"],
    ["divine-right", "level2"],
    ["inquisition", "sacrifice"],
  ],
  E: [
    ["development", "level1"],
    ["monopoly", "level2"],
    ["embargo", "sacrifice"],
  ],
  S: [
    ["experiment", "level1"],
    ["research", "level2"],
    ["breakthrough", "sacrifice"],
  ],
  C: [["inspiration", "copy"]],
  U: [
    ["oligarchy", "level1"],
    ["republic", "level2"],
    ["democracy", "sacrifice"],
  ],
};

export interface Told {
  domain: Domain;
  effect: string;
  way: Way;
}

/** The effect that a rule defines. */
export function effectOf(rule: string): Told | null {
  if (rule === "R6.1") return { domain: "C", effect: "inspiration", way: "copy" };
  for (const { domain, rules } of SECTIONS[4]?.groups ?? []) {
    const found = domain && EFFECTS[domain][rules.indexOf(rule)];
    if (found) return { domain, effect: found[0], way: found[1] };
  }
  return null;
}

/** R1.1: the cards of each Domain, Era by Era. */
export const PRINTED: Record<Domain, readonly [number, number, number]> = {
  A: [8, 8, 4],
  R: [8, 8, 0],
  E: [4, 4, 8],
  S: [4, 8, 8],
  C: [4, 4, 8],
  U: [0, 0, 16],
};

/** What depends on the number of players (R2.2, R4.2, R7.1). */
export const BY_PLAYERS = {
  2: { level1: 3, level2: 5, goal: 8, away: 3, all: 95 },
  3: { level1: 3, level2: 5, goal: 7, away: 3, all: 95 },
  4: { level1: 2, level2: 4, goal: 7, away: 0, all: 104 },
} as const;
export const PLAYERS = [2, 3, 4] as const;

/** R3.3: the hand limit that no effect has raised. */
export const LIMIT = 3;

export const EDITIONS = ["consensus", "uk", "ro", "el", "pt", "it"] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Point {
  name: "centre" | "embargo" | "democracy" | "card" | "coin" | "last";
  rule: string;
  /** The printings that differ from the common rules. */
  others: readonly Edition[];
}

/** Section 10. */
export const POINTS: readonly Point[] = [
  { name: "centre", rule: "R2.5", others: ["uk"] },
  { name: "embargo", rule: "R5.9", others: ["ro", "pt"] },
  { name: "democracy", rule: "R5.15", others: ["pt"] },
  { name: "card", rule: "R5.15", others: ["ro", "pt"] },
  { name: "coin", rule: "R6.3", others: ["ro"] },
  { name: "last", rule: "R7.2", others: ["pt"] },
];

/** Whether Embargo or Democracy is for other players only in a printing. */
export function whomOf(effect: string, edition: string): "any" | "another" {
  const point = POINTS.find(({ name }) => name === effect);
  return point?.others.some((each) => each === edition) ? "another" : "any";
}
