// Several people on one device: each sees the own cards only, and a curtain falls in between.
import type { View } from "../protocol";

export interface Shown {
  view: View | null;
  /** The seat whose cards lie behind the curtain: it is asked, while another was looked from. */
  curtain: number | null;
}

/** What is shown to those who sit here, when the cards of one of their seats were shown last. */
export function shown(views: readonly View[], seat: number | null): Shown {
  const first = views[0] ?? null;
  const due = views.find((view) => view.legal.length > 0);
  if (views.length < 2 || first?.over)
    return { view: views.find((view) => view.seat === seat) ?? first, curtain: null };
  const last = views.find((view) => view.seat === seat) ?? null;
  const curtain = due && due.seat !== seat ? due.seat : null;
  return { view: first && (curtain !== null || !last) ? closed(last ?? first) : last, curtain };
}

/** A view without what is only for the eyes of its seat. */
function closed(view: View): View {
  return {
    ...view,
    hands: view.hands.map((hand) => ({ ...hand, cards: null, sure: [] })),
    pack: [],
    legal: [],
  };
}
