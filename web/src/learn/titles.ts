// Titles and signs of the chapters; a chapter about a Domain has the Domain's own.
import type { IconName } from "../art/icons";
import { t } from "../words.svelte";

const ICONS: Record<string, IconName> = {
  start: "flag",
  win: "crown",
  draft: "hand",
  majority: "people",
  last: "clock",
  threats: "eye",
  embargo: "lock",
  stop: "sacrifice",
};

export function titleOf(chapter: string): string {
  return t(chapter.length === 1 ? `domain-${chapter}` : `learn-chapter-${chapter}`);
}

export function iconOf(chapter: string): IconName {
  return ICONS[chapter] ?? "flag";
}
