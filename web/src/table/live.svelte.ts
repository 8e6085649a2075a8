// A table on the page: its connection, and what the page remembers of what was told.
import { flushSync } from "svelte";
import { socketAddress } from "../api";
import { type Arrival, sitsDownAt } from "../arrivals";
import type { Considered, Happened, ServerMessage, Thought, View } from "../protocol";
import { settings } from "../settings.svelte";
import { Connection, type Wish } from "./connection";
import { shown } from "./curtain";
import { Pacer } from "./pacing";
import { empty, ownChairs, type TableState } from "./state";

/** Seconds for which a decision of somebody else is shown before the next one. */
const HOLD = { calm: 0.8, quick: 0.3, none: 0 };

/** Looks at the page before it changes, and acts on it afterwards. */
export type Watch = (
  before: View | null,
  happened: readonly Happened[],
) => (after: View | null) => void;

export class LiveTable {
  /** The table as it is shown: perhaps a moment behind what was told. */
  state = $state.raw<TableState>(empty);
  /** How much was told and not shown yet. */
  behind = $state(0);
  watch: Watch | null = null;
  /** The own seat that was looked from last: people who share a device take turns. */
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

  /** The own seat that is asked, while the cards of another one were shown. */
  get curtain(): number | null {
    return this.state.standing?.phase === "playing" ? this.#shown.curtain : null;
  }

  lift(): void {
    this.#seat = this.curtain;
  }

  get own(): number[] {
    return ownChairs(this.state);
  }

  /** Whether a decision is awaited from here. */
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

  /** Ask about decisions at this position: why not, or what they would do. */
  consider(decisions: readonly string[]): void {
    const position = this.state.standing?.position ?? -1;
    if (this.#asked.position !== position) this.#asked = { position, decisions: new Set() };
    const fresh = decisions.filter((each) => !this.#asked.decisions.has(each));
    for (const each of fresh) this.#asked.decisions.add(each);
    if (fresh.length) this.#connection.ask(fresh);
  }

  /** What the server has said about a decision at this position. */
  about(decision: string): Thought | undefined {
    const { position, about } = this.#thoughts;
    return position === this.state.standing?.position ? about.get(decision) : undefined;
  }

  /** Show at once all that has happened. */
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

  /** Those on this device who came to sit down do so, once. */
  #sitDown(): void {
    const arrivals = this.own.length === 0 ? this.#arrivals : [];
    this.#arrivals = [];
    for (const arrival of arrivals) this.wish({ type: "sit", ...arrival });
  }

  /** Connect anew: a guest since a moment ago is known only to another connection. */
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
