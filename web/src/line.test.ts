// The line to the house: frames, questions, and a worker that dies.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FromHouse, type House, isHere, Line, type ToHouse } from "./line";

/** A worker that says what it is told to. */
class Fake implements House {
  readonly told: ToHouse[] = [];
  onmessage: Worker["onmessage"] = null;
  onerror: Worker["onerror"] = null;
  isDead = false;

  postMessage(message: ToHouse): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isDead = true;
  }

  say(message: FromHouse): void {
    const event = { data: message } as MessageEvent<FromHouse>;
    this.onmessage?.call(this as unknown as Worker, event);
  }

  /** What it was told, without what keeps the line alive. */
  get heard(): ToHouse[] {
    return this.told.filter(({ type }) => type !== "beat" && type !== "pace");
  }
}

let houses: Fake[];
let line: Line;
const troubles: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  houses = [];
  line = new Line(
    () => {
      const house = new Fake();
      houses.push(house);
      return house;
    },
    (what) => troubles.push(what),
  );
});
afterEach(() => vi.useRealTimers());

function house(): Fake {
  const found = houses.at(-1);
  if (!found) throw new Error("nobody has started it");
  return found;
}

describe("the line to the house", () => {
  it("starts it only when it is needed", () => {
    expect(houses).toHaveLength(0);
    line.open("~one");
    expect(house().heard).toEqual([{ type: "open", line: 1, table: "~one" }]);
  });

  it("carries frames like a socket", () => {
    const socket = line.open("~one");
    const heard: string[] = [];
    socket.onopen = () => heard.push("open");
    socket.onmessage = ({ data }) => heard.push(data);
    socket.onclose = ({ code }) => heard.push(`closed ${code}`);
    house().say({ type: "opened", line: 1 });
    expect(socket.readyState).toBe(1);
    socket.send("hello");
    house().say({ type: "frame", line: 1, frame: "welcome" });
    house().say({ type: "frame", line: 2, frame: "not for us" });
    house().say({ type: "closed", line: 1, code: 1008 });
    expect(house().heard.at(-1)).toEqual({ type: "frame", line: 1, frame: "hello" });
    expect(heard).toEqual(["open", "welcome", "closed 1008"]);
  });

  it("brings answers and refusals to whoever asked", async () => {
    const good = line.ask("/api/games");
    const bad = line.ask("/api/tables/~none");
    house().say({ type: "answer", id: 2, ok: false, answer: { code: "unknown" } });
    house().say({ type: "answer", id: 1, ok: true, answer: "games" });
    await expect(good).resolves.toBe("games");
    await expect(bad).rejects.toEqual({ code: "unknown" });
  });

  it("replaces a worker that says nothing any more, and asks again", async () => {
    const socket = line.open("~one");
    const closed = vi.fn();
    socket.onclose = closed;
    const asked = line.ask("/api/games");
    const first = house();
    first.say({ type: "opened", line: 1 });
    vi.advanceTimersByTime(11_000);
    expect(first.isDead).toBe(true);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(houses).toHaveLength(2);
    house().say({ type: "answer", id: 2, ok: true, answer: "the same" });
    await expect(asked).resolves.toBe("the same");
  });

  it("replaces one that breaks down at once", () => {
    const socket = line.open("~one");
    const closed = vi.fn();
    socket.onclose = closed;
    house().onerror?.call({} as Worker, {} as ErrorEvent);
    expect(closed).toHaveBeenCalledTimes(1);
    line.open("~one");
    expect(houses).toHaveLength(2);
  });

  it("gives up when one after another breaks down, and says so", async () => {
    const asked = line.ask("/api/games");
    for (let n = 0; n < 3; n++) house().onerror?.call({} as Worker, {} as ErrorEvent);
    await expect(asked).rejects.toMatchObject({ code: "unavailable" });
    expect(houses).toHaveLength(3);
  });

  it("leaves one alone that answers, or that nobody needs", () => {
    const socket = line.open("~one");
    const only = house();
    for (let n = 0; n < 100; n++) {
      vi.advanceTimersByTime(2000);
      only.say({ type: "beat" });
    }
    socket.close();
    vi.advanceTimersByTime(600_000);
    expect(houses).toEqual([only]);
    expect(only.isDead).toBe(false);
  });

  it("tells every new worker how much bots hurry", () => {
    line.hurry(true);
    line.open("~one");
    expect(house().told[0]).toEqual({ type: "pace", hurries: true });
  });

  it("passes on what is worse than it could be", () => {
    line.open("~one");
    house().say({ type: "trouble", what: "storage" });
    expect(troubles).toEqual(["storage"]);
  });
});

it("tells tables in this browser from a server's", () => {
  expect(isHere("~abc")).toBe(true);
  expect(isHere("q7WmX0Zk9yQe_a-B")).toBe(false);
});
