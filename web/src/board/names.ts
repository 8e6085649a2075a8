// Names of players and cards.
import type { Face } from "../art/faces";
import type { Chair } from "../protocol";
import { t } from "../words.svelte";

/** How many names the catalogues have for bots, and for people without a name. */
const BOTS = 12;
const GUESTS = 8;

/** The name of a chair's player: the same for everybody, at the table and in the replay. */
export function nameOf(chair: Chair | undefined, number: number, table: string): string {
  if (chair === undefined) return String(number);
  if (chair.bot) return t(`name-bot-${pick(table, number, BOTS)}`);
  if (!chair.taken) return t("name-free");
  return chair.name ?? t(`name-guest-${pick(table, number, GUESTS)}`);
}

/** How a chair's player is shown beside the name: a bot's face, or a person's initials. */
export interface Portrait {
  face: Face | null;
  initials: string;
  free: boolean;
}

/** The portrait of a chair's player: a bot's face belongs to its name, the manner to its level. */
export function portraitOf(chair: Chair | undefined, number: number, table: string): Portrait {
  const bot = chair?.bot;
  return {
    face: bot ? { head: pick(table, number, BOTS), level: Number(bot.slice(6)) } : null,
    initials: chair?.taken ? initialsOf(nameOf(chair, number, table)) : "",
    free: !chair?.taken,
  };
}

/** The first letters of a name's first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? "")).join("");
}

/** With its accents, or all the parts of an emoji. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return (first?.segment ?? "").toLocaleUpperCase();
}

/** Which name from a list a chair gets: different for each chair, and from table to table. */
function pick(table: string, chair: number, names: number): number {
  const letters = Array.from(table, (letter) => letter.charCodeAt(0));
  const start = letters.reduce((sum, letter) => (31 * sum + letter) % 9973, 0);
  return ((start + chair) % names) + 1;
}

/** A bot's level, in a word. */
export function levelOf(bot: string | null | undefined): string | null {
  return bot ? t(`level-${bot.slice(6)}`) : null;
}

export function isBot(name: string | null | undefined): boolean {
  return /^level:[1-6]$/.test(name ?? "");
}

/** The players of a finished game as chairs, all present and silent. */
export function chairsOf(
  names: readonly (string | null)[],
  first: number,
  mine: readonly number[] = [],
): Chair[] {
  return names.map((_, chair) => {
    const seat = (chair - first + names.length) % names.length;
    const name = names[seat] ?? null;
    return {
      away: null,
      bank: 0,
      bot: isBot(name) ? name : null,
      committed: true,
      filled: false,
      mine: mine.includes(seat),
      muted: false,
      name,
      revealed: true,
      seat,
      taken: true,
      wants_pause: false,
    };
  });
}

/** A card's Domain and Era, as arguments for the catalogues. */
export function spelled(kind: string): { domain: string; era: number } {
  const domain = kind.charAt(0);
  return { domain: domain === "?" ? "hidden" : domain, era: Number(kind[1]) };
}

export function cardName(kind: string): string {
  return t("card", spelled(kind));
}

/** The name of a card's Domain; a back has none. */
export function domainName(kind: string): string | undefined {
  return kind.startsWith("?") ? undefined : t(`domain-${kind.charAt(0)}`);
}
