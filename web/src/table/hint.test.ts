import { describe, expect, it } from "vitest";
import type { Chair, Standing } from "../protocol";
import { hasHints, points, stageOf } from "./hint";

function standing(bots: (string | null)[], more: Partial<Standing> = {}): Standing {
  const chairs = bots.map((bot) => ({ bot }) as Chair);
  return { chairs, position: 7, hint: null, hints: 0, ...more } as Standing;
}

describe("a hint", () => {
  it("is for one person against bots", () => {
    expect(hasHints(standing(["level:1", null, "level:6"]))).toBe(true);
    expect(hasHints(standing([null, null, "level:6"]))).toBe(false);
    expect(hasHints(standing(["level:1", "level:2"]))).toBe(false);
  });

  it("is offered, then thought about, then shown", () => {
    const before = standing([null, "level:1"]);
    expect(stageOf(before, -1)).toBe("offer");
    expect(stageOf(before, 7)).toBe("thinking");
    const after = { ...before, hint: [{ decision: "end", chance: 0.5 }], hints: 1 };
    expect(stageOf(after, 7)).toBe("advice");
    expect(stageOf(after, -1)).toBe("advice"); // asked for before a reload
    expect(stageOf({ ...before, position: 9 }, 7)).toBe("offer");
  });

  it("never calls a chance none or certain that isn't", () => {
    expect([0, 0.001, 0.004, 0.616, 0.997, 1].map(points)).toEqual([0, 1, 1, 62, 99, 100]);
  });
});
