// A decision in the making: an effect that needs a target, a confirmation, a question.
import { type Choices, choices, type Effect, type Target } from "../board/choices";
import { settings } from "../settings.svelte";
import type { LiveTable } from "./live.svelte";

const PASSING = 50; // milliseconds

export class Deciding {
  /** A chosen effect that needs a target. */
  chosen = $state.raw<Effect | null>(null);
  /** A decision waiting to be confirmed. */
  held = $state<string | null>(null);
  /** The decision pointed at or focused: the table previews its moves. */
  pointed = $state<string | null>(null);
  /** The token whose "why not?" is shown. */
  doubted = $state<string | null>(null);
  /** Whether to show everything that can't be done now. */
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

  /** Choose an effect; one without targets is decided at once. */
  begin(effect: Effect): void {
    const [only] = effect.targets;
    if (only?.token === effect.name) this.press(only.token);
    else this.chosen = this.chosen?.name === effect.name ? null : effect;
    this.doubted = null;
  }

  /** The chosen effect's targets in a seat's area, by Domain. */
  aims(seat: number): Map<string, Target> {
    const own = this.live.view?.seat;
    const found = (this.chosen?.targets ?? []).filter(
      (target) => target.domain !== null && (target.seat ?? own) === seat,
    );
    return new Map(found.map((target) => [target.domain ?? "", target]));
  }

  /** Ask why something can't be done. */
  doubt(token: string): void {
    this.doubted = this.doubted === token ? null : token;
    if (this.doubted) this.live.consider([token]);
  }

  /** Preview a decision; null ends the preview. A pointer that only passes over it asks nothing. */
  point(token: string | null): void {
    this.pointed = token;
    clearTimeout(this.#soon);
    if (token) this.#soon = setTimeout(() => this.live.consider([token]), PASSING);
  }

  /** Go back one step: cancel what was started here, or undo what the table allows. */
  back(): void {
    if (this.held) this.held = null;
    else if (this.doubted) this.doubted = null;
    else if (this.chosen) this.chosen = null;
    else if (this.asking) this.asking = false;
    else if (this.live.view?.effect && this.live.state.standing?.undoable) this.live.undo();
  }

  /** Reset everything for a new position. */
  clear(): void {
    this.chosen = this.held = this.pointed = this.doubted = null;
    this.asking = false;
  }
}
