// The words of the page, in one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { catalogue, FIRST, type Language, languages } from "./catalogues";

export { type Language, languages, preferred } from "./catalogues";

/** The folders of loaded catalogues: those that every screen needs, and whatever a screen adds. */
const rooms = new Set<string>(FIRST);

let language = $state<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));

/** The current language of the page. */
export function current(): Language {
  return language;
}

/** A message from the catalogue, with its arguments. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, args);
}

/** A list of names, with "and" before the last. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? t("both", { first: names.slice(0, -1).join(", "), last }) : last;
}

/** Switch to a language and remember it. */
export async function speak(chosen: Language): Promise<void> {
  await say(chosen);
  localStorage.setItem("impera:language", chosen);
}

/** Switch to a language without remembering it. */
export async function say(chosen: Language): Promise<void> {
  const next = new FluentBundle(languages[chosen].locale, { useIsolating: false });
  for (const words of await Promise.all([...rooms].map((room) => catalogue(chosen, room))))
    next.addResource(new FluentResource(words));
  bundle = next;
  language = chosen;
  document.documentElement.lang = languages[chosen].locale;
}

const needed = new Map<string, Promise<void>>();

/** Load a screen's words, on the first visit. */
export function need(room: string): Promise<void> {
  const coming = needed.get(room) ?? untrack(() => learn(room));
  needed.set(room, coming);
  return coming;
}

async function learn(room: string): Promise<void> {
  rooms.add(`${room}/`);
  await say(language);
}
