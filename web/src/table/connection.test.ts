import { beforeEach, describe, expect, it } from "vitest";
import type { ClientMessage, ServerMessage, Welcome } from "../protocol";
import { Connection, type World } from "./connection";
import { VERSION, type TableState } from "./state";

/** A socket with the test at its other end. */
class Wire {
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: object | string): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  ends(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const chair = { bot: null, committed: false, mine: false, revealed: false, taken: false };
const standing = { chairs: [chair, chair], commitment: "", phase: "playing", position: 0 };
const welcome = {
  type: "welcome",
  version: VERSION,
  token: "secret",
  number: 7,
  table: { id: "a" },
  oldest: 1,
  log: [],
  standing,
  views: [],
  present: [],
  watching: 0,
  now: 0,
} as unknown as Welcome;

describe("a connection", () => {
  let wires: Wire[];
  let kept: Map<string, string>;
  let later: { at: number; work: () => void }[];
  let now: number;
  let state: TableState;
  let heard: (ServerMessage | null)[];
  let connection: Connection;

  const wire = () => wires[wires.length - 1] as Wire;

  /** Let time go by. */
  function pass(seconds: number): void {
    const end = now + seconds * 1000;
    for (;;) {
      const next = later.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      later.splice(later.indexOf(next), 1);
      now = next.at;
      next.work();
    }
    now = end;
  }

  function seated(mine: boolean, phase = "playing"): object {
    return { ...welcome, standing: { ...standing, phase, chairs: [{ ...chair, mine }, chair] } };
  }

  beforeEach(() => {
    [wires, kept, later, now, heard] = [[], new Map<string, string>(), [], 0, []];
    const world: World = {
      open() {
        wires.push(new Wire());
        return wire() as unknown as WebSocket;
      },
      now: () => now,
      later(seconds, work) {
        const due = { at: now + seconds * 1000, work };
        later.push(due);
        return () => void (later = later.filter((each) => each !== due));
      },
      recall: (key) => kept.get(key) ?? null,
      keep: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
    };
    connection = new Connection(
      "a",
      "ws://here",
      (next, message) => {
        state = next;
        heard.push(message);
      },
      world,
    );
    wire().opens();
  });

  it("says hello, keeps its token, and says after a break what it has seen", () => {
    expect(wire().sent).toEqual([{ type: "hello", after: 0 }]);
    wire().says(welcome);
    expect(kept.get("impera:a:token")).toBe("secret");
    wire().ends();
    expect(state.line).toBe("lost");
    pass(1);
    wire().opens();
    expect(wires).toHaveLength(2);
    expect(wire().sent).toEqual([{ type: "hello", after: 7, token: "secret" }]);
  });

  it("sends again what was not answered, with the same id", () => {
    wire().says(welcome);
    connection.wish({ type: "decide", position: 1, decision: "end" });
    const decided = wire().sent[1];
    wire().ends();
    connection.wish({ type: "talk", phrase: "hello" });
    pass(1);
    wire().opens();
    wire().says(welcome);
    expect(wire().sent[1]).toEqual(decided);
    expect(wire().sent[2]).toMatchObject({ type: "talk", phrase: "hello" });
    wire().says({ type: "done", id: (decided as { id: string }).id, number: 8 });
    wire().ends();
    pass(1);
    wire().opens();
    wire().says(welcome);
    expect(wire().sent.map((message) => message.type)).toEqual(["hello", "talk"]);
  });

  it("asks again until it is answered, refused or too late", () => {
    const questions = () => wire().sent.filter(({ type }) => type === "consider");
    const again = (position: number) => {
      wire().ends();
      pass(1);
      wire().opens();
      wire().says({ ...welcome, standing: { ...standing, position } });
    };
    wire().says(welcome);
    connection.ask(["end"]);
    const [asked] = questions();
    again(0);
    expect(questions()).toEqual([asked]);
    const { id } = asked as { id: string };
    wire().says({ type: "error", code: "too-fast", text: "", id });
    pass(1);
    expect(questions()).toEqual([asked, asked]);
    wire().says({ type: "considered", id, position: 0, about: [] });
    again(0);
    expect(questions()).toEqual([]);
    connection.ask(["end"]);
    again(1);
    expect(questions()).toEqual([]);
    expect(state.refusal).toBeNull();
  });

  it("asks for one earlier page at a time, as long as there is one", () => {
    const questions = () => wire().sent.filter(({ type }) => type === "recall");
    wire().says({ ...welcome, number: 500, oldest: 301 });
    connection.recall();
    connection.recall();
    const [asked] = questions();
    expect(questions()).toEqual([asked]);
    expect(asked).toMatchObject({ before: 301 });
    wire().says({ type: "error", code: "too-fast", text: "", id: (asked as { id: string }).id });
    pass(1);
    expect(questions()).toEqual([asked, asked]);
    wire().says({ type: "update", number: 501, standing: { ...standing, position: 501 } });
    wire().says({ ...(asked as object), type: "recalled", oldest: 101, log: [] });
    connection.recall();
    expect(questions().at(-1)).toMatchObject({ before: 101 });
    wire().ends();
    pass(1);
    wire().opens();
    wire().says({ ...welcome, number: 900, oldest: 701 });
    expect(questions()).toEqual([]);
    connection.recall();
    expect(questions()).toMatchObject([{ before: 701 }]);
    wire().says({ ...(questions()[0] as object), type: "recalled", oldest: 1, log: [] });
    connection.recall();
    expect(questions()).toHaveLength(1);
    expect(state.refusal).toBeNull();
  });

  it("lets go of a hint that was overtaken by a decision", () => {
    wire().says(welcome);
    const id = connection.wish({ type: "hint", position: 7 });
    wire().says({ type: "error", code: "old-position", text: "", id });
    expect(state.refusal).toBeNull();
    wire().ends();
    pass(1);
    wire().opens();
    wire().says(welcome);
    expect(wire().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("is gone for good where there is no such table", () => {
    wire().says({ type: "error", code: "unknown", text: "" });
    wire().ends(1008);
    expect(state.line).toBe("gone");
    expect(state.refusal?.code).toBe("unknown");
    pass(60);
    expect(wires).toHaveLength(1);
  });

  it("is not gone because something was refused before it broke", () => {
    wire().says(welcome);
    wire().says({ type: "error", code: "refused", text: "", id: "1" });
    wire().ends();
    expect(state.line).toBe("lost");
    pass(1);
    wire().ends();
    expect(state.line).toBe("lost");
    expect(state.refusal).toBeNull();
  });

  it.each([
    ["an error", (line: Wire) => line.says({ type: "error", code: "stopping", text: "" })],
    ["its code alone", () => undefined],
  ])("knows by %s that the server restarts, until it is back", (_, before) => {
    wire().says(welcome);
    before(wire());
    wire().ends(1012);
    expect(state.line).toBe("lost");
    expect(state.refusal?.code).toBe("stopping");
    pass(1);
    wire().ends();
    expect(state.refusal?.code).toBe("stopping");
    pass(5);
    wire().opens();
    wire().says(welcome);
    expect(state.line).toBe("open");
    expect(state.refusal).toBeNull();
  });

  it("does not play with a newer server, nor come back to it", () => {
    wire().says({ ...welcome, version: VERSION + 1 });
    expect(state.outdated).toBe(true);
    expect(state.line).toBe("opening");
    expect(kept.size).toBe(0);
    expect(wire().readyState).toBe(3);
    wire().ends();
    pass(60);
    expect(wires).toHaveLength(1);
  });

  it.each(["not JSON", "7", "{}"])("goes on after the frame %j, which it cannot read", (frame) => {
    wire().says(welcome);
    wire().says(frame);
    expect(state.outdated).toBe(true);
    expect(state.line).toBe("open");
    wire().says({ type: "presence", present: [true], watching: 3 });
    expect(state.watching).toBe(3);
  });

  it("notices that nobody answers any more", () => {
    wire().says(welcome);
    pass(16);
    expect(wire().sent.map((message) => message.type)).toEqual(["hello", "ping"]);
    wire().says({ type: "pong", now: 0 });
    pass(25);
    expect(state.line).toBe("open");
    pass(15);
    expect(state.line).not.toBe("open");
    expect(wires[0]?.readyState).toBe(3);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("marks the table while one sits there and the game goes on", () => {
    wire().says(seated(false));
    expect(kept.has("impera:a:mine")).toBe(false);
    now = 5000;
    wire().says(seated(true));
    expect(kept.get("impera:a:mine")).toBe("5000");
    wire().says(seated(true, "over"));
    expect(kept.has("impera:a:mine")).toBe(false);
  });

  it("reconnects at once when it is told to, and hears no more from the old line", () => {
    wire().says(welcome);
    const old = wire();
    connection.reconnect();
    connection.wish({ type: "sit" });
    old.ends();
    expect(state.line).toBe("open");
    expect(old.readyState).toBe(3);
    wire().opens();
    wire().says(welcome);
    expect(wire().sent.map((message) => message.type)).toEqual(["hello", "sit"]);
    pass(10);
    expect(wires).toHaveLength(2);
  });
});
