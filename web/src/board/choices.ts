// The decisions possible now, grouped by where you make them. No rules: only the legal tokens.
import type { View } from "../protocol";

export type Place = "hand" | "area" | "discard" | "centre" | "pack";

/** One way to apply an effect: on whom, on which Domain, or which effect to copy from whom. */
export interface Target {
  token: string;
  seat: number | null;
  domain: string | null;
  copied: string | null;
}

/** An effect that can be applied. Inspiration's targets are the effects it can copy. */
export interface Effect {
  name: string;
  targets: Target[];
}

export interface Choices {
  place: Place | null;
  /** The cards that can be chosen there: kind to token. */
  cards: Map<string, string>;
  effects: Effect[];
  /** The token that ends the turn, if that is legal. */
  end: string | null;
}

const CARD_VERBS = new Set(["play", "keep", "open", "discard", "take", "give"]);
const SOURCES: Record<string, Place> = { hand: "hand", area: "area", discard: "discard" };

/** The legal decisions of a view. */
export function choices(view: View): Choices {
  const cards = new Map<string, string>();
  const effects = new Map<string, Effect>();
  let end: string | null = null;
  for (const token of view.legal) {
    const [verb = "", ...rest] = token.split(" ");
    if (token === "end") end = token;
    else if (CARD_VERBS.has(verb)) cards.set(rest[0] ?? "", token);
    else addEffect(effects, token, verb, rest);
  }
  return {
    place: cards.size > 0 ? placeOf(view) : null,
    cards,
    effects: [...effects.values()],
    end,
  };
}

function placeOf(view: View): Place {
  if (view.step === "draft") return "pack";
  if (view.step === "open") return "centre";
  return SOURCES[view.effect?.source ?? "hand"] ?? "hand";
}

function addEffect(
  effects: Map<string, Effect>,
  token: string,
  verb: string,
  rest: string[],
): void {
  const name = verb === "inspire" ? "inspiration" : verb;
  const seat = rest.find((word) => /^\d$/.test(word));
  const effect = effects.get(name) ?? { name, targets: [] };
  effect.targets.push({
    token,
    seat: seat === undefined ? null : Number(seat),
    domain: rest.find((word) => /^[A-Z]$/.test(word)) ?? null,
    copied: verb === "inspire" ? (rest[1] ?? null) : null,
  });
  effects.set(name, effect);
}

/** The seats in turn order, starting with the viewer. */
export function seatsFrom(view: View): number[] {
  const { players } = view.table;
  const first = view.seat ?? 0;
  return Array.from({ length: players }, (_, place) => (first + place) % players);
}

/** How many cards there are of each kind, in the given order. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
