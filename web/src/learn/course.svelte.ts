// The tutorial as it goes: where one is, what is asked, what was chosen instead.
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
  /** An effect that was begun by its chip and still needs its target. */
  chosen = $state.raw<Effect | null>(null);
  /** A legal decision that the script does not make. */
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

  /** Whether others decide now, by themselves. */
  get watching(): boolean {
    return !waits(this.step, this.learner);
  }

  /** What the learner is to decide. */
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

  /** How many of the places where it waits lie behind. */
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

  /** Read on, let the others play, or do what the script does. */
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

  /** An effect is pressed: it is decided if it needs no target. */
  press(effect: Effect): void {
    const only = effect.targets[0];
    if (only && only.seat === null && only.domain === null) this.decide(only.token);
    else if (effect.targets.some(({ token }) => token === this.wanted)) this.chosen = effect;
    else this.strayed = only?.token ?? null;
  }

  /** The choice of that number: cards, effects, the end of the turn; or targets. */
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
