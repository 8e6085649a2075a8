// What chapters and cards are called.
import { t } from "../words.svelte";

export function titleOf(chapter: string): string {
  return t(chapter.length === 1 ? `domain-${chapter}` : `learn-chapter-${chapter}`);
}

export function cardName(kind: string): string {
  return t("card", { domain: kind[0] === "?" ? "hidden" : (kind[0] ?? ""), era: Number(kind[1]) });
}
