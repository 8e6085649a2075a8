// Dates in the reader's language.
import { current, languages } from "./words.svelte";

export function dated(at: number): string {
  const { locale } = languages[current()];
  return new Date(at).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });
}
