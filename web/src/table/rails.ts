// A rail in words: how many of how many, which cards, what is reached and what is face down.
import { laid, progressOf } from "../board/areas";
import { counted } from "../board/choices";
import type { View } from "../protocol";
import type { Domain } from "../rules";
import { t } from "../words.svelte";

export function railSaid(view: View, seat: number, domain: Domain): string {
  const cards = (view.areas[seat] ?? []).filter((kind) => kind.startsWith(domain));
  const { cards: n, level, needs } = progressOf(view, seat, domain);
  return [
    t("page-rail", { domain, n, goal: needs }),
    ...counted(cards).map(([kind, n]) => t("card-several", { n, domain, era: Number(kind[1]) })),
    view.threats.some((each) => each.seat === seat && each.domain === domain)
      ? t("page-rail-threat")
      : "",
    level ? t("page-rail-level", { level }) : "",
    laid(view.embargoes, seat)[domain] ? t("page-rail-embargo") : "",
    view.coin?.on === seat && view.coin.domain === domain ? t("page-rail-coin") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
