// When a bot's decision is published: at a moment that doesn't depend on what it holds.

/** Milliseconds for a bot's decision, and those in which the thinking of a level fits. */
export const PACE = 400;
const SPANS: Readonly<Record<string, number>> = { "level:6": 1000 };
/** Parts of a span: by when a search has to be content, and before which nothing is published. */
const SEARCH = 0.65;
const THINKING = 0.8;

/** When a bot was asked, began to think, and ended; in milliseconds. */
export interface Times {
  asked: number;
  began: number;
  ended: number;
}

/** How long every thought of a level takes, by a pace; without a pace, as long as it takes. */
export function spanOf(level: string, pace: number): number {
  return pace ? Math.max(pace, SPANS[level] ?? 0) : 0;
}

/** How long a level may search. */
export function searchTime(level: string): number {
  return spanOf(level, PACE) * SEARCH;
}

/**
 * When a thought is published: by when it was asked for and began, whenever it ended. Should it
 * end later still, because the machine was held up, a whole number of spans is added.
 */
export function momentOf({ asked, began, ended }: Times, span: number): number {
  if (span === 0) return ended;
  const usual = Math.max(asked + span, began + span * THINKING);
  return usual + span * Math.max(0, Math.ceil((ended - usual) / span));
}
