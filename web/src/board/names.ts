// The players of a finished game, as the words want them: nobody is missing and nobody speaks.
import type { Chair } from "../protocol";

export function isBot(name: string | null | undefined): boolean {
  return name?.startsWith("level:") ?? false;
}

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
