// The effects as the page shows them: in which order, by which Domain, on whom.
import { DOMAINS, type Effect, EFFECTS, type Takes } from "./rules";

const ORDER: readonly Takes[] = ["level1", "level2", "discard", "lead"];

/** All effects by Domain, then by what they take. */
export const effects: readonly Effect[] = EFFECTS.toSorted(
  (one, other) =>
    DOMAINS.indexOf(one.domain) - DOMAINS.indexOf(other.domain) ||
    ORDER.indexOf(one.takes) - ORDER.indexOf(other.takes),
);

const INSPIRATION = effects.find(({ takes }) => takes === "lead") as Effect;

/** The effect of that name; one that only a newer server knows looks like Inspiration. */
export function effectNamed(name: string): Effect {
  return effects.find(({ effect }) => effect === name) ?? INSPIRATION;
}

/** Whom an edition lets an effect be laid on. */
export function whomOf(name: string, edition: string): "another" | "any" {
  const whom: Record<string, "another" | "any"> | null = effectNamed(name).whom;
  return whom?.[edition] ?? "any";
}
