import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import type { View } from "../protocol";
import { moves } from "./moves";

const hand = (cards: string[] | null, eras: number[]): View["hands"][number] => ({
  size: eras.reduce((a, b) => a + b, 0),
  eras,
  sure: [],
  cards,
});

const view = viewOf({
  areas: [["A1", "A1"], ["A2"]],
  hands: [hand(["S1", "C1"], [2, 0, 0]), hand(null, [1, 1, 0])],
  deck: { size: 3, eras: [1, 2, 0] },
});

describe("what moved", () => {
  it("is the card that was played, from your own hand", () => {
    const after = {
      ...view,
      areas: [["A1", "A1", "S1"], ["A2"]],
      hands: [hand(["C1"], [1, 0, 0]), view.hands[1]],
    };
    expect(moves(view, after as View)).toEqual([
      { kind: "S1", from: { place: "hand", seat: 0 }, to: { place: "area", seat: 0, domain: "S" } },
    ]);
  });

  it("shows its face when another plays it", () => {
    const after = {
      ...view,
      areas: [
        ["A1", "A1"],
        ["A2", "R2"],
      ],
      hands: [view.hands[0], hand(null, [1, 0, 0])],
    };
    expect(moves(view, after as View)).toEqual([
      { kind: "R2", from: { place: "hand", seat: 1 }, to: { place: "area", seat: 1, domain: "R" } },
    ]);
  });

  it("is everything that an Attack takes", () => {
    const after = { ...view, areas: [[], []], discard: ["A1", "A1", "A2"] };
    expect(
      moves(view, after as View).map((move) => [move.kind, move.from.seat, move.to.place]),
    ).toEqual([
      ["A1", 0, "discard"],
      ["A1", 0, "discard"],
      ["A2", 1, "discard"],
    ]);
  });

  it("is a back for what another draws, and a face for what one draws oneself", () => {
    const drawn = { ...view, deck: { size: 1, eras: [0, 1, 0] } };
    const after = { ...drawn, hands: [hand(["S1", "C1", "E1"], [3, 0, 0]), hand(null, [1, 2, 0])] };
    expect(moves(view, after).map(({ kind, from, to }) => [kind, from.place, to.seat])).toEqual([
      ["E1", "deck", 0],
      ["?2", "deck", 1],
    ]);
  });

  it("comes from the pack in the draft", () => {
    const draft = { ...view, step: "draft" };
    const after = { ...draft, hands: [hand(["S1", "C1", "E1"], [3, 0, 0]), view.hands[1]] };
    expect(moves(draft as View, after as View)).toEqual([
      { kind: "E1", from: { place: "pack" }, to: { place: "hand", seat: 0 } },
    ]);
  });
});
