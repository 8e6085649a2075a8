// A decision in the making: an effect that needs a target, a confirmation, a question.
import { type Choices, choices, type Effect, type Target } from "../board/choices";
import { settings } from "../settings.svelte";
import type { LiveTable } from "./live.svelte";

const PASSING = 50; // milliseconds

interface Several {
  /** Whether the chosen cards stay, and all others go. */
  keeping: boolean;
  n: number;
}

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
  /** Whether to show what the others did since the last turn. */
  recalling = $state(false);
  /** Where in the hand the cards lie that were chosen together, in that order. */
  picked = $state.raw<readonly number[]>([]);
  /** Decisions made together that are still to be sent, one position after another. */
  #queue = $state.raw<readonly string[]>([]);
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly offered = $derived.by<Choices | null>(() => {
    const { view, offered } = this.live;
    const asked = view && offered.length > 0 && !this.#queue.length;
    return asked ? choices({ ...view, legal: [...offered] }) : null;
  });

  /** Cards of the hand that are to be chosen together: those that go or, if fewer, those you keep. */
  readonly several = $derived.by<Several | null>(() => {
    const { effect, hands, seat } = this.live.view ?? {};
    const together = this.offered?.place === "hand" && effect && effect.asks !== "play";
    if (!together || effect.choices < 2) return null;
    const kept = (hands?.[seat ?? 0]?.size ?? 0) - effect.choices;
    const keeping = kept < effect.choices;
    return { keeping, n: keeping ? kept : effect.choices };
  });

  constructor(private readonly live: LiveTable) {}

  /** The token of the card to mark: it waits to be confirmed, or was chosen in the draft. */
  get marked(): string | null {
    return this.held ?? this.live.chosen;
  }

  /** Choose a card of the hand together with others, or put it back. */
  pick(place: number): void {
    const rest = this.picked.filter((each) => each !== place);
    if (rest.length < this.picked.length) this.picked = rest;
    else if (this.several?.n) this.picked = [...this.picked, place].slice(-this.several.n);
  }

  /** Decide about all cards chosen together. */
  pressAll(tokens: readonly string[]): void {
    const [first, ...rest] = tokens;
    if (first === undefined) return;
    this.clear();
    this.#queue = rest;
    this.live.decide(first);
  }

  /** A new position: go on with what was decided together, or start afresh. */
  moved(): void {
    this.clear();
    const [next, ...rest] = this.#queue;
    if (next === undefined) return;
    const fits = this.live.mine && this.live.view?.legal.includes(next);
    this.#queue = fits ? rest : [];
    if (fits) this.live.decide(next);
  }

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
    else if (this.picked.length) this.picked = [];
    else if (this.chosen) this.chosen = null;
    else if (this.asking) this.asking = false;
    else if (this.recalling) this.recalling = false;
    else if (this.live.view?.effect && this.live.state.standing?.undoable) this.live.undo();
  }

  /** Reset everything for a new position. */
  clear(): void {
    this.chosen = this.held = this.pointed = this.doubted = null;
    this.asking = this.recalling = false;
    this.picked = [];
  }
}
