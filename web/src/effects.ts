// The effects as the page shows them: their order, their Domains and their targets.
import { type Domain, DOMAINS, type Effect, EFFECTS, type Takes, type Whom } from "./rules";

const ORDER: readonly Takes[] = ["level1", "level2", "discard", "lead"];

/** All effects by Domain, then by cost. */
export const effects: readonly Effect[] = EFFECTS.toSorted(
  (one, other) =>
    DOMAINS.indexOf(one.domain) - DOMAINS.indexOf(other.domain) ||
    ORDER.indexOf(one.takes) - ORDER.indexOf(other.takes),
);

const INSPIRATION = effects.find(({ takes }) => takes === "lead") as Effect;

/** The effect with that name; one that only a newer server knows looks like Inspiration. */
export function effectNamed(name: string): Effect {
  return effects.find(({ effect }) => effect === name) ?? INSPIRATION;
}

/** Whom an effect may target in an edition. */
export function whomOf(name: string, edition: string): Whom {
  const whom: Record<string, Whom> | null = effectNamed(name).whom;
  return whom?.[edition] ?? "any";
}

/** The Domain that a decision is about: of the card, or of the effect; none if it is hidden. */
export function domainOfToken(token: string): Domain | null {
  const [verb = "", first = ""] = token.split(" ");
  if (verb === "end" || first.startsWith("?")) return null;
  if (first.length === 2 && DOMAINS.includes(first[0] as Domain)) return first[0] as Domain;
  return effectNamed(verb === "inspire" ? "inspiration" : verb).domain;
}
