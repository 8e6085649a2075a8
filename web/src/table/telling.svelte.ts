// The story of other turns: what somebody has just done, and what it moved.
import { type Sayings, tokenFor } from "../board/sayings";
import { domainOfToken } from "../effects";
import type { Happened, View } from "../protocol";
import { type Domain, DOMAINS } from "../rules";

export interface Told {
  seat: number;
  text: string;
  domain: Domain | null;
}

/** By Domain, how many cards a seat has more or fewer. */
export type Shift = Partial<Record<Domain, number>>;

export class Telling {
  /** The last thing that was done. */
  last = $state.raw<Told | null>(null);
  /** By seat: what the last thing moved. */
  shifts = $state.raw<ReadonlyMap<number, Shift>>(new Map());

  /** Tell what happened between two views. */
  tell(happened: readonly Happened[], before: View | null, after: View | null, sayings: Sayings) {
    const what = happened.findLast((each) => each.type === "decided");
    if (what === undefined) return;
    const token = tokenFor(what, sayings.reader);
    this.last = {
      seat: what.seat,
      text: sayings.decided(what.seat, token),
      domain: domainOfToken(token),
    };
    this.shifts = before && after ? shiftsOf(before, after) : new Map();
  }
}

/** What has changed in each area. */
export function shiftsOf(before: View, after: View): Map<number, Shift> {
  const found = new Map<number, Shift>();
  for (const [seat, { cards }] of after.progress.entries()) {
    const was = before.progress[seat]?.cards ?? [];
    const moved = DOMAINS.flatMap((domain, place) => {
      const by = (cards[place] ?? 0) - (was[place] ?? 0);
      return by ? [[domain, by] as const] : [];
    });
    if (moved.length) found.set(seat, Object.fromEntries(moved));
  }
  return found;
}
