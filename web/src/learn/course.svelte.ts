// The state of a course: the current step, what is asked, and what was chosen instead.
import { type Choices, choices, type Effect } from "../board/choices";
import type { Course as Script, Lesson } from "../protocol";
import type { Domain } from "../rules";
import { fitting, load, save } from "./kept";
import {
  back,
  before,
  beginnings,
  type Changes,
  changes,
  type Look,
  looked,
  meanwhile,
  onward,
  skip,
  stops,
  waits,
} from "./script";

export class Course {
  readonly name: string;
  readonly steps: readonly Lesson[];
  readonly learner: number;
  readonly stops: readonly number[];
  readonly beginnings: ReadonlyMap<string, number>;
  #at = $state(0);
  #done = $state.raw<readonly string[]>([]);
  /** An effect chosen by its chip that still needs a target. */
  chosen = $state.raw<Effect | null>(null);
  /** A legal decision that the script doesn't make. */
  strayed = $state<string | null>(null);
  /** A rail that isn't the one to point at. */
  missed = $state.raw<{ seat: number; domain: Domain } | null>(null);

  constructor({ name, seat, steps }: Script) {
    this.name = name;
    this.steps = steps;
    this.learner = seat;
    this.stops = stops(steps);
    this.beginnings = beginnings(steps);
    const kept = fitting(load(name), this.stops, this.chapters);
    this.#at = kept.at;
    this.#done = kept.done;
  }

  get at(): number {
    return this.#at;
  }

  get step(): Lesson {
    return this.steps[this.#at] as Lesson;
  }

  get chapters(): string[] {
    return [...this.beginnings.keys()];
  }

  /** The chapters that were finished. */
  get done(): readonly string[] {
    return this.#done;
  }

  /** Whether there is something to go on with. */
  get begun(): boolean {
    return this.#at > 0;
  }

  get over(): boolean {
    return this.#at === this.steps.length - 1;
  }

  /** Whether decisions are being made without asking. */
  get watching(): boolean {
    return !waits(this.step);
  }

  /** The decision the learner should make. */
  get wanted(): string | null {
    return this.watching || this.step.seat === null ? null : this.step.decision;
  }

  get offered(): Choices | null {
    return this.wanted === null ? null : choices(this.step.view);
  }

  get look(): Look {
    return looked(this.step.look);
  }

  /** What the learner has to point at. */
  get find(): Look | null {
    return this.step.find === null ? null : looked(this.step.find);
  }

  get changes(): Changes {
    const old = this.steps[before(this.steps, this.#at)] as Lesson;
    return changes(old.view, this.step.view, this.learner);
  }

  get meanwhile(): { seat: number; decision: string }[] {
    return meanwhile(this.steps, this.#at);
  }

  /** Which of how many steps of the chapter this is. */
  get progress(): { now: number; all: number } {
    const own = this.stops.filter((at) => this.steps[at]?.chapter === this.step.chapter);
    const passed = own.filter((at) => at < this.#at).length;
    return { now: Math.min(passed + 1, own.length), all: own.length };
  }

  #go(at: number): void {
    this.#at = at;
    this.chosen = null;
    this.strayed = null;
    this.missed = null;
    if (!this.watching) save(this.name, { at, done: this.#done });
  }

  /** Go forward; the chapter that is left, or ends the course, is finished. */
  #advance(at: number): void {
    const { chapter } = this.step;
    const left = chapter !== this.steps[at]?.chapter || at === this.steps.length - 1;
    if (left && !this.#done.includes(chapter)) this.#done = [...this.#done, chapter];
    this.#go(at);
  }

  /** Read on, let the others play, or make the script's decision. */
  forward(): void {
    this.#advance(onward(this.steps, this.#at));
  }

  skip(): void {
    this.#advance(skip(this.steps, this.#at));
  }

  back(): void {
    this.#go(back(this.steps, this.#at));
  }

  jump(chapter: string): void {
    this.#go(this.beginnings.get(chapter) ?? 0);
  }

  restart(): void {
    this.#go(0);
  }

  decide(token: string): void {
    if (token === this.wanted) this.forward();
    else this.strayed = token;
  }

  /** Point at a rail, if that is asked for. */
  point(seat: number, domain: Domain): void {
    const { find } = this;
    if (find?.seat === seat && find.domain === domain) this.forward();
    else if (find) this.missed = { seat, domain };
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
