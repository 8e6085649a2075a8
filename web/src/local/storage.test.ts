// What the browser keeps, and what happens when it can't.
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Setup } from "./facts";
import { Storage, Taken } from "./storage";

const SETUP = { players: 2 } as Setup;
const ROW = { id: "~one", setup: SETUP, openedAt: 7 };

function event(number: number): Event {
  const fact = { type: "left", chair: number } as const;
  return { number, at: number, fact, client: null, digest: null };
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});
afterEach(() => vi.restoreAllMocks());

describe("the browser's storage", () => {
  it("has everything after a new start, in order", async () => {
    const first = new Storage();
    await first.open(ROW);
    await first.append("~one", event(1));
    const game = { id: "~one", finishedAt: 9, record: { decisions: [] }, chairs: [0] };
    await first.append("~one", event(2), game);
    const second = new Storage();
    expect(await second.load("~one")).toEqual({ row: ROW, events: [event(1), event(2)] });
    expect(await second.games()).toEqual([game]);
    expect(await second.events("~one", 1)).toEqual([event(2)]);
  });

  it("takes a number only once, whichever page is first", async () => {
    const [one, other] = [new Storage(), new Storage()];
    await one.open(ROW);
    await other.load("~one");
    await one.append("~one", event(1));
    await expect(other.append("~one", event(1))).rejects.toBeInstanceOf(Taken);
  });

  it("knows nothing of tables that were never opened", async () => {
    expect(await new Storage().load("~none")).toBeNull();
    expect(await new Storage().game("~none")).toBeNull();
  });

  it("plays on in memory where it is forbidden, and says so", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const troubled = vi.fn();
    const storage = new Storage(troubled);
    await storage.open(ROW);
    await storage.append("~one", event(1));
    expect(troubled).toHaveBeenCalled();
    expect(await storage.load("~one")).toEqual({ row: ROW, events: [event(1)] });
  });

  it("writes what was missing once there is room again", async () => {
    const troubled = vi.fn();
    const storage = new Storage(troubled);
    await storage.open(ROW);
    await storage.append("~one", event(1));
    const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await storage.append("~one", event(2));
    expect(troubled).toHaveBeenCalledTimes(1);
    expect((await storage.load("~one"))?.events).toHaveLength(2);
    full.mockRestore();
    await storage.append("~one", event(3));
    const events = (await new Storage().load("~one"))?.events;
    expect(events).toEqual([event(1), event(2), event(3)]);
  });
});
