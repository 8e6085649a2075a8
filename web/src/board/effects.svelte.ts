// The effects as the server knows them: their Domain, what they take, on whom they may be laid.
import { api } from "../api";
import { type Domain, DOMAINS } from "../kinds";
import type { Effect } from "../protocol";

type By = "level1" | "level2" | "sacrifice" | "copy";

const BY: Record<Effect["takes"], By> = {
  level1: "level1",
  level2: "level2",
  discard: "sacrifice",
  lead: "copy",
};
const ORDER = Object.keys(BY);

class Effects {
  #all = $state.raw<ReadonlyMap<string, readonly Effect[]>>(new Map());
  #coming = false;

  /** Ask for those of a printing, once. */
  async load(edition: string): Promise<void> {
    if (this.#all.has(edition)) return;
    const { effects } = await api.effects(edition);
    this.#all = new Map([...this.#all, [edition, effects.toSorted(before)]]);
  }

  /** All of them by Domain, then by what they take. */
  get names(): string[] {
    return this.#any.map(({ effect }) => effect);
  }

  /** How an effect looks on its chip. */
  chip(name: string): { domain: Domain; by: By } {
    const found = this.#any.find(({ effect }) => effect === name);
    return { domain: found?.domain ?? "C", by: BY[found?.takes ?? "lead"] };
  }

  /** Whom a printing lets an effect be laid on. */
  whom(name: string, edition: string): "another" | "any" {
    return this.#all.get(edition)?.find(({ effect }) => effect === name)?.whom ?? "any";
  }

  /** What to ask for to learn why an effect cannot be applied. */
  token(name: string): string {
    return name === "inspiration" ? "inspire" : name;
  }

  /** In all but whom they may be laid on the printings agree; who asks first has them loaded. */
  get #any(): readonly Effect[] {
    const first = this.#all.values().next().value;
    if (first === undefined && !this.#coming) {
      this.#coming = true;
      void this.load("consensus").catch(() => (this.#coming = false));
    }
    return first ?? [];
  }
}

function before(one: Effect, other: Effect): number {
  return (
    DOMAINS.indexOf(one.domain) - DOMAINS.indexOf(other.domain) ||
    ORDER.indexOf(one.takes) - ORDER.indexOf(other.takes)
  );
}

export const effects = new Effects();
