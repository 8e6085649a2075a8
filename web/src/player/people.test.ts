import { expect, it } from "vitest";
import type { Tally } from "../protocol";
import { curveOf } from "./curve";
import { addUp, byLevel } from "./tallies";

const tallies: Tally[] = [
  { players: 2, level: 3, games: 4, won: 3 },
  { players: 3, level: null, games: 1, won: 0 },
  { players: 3, level: 1, games: 2, won: 2 },
  { players: 3, level: 3, games: 5, won: 1 },
];

it("results add up by number of players and by level", () => {
  expect(addUp(tallies, ({ players }) => players)).toEqual([
    { key: 2, games: 4, won: 3 },
    { key: 3, games: 8, won: 3 },
  ]);
  expect(byLevel(tallies)).toEqual([
    { key: null, games: 1, won: 0 },
    { key: 1, games: 2, won: 2 },
    { key: 3, games: 9, won: 4 },
  ]);
});

it("a curve goes from left to right, and the best rating is at its top", () => {
  expect(curveOf([0, 10, 5], 100, 40)).toEqual({
    line: "M0 40L50 0L100 20",
    end: { x: 100, y: 20 },
  });
  expect(curveOf([3, 3], 100, 40)?.line).toBe("M0 20L100 20");
  expect(curveOf([3], 100, 40)).toBeNull();
});
