// The words as they are stored: one Fluent catalogue per room and language, the same files that the
// terminal reads.
import languages from "../../src/impera/locale/languages.json";

export { languages };
export type Language = keyof typeof languages;

const catalogues = import.meta.glob<string>(
  ["../../src/impera/locale/*.ftl", "../../src/impera/locale/*/*.ftl"],
  { query: "?raw", import: "default" },
);
/** The folders of the catalogues that every screen needs: the game, the page, and its first screens. */
export const FIRST = ["", "page/", "home/"] as const;

/** A room's catalogue; empty if there is none. */
export async function catalogue(chosen: Language, room: string): Promise<string> {
  return (await catalogues[`../../src/impera/locale/${room}${chosen}.ftl`]?.()) ?? "";
}

/** The language chosen before, or the best match for the browser's preferences. */
export function preferred(wanted: readonly string[], chosen: string | null): Language {
  const codes = [chosen ?? "", ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())];
  return (codes.find((code) => code in languages) as Language | undefined) ?? "en";
}
