import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import type { View } from "../protocol";
import { shown } from "./curtain";

function view(seat: number | null, legal: string[] = [], over = false): View {
  const hands = [0, 1].map((each) => ({
    size: 1,
    eras: [1, 0, 0],
    sure: [],
    cards: each === seat || over ? ["A1"] : null,
  }));
  return viewOf({ seat, hands, pack: ["C1"], legal, over });
}

describe("the curtain", () => {
  it("never falls for who is alone", () => {
    const own = view(1, ["end"]);
    expect(shown([own], null)).toEqual({ view: own, curtain: null });
    expect(shown([view(null)], null).curtain).toBeNull();
    expect(shown([], null).view).toBeNull();
  });

  it("falls when another of this device is asked, and hides every hand", () => {
    const { view: seen, curtain } = shown([view(0), view(1, ["end"])], 0);
    expect(curtain).toBe(1);
    expect(seen?.hands.every((hand) => hand.cards === null)).toBe(true);
    expect([seen?.pack, seen?.legal]).toEqual([[], []]);
  });

  it("is lifted for who is asked, and stays lifted while nobody else here is", () => {
    const asked = [view(0), view(1, ["end"])];
    expect(shown(asked, 1)).toEqual({ view: asked[1], curtain: null });
    const waiting = [view(0), view(1)];
    expect(shown(waiting, 1)).toEqual({ view: waiting[1], curtain: null });
  });

  it("shows nobody's cards before the first is asked", () => {
    const { view: seen, curtain } = shown([view(0), view(1)], null);
    expect(curtain).toBeNull();
    expect(seen?.hands.every((hand) => hand.cards === null)).toBe(true);
  });

  it("is gone when the game is over", () => {
    const over = [view(0, [], true), view(1, [], true)];
    expect(shown(over, null)).toEqual({ view: over[0], curtain: null });
  });
});
