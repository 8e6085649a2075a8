import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import { lasted, winningColumn } from "./ended";

describe("a game that is over", () => {
  it("names the column that won, Democracy counted", () => {
    const result = { by: "hegemony" as const, winners: [1], points: null };
    const areas = [["A1"], ["S1", "S1", "S2", "S2", "S2", "S3", "S3", "S3"]];
    const found = winningColumn(viewOf({ areas, result, over: true }));
    expect(found).toEqual({ domain: "S", cards: 8 });
    const points = { ...result, by: "majority" as const };
    expect(winningColumn(viewOf({ areas, result: points, over: true }))).toBeNull();
  });

  it("says how many turns and minutes it took", () => {
    const decided = (decision: string) =>
      ({ type: "decided", seat: 0, decision, bot: false }) as const;
    const ended = {
      type: "ended",
      result: { by: "majority", winners: [0], points: [1, 0] },
      secret: "",
    } as const;
    const log = [
      { number: 1, at: 0, happened: [{ type: "began", first: 0 } as const] },
      { number: 2, at: 60_000, happened: [decided("play A1")] },
      { number: 3, at: 90_000, happened: [decided("end")] },
      { number: 4, at: 300_000, happened: [decided("end"), ended] },
    ];
    expect(lasted(log as never)).toEqual({ turns: 2, minutes: 5 });
    expect(lasted(log.slice(1) as never)).toBeNull();
  });
});
