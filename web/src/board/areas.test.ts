import { describe, expect, it } from "vitest";
import type { View } from "../protocol";
import { count, goalOf, laid } from "./areas";
import { type Held, shown } from "./hands";

const view = {
  table: { goal: 7 },
  areas: [["A1", "A2", "S1"], ["A3"]],
  democracy: [
    { on: 0, domain: "A" },
    { on: 0, domain: "A" },
    { on: 1, domain: "S" },
  ],
} as unknown as View;

describe("an area", () => {
  it("counts the cards of a Domain", () => {
    expect([count(view, 0, "A"), count(view, 0, "U"), count(view, 1, "A")]).toEqual([2, 0, 1]);
  });

  it("needs more cards to win where Democracies lie", () => {
    expect([goalOf(view, 0, "A"), goalOf(view, 1, "A"), goalOf(view, 1, "S")]).toEqual([9, 7, 8]);
  });

  it("shows the Democracies that would come beside those that lie there", () => {
    expect(laid(view.democracy, 1, ["S", "U"])).toMatchObject({ A: 0, S: 2, U: 1 });
  });
});

describe("a hand", () => {
  const hidden = { cards: null, eras: [2, 1, 0], sure: ["A1"], size: 3 } as unknown as Held;

  it("shows the cards that are known, then backs by Era", () => {
    expect(shown(hidden)).toEqual(["A1", "?1", "?2"]);
  });

  it("shows all its cards to its own seat", () => {
    expect(shown({ ...hidden, cards: ["A1", "S1", "C2"] })).toEqual(["A1", "S1", "C2"]);
  });
});
