import { describe, expect, it } from "vitest";
import type { Entry, Happened } from "../protocol";
import { path } from "./path";

function log(...happened: Happened[]): Entry[] {
  return happened.map((what, number) => ({ number, at: 0, happened: [what] }));
}

const decided = (decision: string, seat = 0): Happened => ({
  type: "decided",
  seat,
  decision,
  bot: false,
});

describe("the path through an effect", () => {
  it("begins with the effect and goes on with the parts that are done", () => {
    expect(
      path(log(decided("end", 1), decided("play A1"), decided("research"), decided("take A1")), 0),
    ).toEqual(["research", "take A1"]);
  });

  it("goes back with what is taken back", () => {
    const undone: Happened = { type: "undone", seat: 0, decisions: 1 };
    const events = log(decided("inspire 1 purge"), decided("discard A1"), undone);
    expect(path(events, 0)).toEqual(["inspire 1 purge"]);
  });

  it("is not shown where the log doesn't go back to its beginning", () => {
    const undone: Happened = { type: "undone", seat: 0, decisions: 3 };
    const late = [decided("discard A1"), decided("discard A2")];
    expect(path(log(...late), 0)).toEqual([]);
    expect(path(log(...late, undone), 0)).toEqual([]);
  });
});
