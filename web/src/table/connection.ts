// The connection to a table: says hello, shuffles, resends unanswered messages, reconnects.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import { socketTo } from "../api";
import type {
  ClientMessage,
  Consider,
  Error as Refusal,
  Hello,
  Ping,
  Recall,
  ServerMessage,
} from "../protocol";
import { apply, empty, ownChairs, type TableState } from "./state";

/** A message to the table; its id is added when it is sent. */
export type Wish = ClientMessage extends infer Message
  ? Message extends Hello | Ping | Consider | Recall
    ? never
    : Message extends { id: string }
      ? Omit<Message, "id">
      : never
  : never;

/** What the browser provides, and tests replace. */
export interface World {
  open(address: string): WebSocket;
  now(): number;
  later(seconds: number, work: () => void): () => void;
  recall(key: string): string | null;
  keep(key: string, value: string | null): void;
}

const QUESTION = "?"; // prefix of a question's id
const FIRST_PAUSE = 0.3;
const LONGEST_PAUSE = 10;
/** Seconds between two pings, and until the server has to answer one. */
const PULSE = 15;
const ANSWER = 10;
const FOR_GOOD = new Set(["unknown", "refused", "malformed", "origin"]);
const RESTART = 1012;
const STOPPING = { type: "error", code: "stopping", text: "" } as Refusal;

export class Connection {
  #state: TableState = empty;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, ClientMessage>();
  #pause = FIRST_PAUSE;
  #cancel: (() => void) | null = null;
  #closed = false;
  /** The server's last error before it hung up. */
  #why: Refusal | null = null;
  #welcomed = false;
  #heard = -1;

  constructor(
    readonly table: string,
    private readonly address: string,
    private readonly told: (state: TableState, message: ServerMessage | null) => void,
    private readonly world: World = browser,
  ) {
    this.#connect();
  }

  /** Send a message, again and again until it is answered; returns its id. */
  wish(wish: Wish): string {
    const id = bytesToHex(randomBytes(12));
    const message = { ...wish, id } as ClientMessage;
    this.#unanswered.set(id, message);
    this.#send(message);
    return id;
  }

  /** Ask about decisions in this position, again and again until it is answered or over. */
  ask(decisions: string[]): void {
    this.#question({ type: "consider", decisions });
  }

  /** Ask for the page before the log, one at a time. */
  recall(): void {
    const before = this.#state.oldest;
    if (before > 1 && !this.#says("recall")) this.#question({ type: "recall", before });
  }

  #question(asked: Omit<Consider, "id"> | Omit<Recall, "id">): void {
    const id = `${QUESTION}${bytesToHex(randomBytes(8))}`;
    const message: Consider | Recall = { ...asked, id };
    this.#unanswered.set(id, message);
    this.#send(message);
  }

  /** Close the connection for good. */
  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#socket?.close();
  }

  /** Reconnect now: the network seems to be back. */
  retry(): void {
    if (this.#state.line === "lost" && this.#socket === null) {
      this.#cancel?.();
      this.#connect();
    }
  }

  /** Close the connection and open a new one at once. */
  reconnect(): void {
    const before = this.#socket;
    this.#cancel?.();
    this.#connect();
    before?.close();
  }

  #key(name: string): string {
    return `impera:${this.table}:${name}`;
  }

  #change(state: TableState, message: ServerMessage | null = null): void {
    this.#state = state;
    this.told(state, message);
  }

  #connect(): void {
    const socket = this.world.open(this.address);
    this.#socket = socket;
    this.#why = null;
    this.#welcomed = false;
    socket.onopen = () => {
      const token = this.world.recall(this.#key("token"));
      const hello: Hello = { type: "hello", after: this.#state.number };
      this.#send(token === null ? hello : { ...hello, token });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = read(event.data);
      if (message === null) this.#change({ ...this.#state, outdated: true });
      else this.#hear(message);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.world.later(PULSE, () => this.#feel(socket));
  }

  /** A connection can die silently: ping regularly, and give up when no answer comes. */
  #feel(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    const asked = this.world.now();
    this.#send({ type: "ping" });
    this.world.later(ANSWER, () => {
      if (socket !== this.#socket || this.#closed) return;
      if (this.#heard >= asked) return void this.world.later(PULSE, () => this.#feel(socket));
      this.#lost(socket, 0);
      socket.close();
    });
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    const why = this.#why ?? (code === RESTART ? STOPPING : null);
    const refusal = why ?? (this.#state.line === "lost" ? this.#state.refusal : null);
    const forGood =
      why?.code === "banned" || (!this.#welcomed && why !== null && FOR_GOOD.has(why.code));
    this.#change({ ...this.#state, refusal, line: forGood ? "gone" : "lost" });
    if (forGood) return;
    this.#cancel = this.world.later(this.#pause * (0.5 + Math.random()), () => this.#connect());
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = this.world.now();
    if (message.type === "done" || message.type === "considered" || message.type === "recalled")
      this.#unanswered.delete(message.id);
    if (message.type === "error") {
      const id = message.id;
      if (id == null) this.#why = message;
      else if (this.#sayAgain(message.code, id) || id.startsWith(QUESTION)) return;
    }
    const position = this.#state.standing?.position;
    this.#change(apply(this.#state, message, this.world.now()), message);
    if (this.#state.standing?.position !== position) this.#drop("consider");
    if (message.type === "welcome") this.#welcome(message.token);
    if (message.type === "welcome" || message.type === "update") {
      this.#mark();
      this.#shuffle();
    }
  }

  /** Join the table, unless the server is newer than this page: then it has to be reloaded. */
  #welcome(token: string): void {
    if (this.#state.outdated && this.#state.line !== "open") {
      this.close();
      return;
    }
    this.#welcomed = true;
    this.#pause = FIRST_PAUSE;
    this.world.keep(this.#key("token"), token);
    this.#drop("recall"); // it may be about another part of the log; the reader asks again
    for (const waiting of this.#unanswered.values()) this.#send(waiting);
  }

  /** Mark the table while you sit at a running game: the home screen lists such tables. */
  #mark(): void {
    const { standing } = this.#state;
    const plays = standing !== null && !["over", "closed"].includes(standing.phase);
    const sits = plays && ownChairs(this.#state).length > 0;
    const marked = this.world.recall(this.#key("mine")) !== null;
    if (sits !== marked) this.world.keep(this.#key("mine"), sits ? `${this.world.now()}` : null);
  }

  /** Resend what came too fast or hit an unavailable storage; everything else is settled. */
  #sayAgain(code: string, id: string): boolean {
    const message = this.#unanswered.get(id);
    if (message?.type === "hint" && code === "old-position") {
      this.#unanswered.delete(id);
      return true; // you decided without it
    }
    if (message === undefined || (code !== "too-fast" && code !== "unavailable")) {
      this.#unanswered.delete(id);
      return false;
    }
    if (message.type === "talk" && code === "too-fast") {
      this.#unanswered.delete(id);
      return false;
    }
    this.world.later(1, () => this.#unanswered.has(id) && this.#send(message));
    return true;
  }

  #drop(type: ClientMessage["type"]): void {
    for (const [id, message] of this.#unanswered)
      if (message.type === type) this.#unanswered.delete(id);
  }

  /** Contribute to the shuffle for each of your chairs: first commit, then reveal. */
  #shuffle(): void {
    const standing = this.#state.standing;
    if (standing === null || !["waiting", "shuffling"].includes(standing.phase)) return;
    standing.chairs.forEach((place, chair) => {
      if (!place.mine) return;
      const key = this.#key(`contribution:${standing.commitment}:${chair}`);
      const kept = this.world.recall(key);
      if (!place.committed && kept === null) {
        const contribution = randomBytes(32);
        this.world.keep(key, bytesToHex(contribution));
        this.wish({ type: "commit", chair, commitment: bytesToHex(sha256(contribution)) });
      } else if (place.committed && !place.revealed && kept !== null) {
        const all = standing.chairs.every((each) => each.bot !== null || each.committed);
        if (standing.phase === "shuffling" && all && !this.#says("reveal", chair))
          this.wish({ type: "reveal", chair, contribution: kept });
      }
    });
  }

  #says(type: ClientMessage["type"], chair?: number): boolean {
    return [...this.#unanswered.values()].some(
      (message) =>
        message.type === type &&
        (chair === undefined || ("chair" in message && message.chair === chair)),
    );
  }
}

/** A parsed message, or null if it is malformed. */
function read(frame: string): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(frame);
    const isOne = typeof message === "object" && message !== null && "type" in message;
    return isOne ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

const browser: World = {
  open: socketTo,
  now: () => Date.now(),
  later(seconds, work) {
    const timer = setTimeout(work, seconds * 1000);
    return () => clearTimeout(timer);
  },
  recall: (key) => localStorage.getItem(key),
  keep(key, value) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  },
};
