// A turn in which nothing is left to decide ends by itself, after a moment to take something back.
import { settings } from "../settings.svelte";
import type { LiveTable } from "./live.svelte";

/** How long the moment is, in milliseconds. */
export const ENDING = 1500;

export class Ending {
  /** Whether the turn is about to end. */
  soon = $state(false);
  /** The position whose end was called off. */
  #calledOff = -1;

  constructor(private readonly live: LiveTable) {
    $effect(() => {
      const position = this.live.state.standing?.position ?? -1;
      const { view, mine } = this.live;
      const only = mine && view?.step === "effects" && view.legal.length === 1;
      this.soon = only && settings.ends && this.#calledOff !== position;
      if (!this.soon) return;
      const running = setTimeout(() => this.live.decide("end"), ENDING);
      return () => clearTimeout(running);
    });
  }

  /** Leave the end of this turn to its player. */
  callOff(): void {
    if (!this.soon) return;
    this.#calledOff = this.live.state.standing?.position ?? -1;
    this.soon = false;
  }
}
