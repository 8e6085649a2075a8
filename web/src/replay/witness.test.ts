import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage } from "../protocol";
import { logOf } from "./witness";

/** A server with a log of three pages. */
class Wire {
  asked: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  send(frame: string): void {
    const message = JSON.parse(frame) as ClientMessage;
    this.asked.push(message);
    const end = message.type === "recall" ? message.before : 6;
    const numbers = [end - 2, end - 1].filter((number) => number > 0);
    this.says({ type: "presence" });
    this.says({
      type: message.type === "recall" ? "recalled" : "welcome",
      oldest: numbers[0],
      log: numbers.map((number) => ({ number, at: 0, happened: [] })),
    });
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onmessage = null;
  }
}

describe("the log of a finished table", () => {
  let wire: Wire;

  beforeEach(() => {
    wire = new Wire();
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is read page by page, to its first line", async () => {
    const log = logOf("a", () => wire as unknown as WebSocket);
    wire.onopen?.();
    expect((await log)?.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5]);
    expect(wire.asked.map(({ type }) => type)).toEqual(["hello", "recall", "recall"]);
  });

  it.each(["error", "the end"])("is not available after %s", async (what) => {
    const log = logOf("a", () => wire as unknown as WebSocket);
    if (what === "error") wire.says({ type: "error", code: "unknown" });
    else wire.onclose?.();
    expect(await log).toBeNull();
  });
});
