// The draft, in which everybody chooses at the same time: what can be chosen, and what has been.
import { spelled } from "../board/names";
import type { Sayings } from "../board/sayings";
import type { Ahead, Standing, View } from "../protocol";
import { t } from "../words.svelte";

/** What a seat of this device can choose, asked or not; null outside the draft. */
export function aheadOf(standing: Standing | null, seat: number | null): Ahead | null {
  return standing?.ahead.find((each) => each.seat === seat) ?? null;
}

/** Whether the viewer has something to decide, or to choose. */
export function isDue(view: View, standing: Standing | null): boolean {
  const ahead = aheadOf(standing, view.seat);
  return ahead ? ahead.chosen === null : view.legal.length > 0;
}

/** What the viewer can decide or choose; nothing while their choice is being carried out. */
export function offeredTo(view: View, standing: Standing | null): readonly string[] {
  const ahead = aheadOf(standing, view.seat);
  if (ahead === null) return view.legal;
  return ahead.chosen !== null && view.legal.length > 0 ? [] : ahead.decisions;
}

/** What was chosen, and whom the draft waits for. */
export function chosenSaid(token: string, view: View, sayings: Sayings): string {
  const { decides, seat } = view;
  if (decides === null || decides === seat) return sayings.decided(seat ?? 0, token);
  const kind = token.split(" ")[1] ?? "";
  return t("page-chosen", { ...spelled(kind), player: sayings.seat(decides) });
}
