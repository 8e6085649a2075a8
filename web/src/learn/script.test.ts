import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import type { Lesson, View } from "../protocol";
import {
  back,
  before,
  beginnings,
  changes,
  fresh,
  looked,
  meanwhile,
  most,
  onward,
  skip,
  stops,
} from "./script";

/** A step; the course waits if the learner, in seat 0, is asked or has something to read. */
function step(seat: number | null, decision: string | null, chapter = "start"): Lesson {
  const lesson = seat === null || seat === 0 ? "said" : null;
  return { view: viewOf(), chapter, begins: false, seat, decision, lesson, look: null, find: null };
}

const STEPS: Lesson[] = [
  { ...step(null, null), begins: true },
  step(0, "play A1", "A"),
  step(0, "end", "A"),
  step(1, "play E1", "A"),
  step(1, "end", "A"),
  step(2, "play R1", "A"),
  step(2, "attack R", "A"),
  step(2, "end", "A"),
  step(null, null, "A"),
  step(0, "discard R1", "R"),
  { ...step(0, "discard S1", "R"), lesson: null },
  { ...step(0, "end", "R"), lesson: null },
  { ...step(null, null, "win"), begins: true },
];

function view(hand: string[], areas: string[][], deck: number, discard: string[]): View {
  const hands = [{ size: hand.length, eras: [0, 0, 0], sure: [], cards: hand }];
  return viewOf({ hands, areas, deck: { size: deck, eras: [] }, discard });
}

describe("the way through the script", () => {
  it("waits where there is a lesson", () => {
    expect(stops(STEPS)).toEqual([0, 1, 2, 8, 9, 12]);
  });

  it("shows what is decided without asking, but not separately that a turn ends", () => {
    expect(onward(STEPS, 2)).toBe(3);
    expect(onward(STEPS, 3)).toBe(5);
    expect(onward(STEPS, 6)).toBe(8);
    expect(onward(STEPS, 9)).toBe(10);
    expect(onward(STEPS, 10)).toBe(12);
    expect(onward(STEPS, 12)).toBe(12);
  });

  it("skips to where it waits, and goes back there", () => {
    expect(skip(STEPS, 3)).toBe(8);
    expect(skip(STEPS, 9)).toBe(9);
    expect(back(STEPS, 8)).toBe(2);
    expect(back(STEPS, 5)).toBe(2);
    expect(back(STEPS, 0)).toBe(0);
  });

  it("knows where chapters begin", () => {
    expect([...beginnings(STEPS)]).toEqual([
      ["start", 0],
      ["A", 1],
      ["R", 9],
      ["win", 12],
    ]);
  });

  it("tells what has been decided since, and nothing of another game", () => {
    expect(meanwhile(STEPS, 8)).toEqual([
      { seat: 1, decision: "play E1" },
      { seat: 2, decision: "play R1" },
      { seat: 2, decision: "attack R" },
    ]);
    expect(meanwhile(STEPS, 9)).toEqual([]);
    expect(meanwhile(STEPS, 11)).toEqual([{ seat: 0, decision: "discard S1" }]);
    expect(meanwhile(STEPS, 12)).toEqual([]);
    expect([before(STEPS, 11), before(STEPS, 12)]).toEqual([9, 12]);
  });
});

describe("what has changed", () => {
  it("is counted by hand, rail, deck and discard pile", () => {
    const old = view(["A1", "R1"], [["A1"], ["R1", "R1"]], 9, []);
    const now = view(["R1", "R1", "S1"], [["A1", "A1"], ["R1"]], 7, ["R1"]);
    const found = changes(old, now, 0);
    expect([...found.hand]).toEqual([
      ["R1", 1],
      ["S1", 1],
    ]);
    expect(found.areas).toEqual([{ A: 1 }, { R: -1 }]);
    expect([found.deck, found.discard]).toEqual([-2, 1]);
  });

  it("marks the last of equal cards", () => {
    expect(fresh(["A1", "A1", "S2"], new Map([["A1", 1]]))).toEqual([false, true, false]);
  });
});

describe("the places of the table", () => {
  it("are read from the script", () => {
    expect(looked("rail 2 R")).toEqual({ place: "rail", seat: 2, domain: "R" });
    expect(looked("hand")).toEqual({ place: "hand", seat: null, domain: null });
    expect(looked(null).place).toBeNull();
  });

  it("have a point for everyone with the most cards, if there are any", () => {
    const now = view([], [["A1", "A1", "R1"], ["A1", "A1"], ["A1"]], 0, []);
    expect(most(now, "A")).toEqual([0, 1]);
    expect(most(now, "R")).toEqual([0]);
    expect(most(now, "S")).toEqual([]);
  });
});
