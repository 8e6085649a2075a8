import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import type { ServerMessage, Standing, Update, Welcome } from "../protocol";
import { apply, empty, ownChairs, type TableState, VERSION } from "./state";

const chair = {
  away: null,
  bank: 0,
  bot: null,
  committed: false,
  filled: false,
  mine: false,
  muted: false,
  name: null,
  revealed: false,
  seat: null,
  taken: false,
  wants_pause: false,
};
const standing: Standing = {
  ahead: [],
  asked: [0],
  chairs: [chair, { ...chair, mine: true }],
  commitment: "",
  deadline: null,
  phase: "waiting",
  position: 0,
  rematch: null,
  since: 0,
  undoable: 0,
  hint: null,
  hints: 0,
  votable: null,
  votes: [],
};
const welcome: Welcome = {
  type: "welcome",
  version: 1,
  token: "t",
  number: 3,
  table: {
    clock: { bank: 0, decision: 60 },
    continued: null,
    edition: "it",
    free_text: true,
    id: "a",
    opened_at: 0,
    players: 2,
    public: false,
    rules: 1,
    setup: "base",
    teams: false,
  },
  oldest: 1,
  log: [{ number: 3, at: 1, happened: [{ type: "sat", chair: 1, name: null }] }],
  standing,
  views: [],
  present: [false, true],
  watching: 2,
  now: 5000,
};
const update: Update = {
  type: "update",
  number: 4,
  at: 2,
  happened: [{ type: "sat", chair: 0, name: "Bo" }],
  standing: { ...standing, phase: "shuffling" },
  views: null,
};

describe("a table", () => {
  it("is told by its welcome", () => {
    const state = apply(empty, welcome, 4000);
    expect(state.line).toBe("open");
    expect(state.ahead).toBe(1000);
    expect(ownChairs(state)).toEqual([1]);
  });

  it("goes on with every update, and keeps what does not change", () => {
    const view = viewOf({ seat: 1 });
    const before = apply(empty, { ...welcome, views: [view] }, 0);
    const after = apply(before, update, 0);
    expect(after.number).toBe(4);
    expect(after.standing?.phase).toBe("shuffling");
    expect(after.views).toEqual([view]);
    expect(after.log.map((entry) => entry.number)).toEqual([3, 4]);
    expect(before.log).toHaveLength(1);
  });

  it("adds to its log what was missed while the line was lost", () => {
    const before = apply(apply(empty, welcome, 0), update, 0);
    const missed = { number: 5, at: 3, happened: [{ type: "left" as const, chair: 0 }] };
    const after = apply(before, { ...welcome, number: 5, log: [missed] }, 0);
    expect(after.log.map((entry) => entry.number)).toEqual([3, 4, 5]);
  });

  it("begins its log again when more was missed than comes at once", () => {
    const before = apply(apply(empty, welcome, 0), update, 0);
    const late = { number: 300, at: 3, happened: [{ type: "left" as const, chair: 0 }] };
    const after = apply(before, { ...welcome, number: 300, oldest: 101, log: [late] }, 0);
    expect(after.log).toEqual([late]);
    expect(after.oldest).toBe(101);
    const whole = apply(before, { ...welcome, number: 300, oldest: 5, log: [late] }, 0);
    expect(whole.log.map((entry) => entry.number)).toEqual([3, 4, 300]);
    expect(whole.oldest).toBe(1);
  });

  it("is told nothing twice", () => {
    const later = { ...update, number: 5 };
    const before = [welcome, update, later].reduce<TableState>(
      (so, far) => apply(so, far, 0),
      empty,
    );
    expect(apply(before, update, 0)).toBe(before);
    expect(apply(before, { ...welcome, number: 5 }, 0).log).toEqual(before.log);
  });

  it("begins its log again when the server has gone back to a backup", () => {
    const before = apply(apply(empty, welcome, 0), update, 0);
    const after = apply(before, { ...welcome, number: 3, oldest: 5, log: [] }, 0);
    expect(after.log).toEqual([]);
    expect(after.oldest).toBe(5);
  });

  it("puts an earlier page before its log, once and where it belongs", () => {
    const page = {
      type: "recalled" as const,
      id: "1",
      before: 101,
      oldest: 51,
      log: [{ number: 60, at: 1, happened: [{ type: "resumed" as const }] }],
    };
    const before = apply(empty, { ...welcome, number: 103, oldest: 101 }, 0);
    const after = apply(before, page, 0);
    expect(after.log).toEqual([...page.log, ...before.log]);
    expect(after.oldest).toBe(51);
    expect(apply(after, page, 0)).toBe(after);
    expect(apply(before, { ...page, before: 90 }, 0)).toBe(before);
    expect(apply(after, { ...page, before: 51, oldest: 1, log: [] }, 0).oldest).toBe(1);
  });

  it("takes the position that comes with a refusal", () => {
    const now = { ...standing, position: 9 };
    const refusal = { type: "error", code: "old-position", text: "", id: "1" } as const;
    const after = apply(
      apply(empty, welcome, 0),
      { ...refusal, standing: now, views: null, number: 9, until: null },
      0,
    );
    expect(after.standing?.position).toBe(9);
    expect(after.refusal?.code).toBe("old-position");
    expect(apply(after, update, 0).refusal).toBeNull();
  });

  it("of a newer server is not read, and says that the page is older", () => {
    const after = apply(empty, { ...welcome, version: VERSION + 1 }, 0);
    expect(after).toEqual({ ...empty, outdated: true });
  });

  it.each(["weather", "constructor"])("goes on after a message of the unknown type %s", (type) => {
    const before = apply(empty, welcome, 0);
    const after = apply(before, { type } as unknown as ServerMessage, 0);
    expect(after).toEqual({ ...before, outdated: true });
    expect(apply(after, update, 0).number).toBe(4);
  });

  it("speaks the version of the server beside it", () => {
    const server = new URL("../../../src/impera/server/messages/protocol.py", import.meta.url);
    const version = /^VERSION = (\d+)$/m.exec(readFileSync(server, "utf8"))?.[1];
    expect(Number(version)).toBe(VERSION);
  });
});
