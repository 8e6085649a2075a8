// A table on the page: its connection, and what was received over it.
import { flushSync } from "svelte";
import { socketAddress } from "../api";
import { type Arrival, sitsDownAt } from "../arrivals";
import { isHere } from "../line";
import type { Considered, Happened, ServerMessage, Thought, View } from "../protocol";
import { settings } from "../settings.svelte";
import { Connection, type Wish } from "./connection";
import { shown } from "./curtain";
import { aheadOf, isDue, offeredTo } from "./drafting";
import { Pacer } from "./pacing";
import { empty, ownChairs, type TableState } from "./state";

/** How many seconds another player's decision is shown before the next one: time to read it. */
const HOLD = { calm: 1.6, quick: 0.6, none: 0 };
/** An end of a turn says nothing of its own. */
const END = 0.3;

/** After how many milliseconds an update is shown, even if no picture was due. */
const LATEST = 100;

/** Looks at the page before a change, and returns what to do after it. */
export type Watch = (
  before: View | null,
  happened: readonly Happened[],
) => (after: View | null) => void;

/** What the server said, and the table after it. */
interface Told {
  state: TableState;
  happened: readonly Happened[];
}

export class LiveTable {
  /** The table as shown, possibly a moment behind what was received. */
  state = $state.raw<TableState>(empty);
  /** How many updates were received but not shown yet. */
  behind = $state(0);
  watch: Watch | null = null;
  /** The seat whose player came to the front last: people who share a device take turns. */
  #seat = $state<number | null>(null);
  /** Whether that player's turn is over: to see their cards again, they come to the front again. */
  #left = $state(false);
  #asked = { position: -1, decisions: new Set<string>() };
  #thoughts = $state.raw({ position: -1, about: new Map<string, Thought>() });
  #connection: Connection;
  #pacer: Pacer<Told>;
  #gathered: Told | null = null;
  #arrivals: readonly Arrival[];

  /** Whether nobody else has to come: a game in this browser, whose people are here. */
  readonly startsAtOnce: boolean;

  constructor(readonly id: string) {
    this.#arrivals = sitsDownAt(id);
    this.startsAtOnce = isHere(id) && this.#arrivals.length > 0;
    this.#pacer = new Pacer(({ state, happened }) => this.#show(state, happened));
    this.#connection = new Connection(id, socketAddress(id), (state, message) =>
      this.#told(state, message),
    );
  }

  get #shown() {
    const { views, standing } = this.state;
    return shown(views, this.#seat, this.#left, (view) => isDue(view, standing));
  }

  get view(): View | null {
    return this.#shown.view;
  }

  /** The seat on this device that decides next, while another one's cards were shown. */
  get curtain(): number | null {
    return this.state.standing?.phase === "playing" ? this.#shown.curtain : null;
  }

  /** The seat of the person in front of this device; nobody's while the hands are closed. */
  get front(): number | null {
    return this.#shown.front;
  }

  lift(): void {
    this.#seat = this.curtain;
    this.#left = false;
  }

  get own(): number[] {
    return ownChairs(this.state);
  }

  /** The view of the person in front of this device, while the game runs. */
  get #player(): View | null {
    return this.state.standing?.phase === "playing" && this.front !== null ? this.view : null;
  }

  /** Whether somebody on this device has to decide, or to choose a card in the draft. */
  get mine(): boolean {
    return this.#player !== null && isDue(this.#player, this.state.standing);
  }

  /** What they can decide, or choose before they are asked. */
  get offered(): readonly string[] {
    return this.#player ? offeredTo(this.#player, this.state.standing) : [];
  }

  /** What they have chosen in the draft: it can be changed until they are asked. */
  get chosen(): string | null {
    return this.#player && (aheadOf(this.state.standing, this.front)?.chosen ?? null);
  }

  wish(wish: Wish): string {
    return this.#connection.wish(wish);
  }

  /** Decide; or, in the draft, choose before being asked. What is chosen again is withdrawn. */
  decide(decision: string): void {
    const { standing } = this.state;
    if (standing === null) return;
    const { position, chairs } = standing;
    if (this.view?.legal.includes(decision)) {
      this.wish({ type: "decide", position, decision });
      return;
    }
    const chair = chairs.findIndex((each) => each.seat === this.front);
    const chosen = decision === this.chosen ? null : decision;
    this.wish({ type: "choose", position, decision: chosen, chair });
  }

  undo(): void {
    const position = this.state.standing?.position;
    if (position !== undefined) this.wish({ type: "undo", position });
  }

  /** Ask about decisions in this position: why not, or what they would do. */
  consider(decisions: readonly string[]): void {
    const position = this.state.standing?.position ?? -1;
    if (this.#asked.position !== position) this.#asked = { position, decisions: new Set() };
    const fresh = decisions.filter((each) => !this.#asked.decisions.has(each));
    for (const each of fresh) this.#asked.decisions.add(each);
    if (fresh.length) this.#connection.ask(fresh);
  }

  /** The server's answer about a decision in this position. */
  about(decision: string): Thought | undefined {
    const { position, about } = this.#thoughts;
    return position === this.state.standing?.position ? about.get(decision) : undefined;
  }

  /** Ask for an earlier part of the log. */
  recall(): void {
    this.#connection.recall();
  }

  /** Show everything that has happened at once. */
  skip(): void {
    this.#showGathered();
    this.#pacer.skip();
    this.behind = 0;
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#showGathered();
    this.#pacer.skip();
    this.#connection.close();
  }

  #told(state: TableState, message: ServerMessage | null): void {
    if (message?.type === "considered") {
      this.#heard(message);
      return;
    }
    const happened = message?.type === "update" ? message.happened : [];
    if (message?.type === "update" && settings.pace === "none" && !document.hidden) {
      this.#gather(state, happened);
      return;
    }
    this.#showGathered();
    this.#pacer.push({ state, happened }, this.#hold(happened));
    if (message === null || message.type === "welcome") this.#pacer.skip();
    this.behind = this.#pacer.behind;
    if (message?.type === "welcome") this.#sitDown();
  }

  /** Where nothing is held, all that comes before the next picture is shown by it together. */
  #gather(state: TableState, happened: readonly Happened[]): void {
    if (this.#gathered === null) {
      requestAnimationFrame(() => this.#showGathered());
      setTimeout(() => this.#showGathered(), LATEST); // a hidden page draws no pictures
    }
    this.#gathered = { state, happened: [...(this.#gathered?.happened ?? []), ...happened] };
  }

  #showGathered(): void {
    const gathered = this.#gathered;
    this.#gathered = null;
    if (gathered) this.#pacer.push(gathered, 0);
  }

  /** Seat the people on this device who came to play, once. */
  #sitDown(): void {
    const arrivals = this.own.length === 0 ? this.#arrivals : [];
    this.#arrivals = [];
    for (const arrival of arrivals) this.wish({ type: "sit", ...arrival });
  }

  /** Reconnect: the server recognises a new guest only on a new connection. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  #heard({ position, about }: Considered): void {
    const before = this.#thoughts.position === position ? this.#thoughts.about : [];
    const thoughts = about.map((each): [string, Thought] => [each.decision, each]);
    this.#thoughts = { position, about: new Map([...before, ...thoughts]) };
  }

  #hold(happened: readonly Happened[]): number {
    const own = this.state.views.map((view) => view.seat);
    const others = happened.filter((what) => what.type === "decided" && !own.includes(what.seat));
    const ends = others.every((what) => what.type === "decided" && what.decision === "end");
    if (!others.length || document.hidden) return 0;
    return HOLD[settings.pace] * (ends ? END : 1);
  }

  #show(state: TableState, happened: readonly Happened[]): void {
    const then = this.watch?.(this.view, happened);
    this.state = state;
    const [only] = state.views;
    if (state.views.length === 1) this.#seat = only?.seat ?? null;
    this.#left ||= this.#shown.front === null;
    this.behind = this.#pacer.behind;
    if (then) {
      flushSync();
      then(this.view);
    }
  }
}
