import { expect, it } from "vitest";
import { domainOf, eraOf, erasOf } from "./kinds";

it("a kind has a Domain and an Era, a back only an Era", () => {
  expect([domainOf("S2"), eraOf("S2")]).toEqual(["S", 2]);
  expect([domainOf("?3"), eraOf("?3")]).toEqual([null, 3]);
});

it("a rail has one Domain's cards, the oldest first", () => {
  expect(erasOf(["A3", "R1", "A1", "A2", "A1"], "A")).toEqual([1, 1, 2, 3]);
});
