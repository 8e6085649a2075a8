import { describe, expect, it } from "vitest";
import { Pacer } from "./pacing";

function pacer(): { shown: string[]; pace: Pacer<string>; tick: () => void } {
  const shown: string[] = [];
  let due: (() => void) | null = null;
  const pace = new Pacer<string>(
    (what) => shown.push(what),
    (_, work) => {
      due = work;
      return () => (due = null);
    },
  );
  return {
    shown,
    pace,
    tick() {
      const work = due;
      due = null;
      work?.();
    },
  };
}

describe("what happens is shown one thing after another", () => {
  it("shows the first at once and holds the next back", () => {
    const { shown, pace, tick } = pacer();
    pace.push("a", 1);
    pace.push("b", 0);
    pace.push("c", 1);
    pace.push("d", 1);
    expect(shown).toEqual(["a"]);
    expect(pace.behind).toBe(3);
    tick();
    expect(shown).toEqual(["a", "b", "c"]);
    tick();
    expect(shown).toEqual(["a", "b", "c", "d"]);
    tick();
    pace.push("e", 0);
    expect(shown.at(-1)).toBe("e");
  });

  it("can be skipped, and goes on at once after that", () => {
    const { shown, pace, tick } = pacer();
    for (const what of ["a", "b", "c"]) pace.push(what, 1);
    pace.skip();
    expect(shown).toEqual(["a", "b", "c"]);
    expect(pace.behind).toBe(0);
    tick();
    pace.push("d", 1);
    expect(shown).toEqual(["a", "b", "c", "d"]);
  });
});
