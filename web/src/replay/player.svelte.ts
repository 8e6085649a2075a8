// A replay that plays: its position, its point of view and its speed.
import { inside, to } from "../address";
import { api } from "../api";
import type { Replay, Step } from "../protocol";
import { after, before, clamp, effectStarts, turnsOf, turnStarts } from "./moments";
import { readSpot, Seldom, type Spot, writeSpot } from "./spot";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1000; // milliseconds per step, at speed 1
const SELDOM = 300; // milliseconds between two updates of the address

export class Player {
  replay = $state.raw<Replay | null>(null);
  problem = $state.raw<unknown>(null);
  running = $state(false);
  speed = $state<number>(1);
  #at = $state(0);
  #seat = $state<number | null>(null);
  #known = new Map<number | null, Replay>();
  #address = new Seldom(SELDOM);

  readonly turns = $derived(this.replay ? turnsOf(this.replay) : []);
  readonly last = $derived((this.replay?.steps.length ?? 1) - 1);
  readonly starts = $derived(turnStarts(this.turns, this.last));
  readonly effects = $derived(effectStarts(this.turns));
  readonly step = $derived<Step | null>(this.replay?.steps[this.at] ?? null);
  readonly next = $derived<Step | null>(this.replay?.steps[this.at + 1] ?? null);

  constructor(readonly table: string) {
    const { at, seat } = readSpot(inside(location).search);
    this.#at = at;
    this.#seat = seat;
    void this.#load();
  }

  get at(): number {
    return clamp(this.#at, this.last);
  }

  set at(wanted: number) {
    this.#at = clamp(wanted, this.last);
    this.#follow();
  }

  get seat(): number | null {
    return this.#seat;
  }

  set seat(seat: number | null) {
    this.#seat = seat;
    this.#follow();
    void this.#load();
  }

  get spot(): Spot {
    return { at: this.at, seat: this.#seat };
  }

  /** Go to the next of these moments, if there is one. */
  jump(moments: readonly number[], back = false): void {
    const found = back ? before(moments, this.at) : after(moments, this.at);
    if (found !== null) this.at = found;
  }

  toggle(): void {
    if (!this.running && this.at === this.last) this.at = 0;
    this.running = !this.running;
  }

  /** Play while `running` is set; call it in an effect of the page. */
  run(): (() => void) | undefined {
    if (!this.running) return undefined;
    const timer = setInterval(() => {
      if (this.at < this.last) this.at += 1;
      else this.running = false;
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }

  /** Follow an address that was changed from outside. */
  readAddress(): void {
    const { at, seat } = readSpot(inside(location).search);
    this.#at = at;
    this.#seat = seat;
    void this.#load();
  }

  stop(): void {
    this.running = false;
    this.#address.stop();
  }

  #follow(): void {
    this.#address.ask(() => history.replaceState(null, "", to(writeSpot(this.table, this.spot))));
  }

  /** Load the game as the chosen seat saw it; until it arrives, the old one stays. */
  async #load(): Promise<void> {
    const seat = this.#seat;
    try {
      const found = this.#known.get(seat) ?? (await api.replay(this.table, seat));
      this.#known.set(seat, found);
      if (seat === this.#seat) this.replay = found;
    } catch (problem) {
      if (seat === null || this.replay !== null) this.problem = problem;
      else this.seat = null; // a link to a seat that this game doesn't have
    }
  }
}
