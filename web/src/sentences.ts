// What went wrong, in words.
import { Refused, Unreachable } from "./api";
import { VERSION } from "./rules";
import { t } from "./words.svelte";

/** What to say of an error, and what to do about it. */
export function sentence(error: unknown): string {
  if (error instanceof Unreachable) return t("home-unreachable");
  return refusal(error instanceof Refused ? error.refusal.code : "unavailable");
}

/** A code of the server; one that this page does not know belongs to a newer server. */
export function refusal(code: string): string {
  const key = `error-${code}`;
  const said = t(key);
  return said === key ? t("home-outdated") : said;
}

/** That a game was played by another version of the rules; nothing if it was by this one. */
export function otherRules(played: number | undefined): string {
  if (played === undefined || played === VERSION) return "";
  return t("other-rules", { played, now: VERSION });
}
