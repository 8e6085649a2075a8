// What players and cards are called.
import type { Chair } from "../protocol";
import { t } from "../words.svelte";

/** Who sits on a chair. */
export function nameOf(chair: Chair | undefined, number: number): string {
  if (chair === undefined) return String(number);
  if (chair.bot) return t(`level-${chair.bot.slice(6)}`);
  if (!chair.taken) return t("name-free");
  return chair.name ?? t("name-guest", { chair: number + 1 });
}

export function isBot(name: string | null | undefined): boolean {
  return name?.startsWith("level:") ?? false;
}

/** The players of a finished game, on chairs from which nobody is away and nobody speaks. */
export function chairsOf(names: readonly (string | null)[]): Chair[] {
  return names.map((name, seat) => ({
    away: null,
    bank: 0,
    bot: isBot(name) ? name : null,
    committed: true,
    mine: false,
    muted: false,
    name,
    revealed: true,
    seat,
    taken: true,
    wants_pause: false,
  }));
}

/** A card's Domain and Era as the words want them. */
export function spelled(kind: string): { domain: string; era: number } {
  const domain = kind.charAt(0);
  return { domain: domain === "?" ? "hidden" : domain, era: Number(kind[1]) };
}

export function cardName(kind: string): string {
  return t("card", spelled(kind));
}

/** The Domain along a card's foot; a back has none. */
export function domainName(kind: string): string | undefined {
  return kind.startsWith("?") ? undefined : t(`domain-${kind.charAt(0)}`);
}
