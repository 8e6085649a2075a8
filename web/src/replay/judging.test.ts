import { describe, expect, it } from "vitest";
import { sidesOf } from "../board/sides";
import type { Analysed, JudgedDecision } from "../protocol";
import { linesOf, percent, pointsOf, sideOf } from "./judging";

function judged(step: number, seat: number, mark: JudgedDecision["mark"]): JudgedDecision {
  const better = mark ? [{ decision: "end", chance: 0.6 }] : [];
  const worth = { before: 0.6, after: 0.4, lost: 0.2 };
  return {
    step,
    seat,
    decision: "play A1",
    forced: false,
    real: true,
    ...worth,
    better,
    mark,
    gave: [],
  };
}

const analysed: Analysed = {
  decisions: [
    judged(0, 0, null),
    judged(1, 0, "blunder"),
    judged(2, 1, "inaccuracy"),
    judged(3, 1, "mistake"),
  ],
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.6],
    [0.45, 0.55],
    [1, 0],
  ],
  turning: [
    { step: 2, seat: 1, chance: 0.6 },
    { step: 4, seat: 0, chance: 1 },
  ],
  seats: [],
  ledger: null,
};

describe("an analysis", () => {
  it("is a line for every side", () => {
    expect(sidesOf(3, false)).toEqual([[0], [1], [2]]);
    expect(sidesOf(4, true)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sideOf(sidesOf(4, true), 3)).toBe(1);
    const lines = linesOf(analysed, sidesOf(2, false));
    expect(lines.map((line) => line.map(Math.round))).toEqual([
      [50, 60, 40, 45, 100],
      [50, 40, 60, 55, 0],
    ]);
  });

  it("has turning points and what was worse than an inaccuracy, in order", () => {
    expect(pointsOf(analysed).map(({ at, type, seat }) => [at, type, seat])).toEqual([
      [1, "blunder", 0],
      [2, "ahead", 1],
      [3, "mistake", 1],
      [4, "ahead", 0],
    ]);
  });

  it("is told in whole points", () => {
    expect([0, 0.004, 0.005, 0.616, 1].map(percent)).toEqual([0, 0, 1, 62, 100]);
  });
});
