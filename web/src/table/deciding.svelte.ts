// What a person is about to decide: an effect that wants a target, a decision to confirm, a question.
import { type Choices, choices, type Effect, type Target } from "../board/choices";
import { settings } from "../settings.svelte";
import type { LiveTable } from "./live.svelte";

const PASSING = 50; // milliseconds

export class Deciding {
  /** An effect that was chosen and wants a target. */
  chosen = $state.raw<Effect | null>(null);
  /** A decision that waits to be confirmed. */
  held = $state<string | null>(null);
  /** The decision under the pointer or the focus: the table shows what it would move. */
  pointed = $state<string | null>(null);
  /** Of what was asked why it cannot be done. */
  doubted = $state<string | null>(null);
  /** Whether all that cannot be done now is shown. */
  asking = $state(false);
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly offered = $derived.by<Choices | null>(() =>
    this.live.view && this.live.mine ? choices(this.live.view) : null,
  );

  constructor(private readonly live: LiveTable) {}

  /** Make a decision, or hold it until it is confirmed. */
  press(token: string): void {
    if (settings.confirm && this.held !== token) {
      this.held = token;
      return;
    }
    this.clear();
    this.live.decide(token);
  }

  /** Choose an effect; one without targets is a decision. */
  begin(effect: Effect): void {
    const [only] = effect.targets;
    if (only?.token === effect.name) this.press(only.token);
    else this.chosen = this.chosen?.name === effect.name ? null : effect;
    this.doubted = null;
  }

  /** The ways to carry the chosen effect out on somebody's Domain. */
  aims(seat: number): Map<string, Target> {
    const own = this.live.view?.seat;
    const found = (this.chosen?.targets ?? []).filter(
      (target) => target.domain !== null && (target.seat ?? own) === seat,
    );
    return new Map(found.map((target) => [target.domain ?? "", target]));
  }

  /** Ask why something cannot be done. */
  doubt(token: string): void {
    this.doubted = this.doubted === token ? null : token;
    if (this.doubted) this.live.consider([token]);
  }

  /** Look at what a decision would do; null looks away. A pointer that only passes asks nothing. */
  point(token: string | null): void {
    this.pointed = token;
    clearTimeout(this.#soon);
    if (token) this.#soon = setTimeout(() => this.live.consider([token]), PASSING);
  }

  /** One step back: from what was begun here, or from what the table may still take back. */
  back(): void {
    if (this.held) this.held = null;
    else if (this.doubted) this.doubted = null;
    else if (this.chosen) this.chosen = null;
    else if (this.asking) this.asking = false;
    else if (this.live.view?.effect && this.live.state.standing?.undoable) this.live.undo();
  }

  /** Nothing is begun: the position is another one. */
  clear(): void {
    this.chosen = this.held = this.pointed = this.doubted = null;
    this.asking = false;
  }
}
