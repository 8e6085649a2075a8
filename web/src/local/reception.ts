// The worker's side of the line: everything that leaves the house goes through here.
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { FromHouse, ToHouse } from "../line";
import type { ClientMessage } from "../protocol";
import { Desk } from "./desk";
import type { House } from "./house";
import type { End, Live } from "./live";
import { PACE } from "./pacing";
import { Problem, refusalOf } from "./problems";

const TOKEN = 24; // bytes
const FAILED = 1011;
const REFUSED = 1008;

/** A line that somebody is on, perhaps before they have said hello. */
interface Connected {
  table: string;
  live: Live | null;
  end: End;
  before: Promise<void>;
}

export class Reception {
  readonly #house: Promise<House>;
  readonly #desk: Promise<Desk>;
  readonly #tell: (message: FromHouse) => void;
  readonly #lines = new Map<number, Connected>();

  /** `house`: perhaps still being built; meanwhile the line is answered. */
  constructor(house: Promise<House>, tell: (message: FromHouse) => void) {
    this.#house = house;
    this.#desk = house.then((ready) => new Desk(ready));
    this.#desk.catch(() => undefined); // whoever asks is told
    this.#tell = tell;
  }

  hear(message: ToHouse): void {
    if (message.type === "beat") this.#tell({ type: "beat" });
    else if (message.type === "open") this.#connect(message.line, message.table);
    else if (message.type === "close") this.#disconnect(message.line);
    else if (message.type === "frame") this.#take(message.line, message.frame);
    else if (message.type === "pace") void this.#setPace(message.hurries);
    else void this.#answer(message.id, message.path, message.body);
  }

  async #setPace(hurries: boolean): Promise<void> {
    (await this.#house).pace = hurries ? 0 : PACE;
  }

  #connect(line: number, table: string): void {
    const end: End = {
      token: "",
      who: [],
      send: (message) => this.#tell({ type: "frame", line, frame: JSON.stringify(message) }),
    };
    this.#lines.set(line, { table, live: null, end, before: Promise.resolve() });
    this.#tell({ type: "opened", line });
  }

  #disconnect(line: number): void {
    const connected = this.#lines.get(line);
    this.#lines.delete(line);
    if (!connected?.live) return;
    connected.live.part(connected.end);
    void this.#house.then((house) => house.left(connected.table));
  }

  /** Take messages one after another; only a hint, which takes thought, holds up nobody. */
  #take(line: number, frame: string): void {
    const connected = this.#lines.get(line);
    if (!connected) return;
    const message = read(frame);
    if (message === null) {
      connected.end.send(refusalOf(new Problem("malformed", "this is not a message")));
      return;
    }
    const done = connected.before
      .then(() => this.#hearOn(line, connected, message))
      .catch((error: unknown) => this.#hangUp(line, connected, error));
    if (message.type !== "hint") connected.before = done;
  }

  async #hearOn(line: number, connected: Connected, message: ClientMessage): Promise<void> {
    if (this.#lines.get(line) !== connected) return;
    if (connected.live) {
      await connected.live.answer(connected.end, message);
      return;
    }
    if (message.type !== "hello") throw new Problem("malformed", "the first message must be hello");
    await (
      await this.#house
    ).comeTo(connected.table, (live) => {
      if (this.#lines.get(line) !== connected) return;
      connected.live = live;
      connected.end.token = message.token ?? bytesToHex(randomBytes(TOKEN));
      live.join(connected.end, message);
    });
  }

  /** Say why, and close. */
  #hangUp(line: number, connected: Connected, error: unknown): void {
    connected.end.send(refusalOf(problemOf(error)));
    this.#disconnect(line);
    this.#tell({ type: "closed", line, code: error instanceof Problem ? REFUSED : FAILED });
  }

  async #answer(id: number, path: string, body: unknown): Promise<void> {
    try {
      const answer = await (await this.#desk).answer(path, body);
      this.#tell({ type: "answer", id, ok: true, answer });
    } catch (error) {
      this.#tell({ type: "answer", id, ok: false, answer: refusalOf(problemOf(error)) });
    }
  }
}

/** What went wrong, as the page is told; what nobody expected is said on the console. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error(error);
  return new Problem("unavailable", "something went wrong; connect again");
}

function read(frame: string): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(frame);
    const isOne = typeof message === "object" && message !== null && "type" in message;
    return isOne ? (message as ClientMessage) : null;
  } catch {
    return null;
  }
}
