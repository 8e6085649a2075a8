// The structure of the rules page; the numbers are those of RULES.md.
import { DIFFERENCES, type Difference, type Domain, type Effect, EFFECTS } from "../rules";

export interface Group {
  /** The Domain whose emblem is above the group, or the key of its heading. */
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

/** The catalogue key of a rule. */
export function keyOf(rule: string): string {
  const rest = rule.slice(1).replace(".", "-");
  return rule.startsWith("Q") ? `rules-q${rest}` : `rules-r${rest}`;
}

/** The effect that a rule defines. */
export function effectOf(rule: string): Effect | null {
  return EFFECTS.find((effect) => effect.rule === rule) ?? null;
}

/** Whether an edition differs from the common rules there. */
export function differs(name: Difference["name"], edition: string): boolean {
  const editions: readonly string[] =
    DIFFERENCES.find((each) => each.name === name)?.editions ?? [];
  return editions.includes(edition);
}
