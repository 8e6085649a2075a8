// The worker that has the house: the only place in the browser that knows hidden cards.
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import { hasVectors, loadEngine, loadNetwork } from "../engine/load";
import type { FromHouse, ToHouse, Trouble } from "../line";
import type { ClientMessage, ServerMessage } from "../protocol";
import { Desk } from "./desk";
import { Rules } from "./game";
import { House } from "./house";
import type { End, Live } from "./live";
import { Mind } from "./mind";
import { PACE } from "./pacing";
import { Problem, refusalOf } from "./problems";
import { Storage } from "./storage";
import { roomFor, Thinkers, WorkerThinker } from "./thinkers";

const TOKEN = 24; // bytes
const FAILED = 1011;
const REFUSED = 1008;

const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToHouse>) => void;
  postMessage(message: FromHouse): void;
};
const others = new BroadcastChannel("impera");
const troubles = new Set<Trouble>();
const lines = new Map<number, Connected>();
const house = begin();
const desk = house.then((ready) => new Desk(ready));

/** A line that somebody is on, perhaps before they have said hello. */
interface Connected {
  table: string;
  live: Live | null;
  end: End;
  before: Promise<void>;
}

scope.onmessage = ({ data }) => {
  if (data.type === "beat") tell({ type: "beat" });
  else if (data.type === "open") connect(data.line, data.table);
  else if (data.type === "close") disconnect(data.line);
  else if (data.type === "frame") take(data.line, data.frame);
  else if (data.type === "pace") void house.then((ready) => (ready.pace = data.hurries ? 0 : PACE));
  else void answer(data.id, data.path, data.body);
};
others.onmessage = ({ data }: MessageEvent<string>) => {
  void house.then((ready) => ready.heard(data));
};
tell({ type: "beat" });

function tell(message: FromHouse): void {
  scope.postMessage(message);
}

/** Say once what is worse than it could be. */
function trouble(what: Trouble): void {
  if (troubles.has(what)) return;
  troubles.add(what);
  tell({ type: "trouble", what });
}

async function begin(): Promise<House> {
  const engine = await loadEngine();
  if (!hasVectors()) trouble("slow");
  const own = new Mind(engine, () => loadNetwork(engine));
  const storage = new Storage(() => trouble("storage"));
  const thinkers = new Thinkers(own, workers(), () => trouble("level"));
  return new House(new Rules(engine), storage, thinkers, (table) => others.postMessage(table));
}

function workers(): WorkerThinker[] {
  if (typeof Worker === "undefined") return [];
  const { hardwareConcurrency, deviceMemory = Infinity } = navigator as Navigator & {
    deviceMemory?: number;
  };
  const start = (): Worker =>
    new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  return Array.from(
    { length: roomFor(hardwareConcurrency, deviceMemory) },
    () => new WorkerThinker(start),
  );
}

function connect(line: number, table: string): void {
  const send = (message: ServerMessage): void =>
    tell({ type: "frame", line, frame: JSON.stringify(message) });
  const end: End = { token: "", who: [], send };
  lines.set(line, { table, live: null, end, before: Promise.resolve() });
  tell({ type: "opened", line });
}

function disconnect(line: number): void {
  const connected = lines.get(line);
  lines.delete(line);
  if (!connected?.live) return;
  connected.live.part(connected.end);
  void house.then((ready) => ready.left(connected.table));
}

/** Take messages one after another; only a hint, which takes thought, holds up nobody. */
function take(line: number, frame: string): void {
  const connected = lines.get(line);
  if (!connected) return;
  const message = read(frame);
  if (message === null) {
    connected.end.send(refusalOf(new Problem("malformed", "this is not a message")));
    return;
  }
  const work = connected.before.then(() => hear(line, connected, message));
  const done = work.catch((error: unknown) => hangUp(line, connected, error));
  if (message.type !== "hint") connected.before = done;
}

async function hear(line: number, connected: Connected, message: ClientMessage): Promise<void> {
  if (lines.get(line) !== connected) return;
  if (connected.live) {
    await connected.live.answer(connected.end, message);
    return;
  }
  if (message.type !== "hello") throw new Problem("malformed", "the first message must be hello");
  const live = await (await house).live(connected.table);
  await live.catchUp();
  if (lines.get(line) !== connected) return;
  connected.live = live;
  connected.end.token = message.token ?? bytesToHex(randomBytes(TOKEN));
  live.join(connected.end, message);
}

/** Say why, and close. */
function hangUp(line: number, connected: Connected, error: unknown): void {
  if (!(error instanceof Problem)) console.error(error);
  const problem =
    error instanceof Problem
      ? error
      : new Problem("unavailable", "something went wrong; connect again");
  connected.end.send(refusalOf(problem));
  disconnect(line);
  tell({ type: "closed", line, code: error instanceof Problem ? REFUSED : FAILED });
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

async function answer(id: number, path: string, body: unknown): Promise<void> {
  try {
    tell({ type: "answer", id, ok: true, answer: await (await desk).answer(path, body) });
  } catch (error) {
    const known = error instanceof Problem;
    if (!known) console.error(error);
    const problem = known ? error : new Problem("unavailable", "something went wrong");
    tell({ type: "answer", id, ok: false, answer: refusalOf(problem) });
  }
}
