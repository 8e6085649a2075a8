// Errors in words.
import { Refused, Unreachable } from "./api";
import { dated } from "./dated";
import type { Error as Refusal } from "./protocol";
import { VERSION } from "./rules";
import { t } from "./words.svelte";

/** What an error means, and what to do about it. */
export function sentence(error: unknown): string {
  if (error instanceof Unreachable) return t("home-unreachable");
  return error instanceof Refused ? refused(error.refusal) : refusal("unavailable");
}

/** A refusal in words, with its end if it has one. */
export function refused({ code, until }: Pick<Refusal, "code" | "until">): string {
  const said = refusal(code);
  return until == null ? said : `${said} ${t("error-until", { until: dated(until) })}`;
}

/** The text for a server's code; an unknown code comes from a newer server. */
export function refusal(code: string): string {
  const key = `error-${code}`;
  const said = t(key);
  return said === key ? t("home-outdated") : said;
}

/** A note that a game was played by another version of the rules; empty if it wasn't. */
export function otherRules(played: number | undefined): string {
  if (played === undefined || played === VERSION) return "";
  return t("other-rules", { played, now: VERSION });
}
