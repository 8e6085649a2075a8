// A table on the page: its connection, and what was received over it.
import { flushSync } from "svelte";
import { socketAddress } from "../api";
import { type Arrival, sitsDownAt } from "../arrivals";
import type { Considered, Happened, ServerMessage, Thought, View } from "../protocol";
import { settings } from "../settings.svelte";
import { Connection, type Wish } from "./connection";
import { shown } from "./curtain";
import { Pacer } from "./pacing";
import { empty, ownChairs, type TableState } from "./state";

/** How many seconds another player's decision is shown before the next one. */
const HOLD = { calm: 0.8, quick: 0.3, none: 0 };

/** Looks at the page before a change, and returns what to do after it. */
export type Watch = (
  before: View | null,
  happened: readonly Happened[],
) => (after: View | null) => void;

export class LiveTable {
  /** The table as shown, possibly a moment behind what was received. */
  state = $state.raw<TableState>(empty);
  /** How many updates were received but not shown yet. */
  behind = $state(0);
  watch: Watch | null = null;
  /** The seat shown last: people who share a device take turns. */
  #seat = $state<number | null>(null);
  #asked = { position: -1, decisions: new Set<string>() };
  #thoughts = $state.raw({ position: -1, about: new Map<string, Thought>() });
  #connection: Connection;
  #pacer: Pacer<{ state: TableState; happened: readonly Happened[] }>;
  #arrivals: readonly Arrival[];

  constructor(readonly id: string) {
    this.#arrivals = sitsDownAt(id);
    this.#pacer = new Pacer(({ state, happened }) => this.#show(state, happened));
    this.#connection = new Connection(id, socketAddress(id), (state, message) =>
      this.#told(state, message),
    );
  }

  get #shown() {
    return shown(this.state.views, this.#seat);
  }

  get view(): View | null {
    return this.#shown.view;
  }

  /** The seat on this device that decides next, while another one's cards were shown. */
  get curtain(): number | null {
    return this.state.standing?.phase === "playing" ? this.#shown.curtain : null;
  }

  lift(): void {
    this.#seat = this.curtain;
  }

  get own(): number[] {
    return ownChairs(this.state);
  }

  /** Whether somebody on this device has to decide. */
  get mine(): boolean {
    return this.state.standing?.phase === "playing" && (this.view?.legal.length ?? 0) > 0;
  }

  wish(wish: Wish): string {
    return this.#connection.wish(wish);
  }

  decide(decision: string): void {
    const position = this.state.standing?.position;
    if (position !== undefined) this.wish({ type: "decide", position, decision });
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

  /** Show everything that has happened at once. */
  skip(): void {
    this.#pacer.skip();
    this.behind = 0;
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#pacer.skip();
    this.#connection.close();
  }

  #told(state: TableState, message: ServerMessage | null): void {
    if (message?.type === "considered") {
      this.#heard(message);
      return;
    }
    const happened = message?.type === "update" ? message.happened : [];
    this.#pacer.push({ state, happened }, this.#hold(happened));
    if (message === null || message.type === "welcome") this.#pacer.skip();
    this.behind = this.#pacer.behind;
    if (message?.type === "welcome") this.#sitDown();
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
    const others = happened.some((what) => what.type === "decided" && !own.includes(what.seat));
    return others && !document.hidden ? HOLD[settings.pace] : 0;
  }

  #show(state: TableState, happened: readonly Happened[]): void {
    const then = this.watch?.(this.view, happened);
    this.state = state;
    if (state.views.length === 1) this.#seat = state.views[0]?.seat ?? null;
    this.behind = this.#pacer.behind;
    if (then) {
      flushSync();
      then(this.view);
    }
  }
}
