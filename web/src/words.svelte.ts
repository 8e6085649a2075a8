// The words: one Fluent catalogue a language, the same files that the terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

import languages from "../../src/impera/locale/languages.json";

export { languages };
export type Language = keyof typeof languages;

const catalogues = import.meta.glob<string>(
  ["../../src/impera/locale/*.ftl", "../../src/impera/locale/*/*.ftl"],
  { query: "?raw", import: "default" },
);
/** The rooms whose words are spoken: those of the game, of every screen, and what a screen needs. */
const rooms = new Set<string>(["", "page/", "home/"]);

let language = $state<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));

/** The language of the page now. */
export function current(): Language {
  return language;
}

/** A message of the catalogue, with its arguments. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, args);
}

async function catalogue(chosen: Language, room: string): Promise<FluentResource> {
  const text = await catalogues[`../../src/impera/locale/${room}${chosen}.ftl`]?.();
  return new FluentResource(text ?? "");
}

/** Speak a language from now on, and the next time. */
export async function speak(chosen: Language): Promise<void> {
  await say(chosen);
  localStorage.setItem("impera:language", chosen);
}

/** Speak a language as long as nobody chooses another. */
export async function say(chosen: Language): Promise<void> {
  const next = new FluentBundle(languages[chosen].locale, { useIsolating: false });
  for (const words of await Promise.all([...rooms].map((room) => catalogue(chosen, room))))
    next.addResource(words);
  bundle = next;
  language = chosen;
  document.documentElement.lang = languages[chosen].locale;
}

const needed = new Map<string, Promise<void>>();

/** Speak the words of a screen too, which are not loaded before somebody goes there. */
export function need(room: string): Promise<void> {
  const coming = needed.get(room) ?? untrack(() => learn(room));
  needed.set(room, coming);
  return coming;
}

async function learn(room: string): Promise<void> {
  rooms.add(`${room}/`);
  await say(language);
}

/** The language that was chosen before, or the best that the browser asks for. */
export function preferred(wanted: readonly string[], chosen: string | null): Language {
  const codes = [chosen ?? "", ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())];
  return (codes.find((code) => code in languages) as Language | undefined) ?? "en";
}
