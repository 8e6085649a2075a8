// Moving through the tutorial: where it waits, what plays by itself, what has just changed.
import { progressOf } from "../board/areas";
import type { Lesson, View } from "../protocol";
import { type Domain, DOMAINS } from "../rules";

export const CHAPTERS = ["start", ...DOMAINS, "win"] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Whether the tutorial waits here for the learner, to decide or to read. */
export function waits(step: Lesson | undefined, learner: number): boolean {
  return step !== undefined && (step.seat === null || step.seat === learner);
}

/** The steps at which it waits. */
export function stops(steps: readonly Lesson[], learner: number): number[] {
  return steps.flatMap((step, at) => (waits(step, learner) ? [at] : []));
}

/** The next step to show; another player ending their turn isn't shown separately. */
export function onward(steps: readonly Lesson[], learner: number, at: number): number {
  let next = Math.min(at + 1, steps.length - 1);
  while (steps[next]?.decision === "end" && !waits(steps[next], learner)) next += 1;
  return next;
}

/** The next step that waits, which may be this one. */
export function skip(steps: readonly Lesson[], learner: number, at: number): number {
  let next = at;
  while (next < steps.length - 1 && !waits(steps[next], learner)) next += 1;
  return next;
}

/** The previous step that waited, or the first. */
export function back(steps: readonly Lesson[], learner: number, at: number): number {
  let last = at - 1;
  while (last > 0 && !waits(steps[last], learner)) last -= 1;
  return Math.max(0, last);
}

/** The first step in each chapter that waits. */
export function beginnings(steps: readonly Lesson[], learner: number): Map<Chapter, number> {
  const found = new Map<Chapter, number>();
  for (const at of stops(steps, learner)) {
    const chapter = steps[at]?.chapter as Chapter;
    if (!found.has(chapter)) found.set(chapter, at);
  }
  return found;
}

/** What others have decided since the tutorial last waited. */
export function meanwhile(
  steps: readonly Lesson[],
  learner: number,
  at: number,
): { seat: number; decision: string }[] {
  return steps
    .slice(back(steps, learner, at), at)
    .flatMap(({ seat, decision }) =>
      seat === null || seat === learner || decision === null || decision === "end"
        ? []
        : [{ seat, decision }],
    );
}

export interface Changes {
  /** New cards in the learner's hand, by kind. */
  hand: Map<string, number>;
  /** For each seat: how many cards more or fewer in a Domain. */
  areas: Partial<Record<Domain, number>>[];
  deck: number;
  discard: number;
}

function tally(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function gained(before: readonly string[], now: readonly string[]): Map<string, number> {
  const had = tally(before);
  const more = [...tally(now)].map(([kind, n]): [string, number] => [
    kind,
    n - (had.get(kind) ?? 0),
  ]);
  return new Map(more.filter(([, n]) => n > 0));
}

/** What changed on the table between two steps. */
export function changes(before: View, now: View, learner: number): Changes {
  const areas = now.areas.map((_, seat) => {
    const found: Partial<Record<Domain, number>> = {};
    for (const domain of DOMAINS) {
      const more = progressOf(now, seat, domain).cards - progressOf(before, seat, domain).cards;
      if (more !== 0) found[domain] = more;
    }
    return found;
  });
  return {
    hand: gained(before.hands[learner]?.cards ?? [], now.hands[learner]?.cards ?? []),
    areas,
    deck: now.deck.size - before.deck.size,
    discard: now.discard.length - before.discard.length,
  };
}

/** Which cards in a hand are new; among equal ones the last. */
export function fresh(hand: readonly string[], added: ReadonlyMap<string, number>): boolean[] {
  const left = new Map(added);
  return [...hand]
    .reverse()
    .map((kind) => {
      const n = left.get(kind) ?? 0;
      left.set(kind, n - 1);
      return n > 0;
    })
    .reverse();
}

export interface Look {
  place: "hand" | "area" | "rail" | null;
  seat: number | null;
  domain: Domain | null;
}

/** Where a lesson asks the learner to look. */
export function looked(look: string | null): Look {
  const [place, seat, domain] = (look ?? "").split(" ");
  return {
    place: (place || null) as Look["place"],
    seat: seat === undefined ? null : Number(seat),
    domain: (domain ?? null) as Domain | null,
  };
}

export interface Kept {
  at: number;
  /** The furthest step reached. */
  best: number;
}

/** The saved progress, if the script still has that step. */
export function remembered(text: string | null, stopsNow: readonly number[]): Kept {
  const last = stopsNow.at(-1) ?? 0;
  try {
    const { at, best } = JSON.parse(text ?? "") as Partial<Kept>;
    const known = typeof at === "number" && stopsNow.includes(at) && at !== last;
    return {
      at: known ? at : 0,
      best: typeof best === "number" ? Math.max(0, Math.min(best, last)) : 0,
    };
  } catch {
    return { at: 0, best: 0 };
  }
}
