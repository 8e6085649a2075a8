import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import type { Lesson, View } from "../protocol";
import {
  back,
  beginnings,
  changes,
  fresh,
  looked,
  meanwhile,
  onward,
  remembered,
  skip,
  stops,
} from "./script";

function step(seat: number | null, decision: string | null, chapter = "start"): Lesson {
  return { view: viewOf(), chapter, seat, decision, lesson: null, look: null };
}

const STEPS = [
  step(null, null),
  step(0, "play A1", "A"),
  step(0, "end", "A"),
  step(1, "play E1", "A"),
  step(1, "end", "A"),
  step(2, "play R1", "A"),
  step(2, "attack R", "A"),
  step(2, "end", "A"),
  step(null, null, "A"),
  step(0, "play R1", "R"),
  step(null, null, "win"),
];

function view(hand: string[], areas: string[][], deck: number, discard: string[]): View {
  const hands = [{ size: hand.length, eras: [0, 0, 0], sure: [], cards: hand }];
  return viewOf({ hands, areas, deck: { size: deck, eras: [] }, discard });
}

describe("the way through the script", () => {
  it("waits where the learner decides or reads", () => {
    expect(stops(STEPS, 0)).toEqual([0, 1, 2, 8, 9, 10]);
  });

  it("shows what others decide, but not that they end their turns", () => {
    expect(onward(STEPS, 0, 2)).toBe(3);
    expect(onward(STEPS, 0, 3)).toBe(5);
    expect(onward(STEPS, 0, 6)).toBe(8);
    expect(onward(STEPS, 0, 10)).toBe(10);
  });

  it("can be skipped forward and gone back", () => {
    expect(skip(STEPS, 0, 3)).toBe(8);
    expect(skip(STEPS, 0, 9)).toBe(9);
    expect(back(STEPS, 0, 8)).toBe(2);
    expect(back(STEPS, 0, 5)).toBe(2);
    expect(back(STEPS, 0, 0)).toBe(0);
  });

  it("knows where chapters begin", () => {
    expect([...beginnings(STEPS, 0)]).toEqual([
      ["start", 0],
      ["A", 1],
      ["R", 9],
      ["win", 10],
    ]);
  });

  it("tells what the others have decided since", () => {
    expect(meanwhile(STEPS, 0, 8)).toEqual([
      { seat: 1, decision: "play E1" },
      { seat: 2, decision: "play R1" },
      { seat: 2, decision: "attack R" },
    ]);
    expect(meanwhile(STEPS, 0, 9)).toEqual([]);
  });
});

describe("what has changed", () => {
  it("is counted by hand, rail, deck and discard pile", () => {
    const before = view(["A1", "R1"], [["A1"], ["R1", "R1"]], 9, []);
    const now = view(["R1", "R1", "S1"], [["A1", "A1"], ["R1"]], 7, ["R1"]);
    const found = changes(before, now, 0);
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

describe("where to look and where one was", () => {
  it("is read from the script", () => {
    expect(looked("rail 2 R")).toEqual({ place: "rail", seat: 2, domain: "R" });
    expect(looked("hand")).toEqual({ place: "hand", seat: null, domain: null });
    expect(looked(null).place).toBeNull();
  });

  it("is forgotten when it is no place of the script, or the end", () => {
    expect(remembered('{"at":2,"best":9}', [0, 2, 9])).toEqual({ at: 2, best: 9 });
    expect(remembered('{"at":3,"best":99}', [0, 2, 9])).toEqual({ at: 0, best: 9 });
    expect(remembered('{"at":9,"best":9}', [0, 2, 9])).toEqual({ at: 0, best: 9 });
    expect(remembered("nonsense", [0, 2])).toEqual({ at: 0, best: 0 });
    expect(remembered(null, [0, 2])).toEqual({ at: 0, best: 0 });
  });
});
