// Areas as the rails show them: how many cards, what lies face down on them, how many win.
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

/** How many face-up cards of a Domain a seat has. */
export function count(view: View, seat: number, domain: Domain): number {
  return (view.areas[seat] ?? []).filter((kind) => kind.startsWith(domain)).length;
}

/** How many face-down cards lie on each rail of a seat, with those that would come. */
export function laid(
  down: View["democracy"],
  seat: number,
  coming: readonly Domain[] = [],
): Record<Domain, number> {
  const own = down.filter((card) => card.on === seat).map((card) => card.domain);
  const all: readonly string[] = [...own, ...coming];
  return each((domain) => all.filter((one) => one === domain).length);
}

/** How many cards of a Domain win at a seat. */
export function goalOf(view: View, seat: number, domain: Domain): number {
  return view.table.goal + laid(view.democracy, seat)[domain];
}
