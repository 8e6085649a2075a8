// Several people on one device: each sees only their own cards, with a curtain in between.
import type { View } from "../protocol";

export interface Shown {
  view: View | null;
  /** The seat behind the curtain: it decides next, but another seat was shown last. */
  curtain: number | null;
}

/** What to show the people on this device, given the seat shown last. */
export function shown(views: readonly View[], seat: number | null): Shown {
  const first = views[0] ?? null;
  const due = views.find((view) => view.legal.length > 0);
  if (views.length < 2 || first?.over)
    return { view: views.find((view) => view.seat === seat) ?? first, curtain: null };
  const last = views.find((view) => view.seat === seat) ?? null;
  const curtain = due && due.seat !== seat ? due.seat : null;
  return { view: first && (curtain !== null || !last) ? closed(last ?? first) : last, curtain };
}

/** A view without anything only its seat may see. */
function closed(view: View): View {
  return {
    ...view,
    hands: view.hands.map((hand) => ({ ...hand, cards: null, sure: [] })),
    pack: [],
    legal: [],
  };
}
