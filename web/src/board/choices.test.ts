import { describe, expect, it } from "vitest";
import type { View } from "../protocol";
import { choices, counted, seatsFrom } from "./choices";
import { viewOf } from "./fixture";

function view(legal: string[], more: Partial<View> = {}): View {
  return viewOf({ legal, areas: [[], [], []], ...more });
}

describe("choices", () => {
  it("offer cards where they lie", () => {
    const played = choices(view(["play A1", "play R2"], { step: "play" }));
    expect(played.place).toBe("hand");
    expect(played.cards.get("R2")).toBe("play R2");
    expect(choices(view(["keep A1"], { step: "draft" })).place).toBe("pack");
    expect(choices(view(["open A1"], { step: "open" })).place).toBe("centre");
    const effect = { name: "oligarchy", asks: "take", source: "discard", choices: 1, plays: 0 };
    const taken = view(["take C1"], { step: "resolve", effect: { ...effect, target: null } });
    expect(choices(taken).place).toBe("discard");
  });

  it("gather the targets of an effect", () => {
    const { effects, end, place } = choices(
      view(["attack A", "attack S", "democracy 1 S", "democracy 2 U", "end", "purge"]),
    );
    expect(place).toBeNull();
    expect(end).toBe("end");
    expect(effects.map((effect) => effect.name)).toEqual(["attack", "democracy", "purge"]);
    expect(effects[1]?.targets).toEqual([
      { token: "democracy 1 S", seat: 1, domain: "S", copied: null },
      { token: "democracy 2 U", seat: 2, domain: "U", copied: null },
    ]);
    expect(effects[2]?.targets).toEqual([
      { token: "purge", seat: null, domain: null, copied: null },
    ]);
  });

  it("gather all that may be copied into one effect", () => {
    const { effects } = choices(view(["inspire 1 purge", "inspire 2 holy-book", "purge"]));
    expect(effects.map(({ name }) => name)).toEqual(["inspiration", "purge"]);
    expect(effects[0]?.targets.map(({ seat, copied }) => [seat, copied])).toEqual([
      [1, "purge"],
      [2, "holy-book"],
    ]);
  });
});

it("seats are counted from your own", () => {
  expect(seatsFrom(view([], { seat: 2 }))).toEqual([2, 0, 1]);
  expect(seatsFrom(view([], { seat: null }))).toEqual([0, 1, 2]);
});

it("cards are counted by kind", () => {
  expect(counted(["A1", "A1", "C2"])).toEqual([
    ["A1", 2],
    ["C2", 1],
  ]);
});
