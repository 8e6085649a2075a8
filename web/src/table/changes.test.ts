import { describe, expect, it } from "vitest";
import { changes } from "./changes";

const area = (seat: number, domain: string) => ({ place: "area" as const, seat, domain });
const discard = { place: "discard" as const, seat: null, domain: null };

describe("what a decision would change", () => {
  it("is told for each seat that loses or gets a card", () => {
    const found = changes([
      { card: "A1", source: area(0, "A"), to: discard },
      { card: "S1", source: area(0, "S"), to: discard },
      { card: "S2", source: area(2, "S"), to: discard },
      { card: "C1", source: { place: "hand", seat: 0, domain: null }, to: area(0, "C") },
    ]);
    expect([...found.keys()]).toEqual([0, 2]);
    expect(found.get(0)).toMatchObject({ going: ["A1", "S1"], coming: ["C1"] });
    expect(found.get(2)).toMatchObject({ going: ["S2"], coming: [] });
  });

  it("knows what is laid on a rail, and the coin", () => {
    const found = changes([
      { card: "E1", source: area(0, "E"), to: { place: "embargo", seat: 1, domain: "S" } },
      { card: "U3", source: area(0, "U"), to: { place: "democracy", seat: 1, domain: "A" } },
      { card: "coin", source: { place: "deck", seat: null, domain: null }, to: area(1, "R") },
    ]);
    expect(found.get(0)?.going).toEqual(["E1", "U3"]);
    expect(found.get(1)).toMatchObject({ embargo: ["S"], democracy: ["A"], coin: "R" });
  });
});
