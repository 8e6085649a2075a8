import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import type { Replay, Step, View } from "../protocol";
import { readSpot, writeSpot } from "./spot";
import { changes } from "./changes";
import { after, before, clamp, effectStarts, turnsOf, turnStarts } from "./moments";

function step(seat: number | null, phase: string | null, decision: string | null): Step {
  return { seat, decision, packs: null, view: viewOf({ step: phase, turn: seat ?? 0 }) };
}

const replay = {
  table: "a",
  seat: null,
  names: [null, "level:1"],
  first: 0,
  rules: 1,
  steps: [
    step(0, "draft", "keep A1"),
    step(1, "open", "open A1"),
    step(0, "play", "play A1"),
    step(0, "effects", "purge"),
    step(0, "resolve", "discard A1"),
    step(0, "effects", "end"),
    step(1, "effects", "end"),
    step(0, "play", "play S1"),
    step(null, null, null),
  ],
} satisfies Replay;

describe("a replay", () => {
  const turns = turnsOf(replay);

  it("is told by turns, with the draft before them", () => {
    expect(turns.map((turn) => [turn.number, turn.seat, turn.moments.length])).toEqual([
      [0, null, 2],
      [1, 0, 4],
      [2, 1, 1],
      [3, 0, 1],
    ]);
  });

  it("can be jumped through by turns and by effects", () => {
    const starts = turnStarts(turns, 8);
    expect(starts).toEqual([0, 2, 6, 7, 8]);
    expect(after(starts, 2)).toBe(6);
    expect(before(starts, 2)).toBe(0);
    expect(before(starts, 4)).toBe(2);
    expect(after(starts, 8)).toBeNull();
    expect(effectStarts(turns)).toEqual([3]);
  });

  it("has no moment beyond its ends", () => {
    expect([clamp(-3, 8), clamp(99, 8), clamp(Number.NaN, 8), clamp(4, 8)]).toEqual([0, 8, 0, 4]);
  });
});

describe("the address of a position", () => {
  it("is written and read", () => {
    expect(writeSpot("a b", { at: 42, seat: 1 })).toBe("/g/a%20b?at=42&seat=1");
    expect(readSpot("?at=42&seat=1")).toEqual({ at: 42, seat: 1 });
    expect(readSpot(writeSpot("a", { at: 0, seat: null }).slice(4))).toEqual({ at: 0, seat: null });
  });

  it("that makes no sense is the beginning with all cards open", () => {
    for (const odd of ["", "?at=-1&seat=9", "?at=x&seat=", "?at=1e99&seat=01"])
      expect(readSpot(odd)).toEqual({ at: 0, seat: null });
  });
});

type Hand = View["hands"][number];

function hand(eras: number[], sure: string[], cards: string[] | null = null): Hand {
  return { size: eras.reduce((one, two) => one + two, 0), eras, sure, cards };
}

function view(one: Hand, more: Partial<View> = {}): View {
  return viewOf({ areas: [[]], hands: [one], ...more });
}

describe("what a decision moves", () => {
  it("is what lies in one view and not in the other", () => {
    const moves = changes(
      view(hand([2, 0, 0], [], ["A1", "A1"]), { areas: [["S1"]] }),
      view(hand([1, 0, 0], [], ["A1"]), { areas: [["S1", "A1"]] }),
    );
    expect(moves.hands).toEqual([{ coming: [], going: ["A1"] }]);
    expect(moves.areas).toEqual([{ coming: ["A1"], going: [] }]);
  });

  it("is a back where the hand is hidden, unless the card was known", () => {
    const drawn = changes(view(hand([1, 0, 0], [])), view(hand([1, 1, 0], [])));
    expect(drawn.hands).toEqual([{ coming: ["?2"], going: [] }]);
    const played = changes(view(hand([2, 0, 0], ["A1"])), view(hand([1, 0, 0], [])));
    expect(played.hands).toEqual([{ coming: [], going: ["A1"] }]);
  });

  it("is nothing when hands are only opened at the end, or known cards forgotten", () => {
    const ended = changes(view(hand([1, 0, 0], [])), view(hand([1, 0, 0], [], ["A1"])));
    expect(ended.hands).toEqual([{ coming: [], going: [] }]);
    const forgotten = changes(view(hand([1, 0, 0], ["A1"])), view(hand([1, 0, 0], [])));
    expect(forgotten.hands).toEqual([{ coming: [], going: [] }]);
  });
});
