import { describe, expect, it } from "vitest";
import { barsOf, mean } from "./bars";

describe("Bars", () => {
  it("are as high as their numbers, and stand on the ground", () => {
    const bars = barsOf([4, 0, 2], 320, 80);
    expect(bars.map(({ height }) => height)).toEqual([80, 2, 40]);
    expect(bars.every(({ y, height }) => y + height === 80)).toBe(true);
  });

  it("of many games fit the picture", () => {
    const bars = barsOf(
      Array.from({ length: 200 }, () => 1),
      320,
      80,
    );
    expect(bars.every(({ x, width }) => x + width <= 320)).toBe(true);
  });

  it("have a mean, which is 0 without any", () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([])).toBe(0);
  });
});
