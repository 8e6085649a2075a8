// The state of the tutorial: the current step, what is asked, and what was chosen instead.
import { type Choices, choices, type Effect } from "../board/choices";
import type { Lesson, Tutorial } from "../protocol";
import {
  back,
  beginnings,
  type Chapter,
  type Changes,
  changes,
  type Look,
  looked,
  meanwhile,
  onward,
  remembered,
  skip,
  stops,
  waits,
} from "./script";

const KEY = "impera:learn";

export class Course {
  readonly steps: readonly Lesson[];
  readonly learner: number;
  readonly stops: readonly number[];
  readonly beginnings: ReadonlyMap<Chapter, number>;
  #at = $state(0);
  #best = $state(0);
  /** An effect chosen by its chip that still needs a target. */
  chosen = $state.raw<Effect | null>(null);
  /** A legal decision that the script doesn't make. */
  strayed = $state<string | null>(null);

  constructor(tutorial: Tutorial) {
    this.steps = tutorial.steps;
    this.learner = tutorial.seat;
    this.stops = stops(this.steps, this.learner);
    this.beginnings = beginnings(this.steps, this.learner);
    const kept = remembered(localStorage.getItem(KEY), this.stops);
    this.#at = kept.at;
    this.#best = kept.best;
  }

  get at(): number {
    return this.#at;
  }

  get step(): Lesson {
    return this.steps[this.#at] as Lesson;
  }

  get over(): boolean {
    return this.#at === this.steps.length - 1;
  }

  /** Whether the other players are deciding now, automatically. */
  get watching(): boolean {
    return !waits(this.step, this.learner);
  }

  /** The decision the learner should make. */
  get wanted(): string | null {
    return this.step.seat === this.learner ? this.step.decision : null;
  }

  get offered(): Choices | null {
    return this.wanted === null ? null : choices(this.step.view);
  }

  get look(): Look {
    return looked(this.step.look);
  }

  get changes(): Changes {
    const before = this.steps[back(this.steps, this.learner, this.#at)] as Lesson;
    return changes(before.view, this.step.view, this.learner);
  }

  get meanwhile(): { seat: number; decision: string }[] {
    return meanwhile(this.steps, this.learner, this.#at);
  }

  /** How many of the steps that wait are done. */
  get done(): number {
    return this.stops.filter((stop) => stop < this.#at).length;
  }

  reached(chapter: Chapter): boolean {
    return (this.beginnings.get(chapter) ?? Infinity) <= this.#best;
  }

  go(at: number): void {
    this.#at = at;
    this.#best = Math.max(this.#best, at);
    this.chosen = null;
    this.strayed = null;
    if (!this.watching) localStorage.setItem(KEY, JSON.stringify({ at, best: this.#best }));
  }

  /** Read on, let the others play, or make the script's decision. */
  forward(): void {
    this.go(onward(this.steps, this.learner, this.#at));
  }

  skip(): void {
    this.go(skip(this.steps, this.learner, this.#at));
  }

  back(): void {
    this.go(back(this.steps, this.learner, this.#at));
  }

  jump(chapter: Chapter): void {
    this.go(this.beginnings.get(chapter) ?? 0);
  }

  decide(token: string): void {
    if (token === this.wanted) this.forward();
    else this.strayed = token;
  }

  /** Press an effect: it is decided at once if it needs no target. */
  press(effect: Effect): void {
    const only = effect.targets[0];
    if (only && only.seat === null && only.domain === null) this.decide(only.token);
    else if (effect.targets.some(({ token }) => token === this.wanted)) this.chosen = effect;
    else this.strayed = only?.token ?? null;
  }

  /** Make the choice with that number: cards, effects, the end of the turn; or targets. */
  choose(place: number): void {
    const offered = this.offered;
    if (!offered) return;
    if (this.chosen) {
      const target = this.chosen.targets[place];
      if (target) this.decide(target.token);
      return;
    }
    const cards = [...offered.cards.values()];
    const card = cards[place];
    const effect = offered.effects[place - cards.length];
    if (card) this.decide(card);
    else if (effect) this.press(effect);
    else if (place === cards.length + offered.effects.length && offered.end)
      this.decide(offered.end);
  }
}
