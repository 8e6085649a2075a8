import { beforeEach, describe, expect, it } from "vitest";
import { ended, forget, hasPlayed, type Memory, mine } from "./mine";

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
