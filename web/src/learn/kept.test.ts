import { describe, expect, it } from "vitest";
import { fitting, remembered } from "./kept";

describe("what is remembered", () => {
  it("is kept for each course", () => {
    const kept = { first: { at: 2, done: ["start"] } };
    expect(remembered(JSON.stringify(kept))).toEqual(kept);
  });

  it("is nothing if it isn't progress", () => {
    for (const text of [null, "nonsense", "null", "7", '{"at":2,"best":9}', '{"first":null}'])
      expect(remembered(text)).toEqual({});
  });

  it("is a place that the course still has, and not its end", () => {
    const stops = [0, 2, 9];
    const chapters = ["start", "A"];
    expect(fitting({ at: 2, done: ["start"] }, stops, chapters)).toEqual({
      at: 2,
      done: ["start"],
    });
    expect(fitting({ at: 3, done: ["gone", "A"] }, stops, chapters)).toEqual({
      at: 0,
      done: ["A"],
    });
    expect(fitting({ at: 9, done: [] }, stops, chapters).at).toBe(0);
    expect(fitting(undefined, stops, chapters)).toEqual({ at: 0, done: [] });
  });
});
