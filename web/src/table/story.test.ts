import { describe, expect, it } from "vitest";
import { Sayings } from "../board/sayings";
import type { Entry, Happened } from "../protocol";
import { chapters } from "./story";

const sayings = new Sayings([], "a");
const decided = (seat: number, decision: string): Happened => ({
  type: "decided",
  seat,
  decision,
  bot: false,
});

const log: Entry[] = [
  { number: 7, at: 0, happened: [decided(0, "play A1")] },
  { number: 8, at: 0, happened: [decided(0, "end")] },
  { number: 8, at: 0, happened: [{ type: "muted", chair: 0, whom: 1, on: true }] },
  { number: 8, at: 0, happened: [{ type: "muted", chair: 0, whom: 1, on: false }] },
  { number: 9, at: 0, happened: [decided(1, "play A1"), { type: "paused" }] },
];

describe("the story of a log", () => {
  it("keeps the keys of its lines when earlier ones are added", () => {
    const keys = (from: number) =>
      chapters(log.slice(from), sayings).flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(new Set(keys(0)).size).toBe(keys(0).length);
    expect(keys(0).slice(-keys(1).length)).toEqual(keys(1));
    expect(keys(0)).toHaveLength(keys(1).length + 1);
  });

  it("joins a turn that two pages have told", () => {
    expect(chapters(log.slice(1), sayings)[0]?.lines).toHaveLength(1);
    expect(chapters(log, sayings)[0]?.lines).toHaveLength(2);
  });
});
