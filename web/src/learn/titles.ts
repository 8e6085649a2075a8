// Titles of the chapters.
import { t } from "../words.svelte";

export function titleOf(chapter: string): string {
  return t(chapter.length === 1 ? `domain-${chapter}` : `learn-chapter-${chapter}`);
}
