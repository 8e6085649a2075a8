// Moving through a course: where it waits, what plays by itself, what has just changed.
import { progressOf } from "../board/areas";
import type { Lesson, View } from "../protocol";
import { type Domain, DOMAINS } from "../rules";

/** Whether the course waits here for the learner: to decide, to point at something or to read. */
export function waits(step: Lesson | undefined): boolean {
  return step !== undefined && step.lesson !== null;
}

/** The steps at which it waits. */
export function stops(steps: readonly Lesson[]): number[] {
  return steps.flatMap((step, at) => (waits(step) ? [at] : []));
}

/** The next step to show; a turn that ends by itself isn't shown separately. */
export function onward(steps: readonly Lesson[], at: number): number {
  let next = Math.min(at + 1, steps.length - 1);
  while (steps[next]?.decision === "end" && !waits(steps[next])) next += 1;
  return next;
}

/** The next step that waits, which may be this one. */
export function skip(steps: readonly Lesson[], at: number): number {
  let next = at;
  while (next < steps.length - 1 && !waits(steps[next])) next += 1;
  return next;
}

/** The previous step that waited, or the first. */
export function back(steps: readonly Lesson[], at: number): number {
  let last = at - 1;
  while (last > 0 && !waits(steps[last])) last -= 1;
  return Math.max(0, last);
}

/** The first step in each chapter that waits, in order. */
export function beginnings(steps: readonly Lesson[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const at of stops(steps)) {
    const { chapter } = steps[at] as Lesson;
    if (!found.has(chapter)) found.set(chapter, at);
  }
  return found;
}

/** The step to compare with: the last that waited, unless the table was set up since. */
export function before(steps: readonly Lesson[], at: number): number {
  const last = back(steps, at);
  const begins = steps.slice(last + 1, at + 1).findLastIndex((step) => step.begins);
  return begins < 0 ? last : last + 1 + begins;
}

/** What was decided without asking since the course last waited. */
export function meanwhile(
  steps: readonly Lesson[],
  at: number,
): { seat: number; decision: string }[] {
  return steps
    .slice(before(steps, at), at)
    .flatMap((step) =>
      waits(step) || step.seat === null || step.decision === null || step.decision === "end"
        ? []
        : [{ seat: step.seat, decision: step.decision }],
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

function gained(old: readonly string[], now: readonly string[]): Map<string, number> {
  const had = tally(old);
  const more = [...tally(now)].map(([kind, n]): [string, number] => [
    kind,
    n - (had.get(kind) ?? 0),
  ]);
  return new Map(more.filter(([, n]) => n > 0));
}

/** What changed on the table between two steps. */
export function changes(old: View, now: View, learner: number): Changes {
  const areas = now.areas.map((_, seat) => {
    const found: Partial<Record<Domain, number>> = {};
    for (const domain of DOMAINS) {
      const more = progressOf(now, seat, domain).cards - progressOf(old, seat, domain).cards;
      if (more !== 0) found[domain] = more;
    }
    return found;
  });
  return {
    hand: gained(old.hands[learner]?.cards ?? [], now.hands[learner]?.cards ?? []),
    areas,
    deck: now.deck.size - old.deck.size,
    discard: now.discard.length - old.discard.length,
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
  place: "hand" | "pack" | "deck" | "points" | "area" | "rail" | "flags" | "crown" | null;
  seat: number | null;
  domain: Domain | null;
}

/** A place of the table, as the script names it. */
export function looked(look: string | null): Look {
  const [place, seat, domain] = (look ?? "").split(" ");
  return {
    place: (place || null) as Look["place"],
    seat: seat === undefined ? null : Number(seat),
    domain: (domain ?? null) as Domain | null,
  };
}

/** Which seats have the most cards of a Domain: each of them gets a point. */
export function most(view: View, domain: Domain): number[] {
  const counts = view.areas.map((_, seat) => progressOf(view, seat, domain).cards);
  const best = Math.max(...counts);
  return best === 0 ? [] : counts.flatMap((count, seat) => (count === best ? [seat] : []));
}
