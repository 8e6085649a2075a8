// The line to the house in this browser: tables and games that need no server. A worker has them;
// over the line come the same messages as from a server.

/** How the ids of tables in this browser begin; no server's do. */
export const HERE = "~";

/** Whether a table or game is kept in this browser. */
export function isHere(id: string): boolean {
  return id.startsWith(HERE);
}

/** What the page tells the worker. */
export type ToHouse =
  | { type: "open"; line: number; table: string }
  | { type: "frame"; line: number; frame: string }
  | { type: "close"; line: number }
  | { type: "ask"; id: number; path: string; body: unknown }
  | { type: "pace"; hurries: boolean }
  | { type: "beat" };

/** What the worker tells the page. */
export type FromHouse =
  | { type: "opened"; line: number }
  | { type: "frame"; line: number; frame: string }
  | { type: "closed"; line: number; code: number }
  | { type: "answer"; id: number; ok: boolean; answer: unknown }
  | { type: "beat" }
  | { type: "trouble"; what: Trouble };

/** Something that is worse than it could be: the game goes on. */
export type Trouble = "storage" | "level" | "slow";

/** The part of a worker that the line needs; tests replace it. */
export type House = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

const PULSE = 2000; // milliseconds between two beats
const PATIENCE = 4; // beats without any answer, until the worker counts as dead
const START = 15; // the same while it is being loaded
const LOST = 1006;
const ATTEMPTS = 3; // workers that may break down one after another
/** Why nobody answers: the worker can't be loaded, or breaks down again and again. */
export const BROKEN = { type: "error", code: "unavailable", text: "the worker breaks down" };

interface Waiting {
  sent: ToHouse;
  resolve(answer: unknown): void;
  reject(refusal: unknown): void;
}

/** One end of the line: it opens, carries frames and closes like a WebSocket. */
export class LineSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    private readonly line: Line,
    private readonly number: number,
  ) {}

  send(frame: string): void {
    this.line.tell({ type: "frame", line: this.number, frame });
  }

  close(): void {
    this.line.hangUp(this.number);
  }

  /** The worker, or the line, says something about this socket. */
  hear(
    message:
      { type: "opened" } | { type: "frame"; frame: string } | { type: "closed"; code: number },
  ): void {
    if (message.type === "opened") {
      this.readyState = 1;
      this.onopen?.();
    } else if (message.type === "frame") {
      this.onmessage?.({ data: message.frame } as MessageEvent<string>);
    } else if (this.readyState !== 3) {
      this.readyState = 3;
      this.onclose?.({ code: message.code } as CloseEvent);
    }
  }
}

export class Line {
  #house: House | null = null;
  #number = 0;
  #hurries = false;
  #deaths = 0;
  #missed = 0;
  #patience = START;
  #pulse: ReturnType<typeof setInterval> | undefined;
  readonly #sockets = new Map<number, LineSocket>();
  readonly #asked = new Map<number, Waiting>();

  constructor(
    private readonly start: () => House,
    private readonly troubled: (what: Trouble) => void = () => undefined,
  ) {}

  /** A socket to a table in this browser. */
  open(table: string): LineSocket {
    const number = ++this.#number;
    const socket = new LineSocket(this, number);
    this.#sockets.set(number, socket);
    this.tell({ type: "open", line: number, table });
    return socket;
  }

  /** Ask for something by its path, as over HTTP; a refusal is thrown as the house gives it. */
  ask(path: string, body: unknown = null): Promise<unknown> {
    const id = ++this.#number;
    const sent: ToHouse = { type: "ask", id, path, body };
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { sent, resolve, reject });
      this.tell(sent);
    });
  }

  /** Whether bots decide as soon as they can, instead of at a pace that can be watched. */
  hurry(hurries: boolean): void {
    this.#hurries = hurries;
    this.#house?.postMessage({ type: "pace", hurries } satisfies ToHouse);
  }

  tell(message: ToHouse): void {
    this.#ready().postMessage(message);
  }

  hangUp(number: number): void {
    const socket = this.#sockets.get(number);
    if (!socket) return;
    this.#sockets.delete(number);
    this.tell({ type: "close", line: number });
    socket.hear({ type: "closed", code: 1000 });
  }

  #ready(): House {
    if (this.#house) return this.#house;
    const house = this.start();
    this.#house = house;
    this.#missed = 0;
    this.#patience = START;
    house.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    house.onerror = () => this.#lost(house);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#feel(house), PULSE);
    this.hurry(this.#hurries);
    return house;
  }

  /** A worker can die silently: when it says nothing for long, another one takes over. */
  #feel(house: House): void {
    if (house !== this.#house || (!this.#sockets.size && !this.#asked.size)) return;
    if (++this.#missed > this.#patience) this.#lost(house);
    else this.tell({ type: "beat" });
  }

  /** Hang up everywhere, and ask again what wasn't answered: the next worker knows it all. */
  #lost(house: House): void {
    if (house !== this.#house) return;
    house.terminate();
    this.#house = null;
    clearInterval(this.#pulse);
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of sockets) socket.hear({ type: "closed", code: LOST });
    if (++this.#deaths < ATTEMPTS) for (const { sent } of this.#asked.values()) this.tell(sent);
    else this.#giveUp();
  }

  /** Nothing is lost; but whoever asked shouldn't wait. */
  #giveUp(): void {
    this.#deaths = 0;
    const waiting = [...this.#asked.values()];
    this.#asked.clear();
    for (const each of waiting) each.reject(BROKEN);
  }

  #hear(message: FromHouse): void {
    this.#deaths = 0;
    this.#missed = 0;
    this.#patience = PATIENCE;
    if (message.type === "beat") return;
    if (message.type === "trouble") this.troubled(message.what);
    else if (message.type === "answer") this.#answered(message.id, message.ok, message.answer);
    else {
      const socket = this.#sockets.get(message.line);
      if (message.type === "closed") this.#sockets.delete(message.line);
      socket?.hear(message);
    }
  }

  #answered(id: number, ok: boolean, answer: unknown): void {
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    if (ok) waiting?.resolve(answer);
    else waiting?.reject(answer);
  }
}
