// Areas as the rails show them: a seat's progress, and the face-down cards on it.
import type { View } from "../protocol";
import { type Domain, DOMAINS, type Kind } from "../rules";
import type { Moved } from "./hands";

/** What a decision changes in an area. */
export interface Change extends Moved<Kind> {
  embargo?: readonly Domain[];
  democracy?: readonly Domain[];
  coin?: Domain | null;
}

/** A value for every Domain. */
export function each<Value>(value: (domain: Domain) => Value): Record<Domain, Value> {
  const found = DOMAINS.map((domain) => [domain, value(domain)]);
  return Object.fromEntries(found) as Record<Domain, Value>;
}

/** A seat's number of cards in a Domain, the level they reach, and how many win. */
export function progressOf(
  view: View,
  seat: number,
  domain: Domain,
): { cards: number; level: number; needs: number } {
  const found = view.progress[seat];
  const at = DOMAINS.indexOf(domain);
  return {
    cards: found?.cards[at] ?? 0,
    level: found?.levels[at] ?? 0,
    needs: found?.needs[at] ?? view.table.goal,
  };
}

/** How many face-down cards lie on each rail of a seat, including those about to arrive. */
export function laid(
  down: View["democracy"],
  seat: number,
  coming: readonly Domain[] = [],
): Record<Domain, number> {
  const own = down.filter((card) => card.on === seat).map((card) => card.domain);
  const all: readonly string[] = [...own, ...coming];
  return each((domain) => all.filter((one) => one === domain).length);
}
