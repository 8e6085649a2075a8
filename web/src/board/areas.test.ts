import { describe, expect, it } from "vitest";
import { laid, progressOf } from "./areas";
import { viewOf } from "./fixture";
import { type Held, shown } from "./hands";

const view = viewOf({
  democracy: [
    { on: 0, domain: "A", card: "U3" },
    { on: 0, domain: "A", card: "U3" },
    { on: 1, domain: "S", card: "U3" },
  ],
  progress: [
    {
      cards: [5, 0, 0, 1, 0, 0],
      levels: [2, 0, 0, 0, 0, 0],
      needs: [10, 8, 8, 8, 8, 8],
      leads: false,
    },
    {
      cards: [0, 3, 0, 0, 0, 0],
      levels: [0, 1, 0, 0, 0, 0],
      needs: [8, 8, 8, 9, 8, 8],
      leads: false,
    },
  ],
});

describe("an area", () => {
  it("has come as far as the view says, in every Domain", () => {
    expect(progressOf(view, 0, "A")).toEqual({ cards: 5, level: 2, needs: 10 });
    expect(progressOf(view, 1, "R")).toEqual({ cards: 3, level: 1, needs: 8 });
    expect(progressOf(view, 1, "S")).toEqual({ cards: 0, level: 0, needs: 9 });
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
