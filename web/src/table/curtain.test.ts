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
    expect(shown([own], null)).toEqual({ view: own, front: 1, curtain: null });
    expect(shown([view(null)], null).curtain).toBeNull();
    expect(shown([], null).view).toBeNull();
  });

  it("falls when another of this device is asked, and hides every hand", () => {
    const { view: seen, front, curtain } = shown([view(0), view(1, ["end"])], 0);
    expect([front, curtain]).toEqual([null, 1]);
    expect(seen?.hands.every((hand) => hand.cards === null)).toBe(true);
    expect([seen?.pack, seen?.legal]).toEqual([[], []]);
  });

  it("is lifted for who is asked", () => {
    const asked = [view(0), view(1, ["end"])];
    expect(shown(asked, 1)).toEqual({ view: asked[1], front: 1, curtain: null });
  });

  it("closes the hand when its turn ends, and until its player comes to the front again", () => {
    const { view: seen, front, curtain } = shown([view(0), view(1)], 1);
    expect([seen?.seat, front, curtain]).toEqual([1, null, null]);
    expect(seen?.hands.every((hand) => hand.cards === null)).toBe(true);
    const again = shown([view(0), view(1, ["end"])], 1, true);
    expect([again.front, again.curtain]).toEqual([null, 1]);
    expect(again.view?.hands.every((hand) => hand.cards === null)).toBe(true);
  });

  it("lets each person of a device choose in the draft, one after another", () => {
    const drafting = [view(0), view(1), view(2)];
    const due =
      (...seats: number[]) =>
      (each: View): boolean =>
        seats.includes(each.seat ?? -1);
    expect(shown(drafting, null, false, due(1, 2)).curtain).toBe(1);
    expect(shown(drafting, 1, false, due(1, 2)).front).toBe(1);
    const next = shown(drafting, 1, false, due(2));
    expect([next.front, next.curtain, next.view?.pack]).toEqual([null, 2, []]);
    expect(shown(drafting, 2, false, due()).curtain).toBeNull();
  });

  it("shows nobody's cards before the first is asked", () => {
    const { view: seen, curtain } = shown([view(0), view(1)], null);
    expect(curtain).toBeNull();
    expect(seen?.hands.every((hand) => hand.cards === null)).toBe(true);
  });

  it("is gone when the game is over", () => {
    const over = [view(0, [], true), view(1, [], true)];
    expect(shown(over, null)).toEqual({ view: over[0], front: 0, curtain: null });
  });
});
