import { beforeEach, describe, expect, it } from "vitest";
import type { Chair, Listed } from "../protocol";
import { byTurn, ended, forget, hasPlayed, isYourTurn, type Memory, mine } from "./mine";

function memory(kept: Record<string, string>): Memory {
  const map = new Map(Object.entries(kept));
  return {
    get length() {
      return map.size;
    },
    getItem: (key) => map.get(key) ?? null,
    key: (place) => [...map.keys()][place] ?? null,
    removeItem: (key) => void map.delete(key),
  };
}

describe("tables of mine", () => {
  let kept: Memory;
  beforeEach(() => {
    kept = memory({
      "impera:settings": "{}",
      "impera:old:token": "1",
      "impera:old:mine": "1000",
      "impera:new:token": "2",
      "impera:new:mine": "9000",
      "impera:new:contribution:ab:0": "ff",
      "impera:watched:token": "3",
    });
  });

  it("are those where one sits, the newest first", () => {
    expect(mine(kept, 5)).toEqual(["new", "old"]);
    expect(mine(kept, 1)).toEqual(["new"]);
  });

  it("are no longer shown when the game is over, but one can come back", () => {
    ended(kept, "new");
    expect(mine(kept, 5)).toEqual(["old"]);
    expect(kept.getItem("impera:new:token")).toBe("2");
  });

  it("are forgotten with all that was kept of them", () => {
    forget(kept, "new");
    expect(mine(kept, 5)).toEqual(["old"]);
    expect(kept.length).toBe(4);
    expect(kept.getItem("impera:new:contribution:ab:0")).toBeNull();
  });

  it("tell whether one has ever been at a table", () => {
    expect(hasPlayed(kept)).toBe(true);
    expect(hasPlayed(memory({ "impera:settings": "{}" }))).toBe(false);
  });
});

describe("your turn", () => {
  /** A table at which the last chair is yours. */
  function table(id: string, asked: number[], changed: Partial<Chair> = {}): Listed {
    const chairs = [{ mine: false }, { mine: true, away: null, ...changed }];
    return { table: { id }, phase: "playing", chairs, free: 0, asked } as unknown as Listed;
  }

  it("is where a game waits for you, not for a bot in your place", () => {
    expect(isYourTurn(table("a", [1]))).toBe(true);
    expect(isYourTurn(table("a", [0]))).toBe(false);
    expect(isYourTurn(table("a", [1], { away: "left" }))).toBe(false);
    expect(isYourTurn({ ...table("a", [1]), phase: "shuffling" })).toBe(false);
  });

  it("comes first", () => {
    const sorted = byTurn([table("a", [0]), table("b", [1]), table("c", [0]), table("d", [1])]);
    expect(sorted.map((each) => each.table.id)).toEqual(["b", "d", "a", "c"]);
  });
});
