// A table on the page: its connection, and what the page remembers of what was told.
import type { ServerMessage, View } from "../protocol";
import { sitsDownAt } from "./arrivals";
import { Connection, socketAddress, type Wish } from "./connection";
import { empty, ownChairs, shownView, type TableState } from "./state";

export class LiveTable {
  state = $state.raw<TableState>(empty);
  /** The own seat that was looked from last: people who share a device take turns. */
  #seat = $state<number | null>(null);
  #connection: Connection;
  #arrives: boolean;

  constructor(readonly id: string) {
    this.#arrives = sitsDownAt(id);
    this.#connection = new Connection(id, socketAddress(id, location), (state, message) =>
      this.#told(state, message),
    );
  }

  get view(): View | null {
    return shownView(this.state, this.#seat);
  }

  get own(): number[] {
    return ownChairs(this.state);
  }

  /** Whether a decision is awaited from here. */
  get mine(): boolean {
    return this.state.standing?.phase === "playing" && (this.view?.legal.length ?? 0) > 0;
  }

  wish(wish: Wish): void {
    this.#connection.wish(wish);
  }

  decide(decision: string): void {
    const position = this.state.standing?.position;
    if (position !== undefined) this.wish({ type: "decide", position, decision });
  }

  undo(): void {
    const position = this.state.standing?.position;
    if (position !== undefined) this.wish({ type: "undo", position });
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#connection.close();
  }

  #told(state: TableState, message: ServerMessage | null): void {
    this.state = state;
    this.#seat = shownView(state, this.#seat)?.seat ?? null;
    if (message?.type === "welcome" && this.#arrives) {
      this.#arrives = false;
      if (this.own.length === 0) this.wish({ type: "sit" });
    }
  }
}
