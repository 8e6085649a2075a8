// Several people on one device: each sees only what they know, with a curtain in between.
import type { View } from "../protocol";

export interface Shown {
  view: View | null;
  /** The seat of the person in front of the device, who alone sees what only they know. */
  front: number | null;
  /** The seat behind the curtain: it decides next, and its player has not come to the front yet. */
  curtain: number | null;
}

/**
 * What to show the people on this device, given who came to the front last, and whether they have left.
 * `isDue` says whether a viewer has something to decide.
 */
export function shown(
  views: readonly View[],
  seat: number | null,
  left = false,
  isDue = (view: View): boolean => view.legal.length > 0,
): Shown {
  const first = views[0] ?? null;
  const last = views.find((view) => view.seat === seat) ?? null;
  if (views.length < 2 || first?.over)
    return { view: last ?? first, front: (last ?? first)?.seat ?? null, curtain: null };
  const due = views.find(isDue);
  if (due && due === last && !left) return { view: due, front: due.seat, curtain: null };
  const nearest = last ?? due ?? first;
  return { view: nearest && closed(nearest), front: null, curtain: due?.seat ?? null };
}

/** A view without anything only its seat may see. */
function closed(view: View): View {
  return {
    ...view,
    hands: view.hands.map((hand) => ({ ...hand, cards: null, sure: [] })),
    pack: [],
    legal: [],
    threats: [],
  };
}
