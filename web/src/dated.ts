// Dates in the reader's language.
import { current, languages } from "./words.svelte";

const DAY = 86_400_000;

/** The day of a moment; the server tells some by their first millisecond, in UTC. */
export function dayOf(at: number): string {
  const { locale } = languages[current()];
  const zone = at % DAY === 0 ? { timeZone: "UTC" } : {};
  return new Date(at).toLocaleDateString(locale, { dateStyle: "long", ...zone });
}

export function dated(at: number): string {
  const { locale } = languages[current()];
  return new Date(at).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });
}
