// Cards as the page names them: a kind is a Domain and an Era, a back shows only the Era.
import type { Domain, Era, Kind } from "./rules";

export type Back = `?${Era}`;

export const NUMERALS = { 1: "I", 2: "II", 3: "III" } as const;

export function eraOf(kind: Kind | Back): Era {
  return Number(kind[1]) as Era;
}

export function domainOf(kind: Kind | Back): Domain | null {
  return kind[0] === "?" ? null : (kind[0] as Domain);
}

/** The Eras of one Domain's cards, oldest first. */
export function erasOf(kinds: readonly Kind[], domain: Domain): Era[] {
  return kinds
    .filter((kind) => kind[0] === domain)
    .map(eraOf)
    .sort();
}
