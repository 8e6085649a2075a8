// Dates in the reader's language.
import { current } from "./words.svelte";

export function dated(at: number): string {
  const language = current() === "pt" ? "pt-BR" : current();
  return new Date(at).toLocaleString(language, { dateStyle: "long", timeStyle: "short" });
}
