import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import type { Ahead, Standing } from "../protocol";
import { aheadOf, isDue, offeredTo } from "./drafting";

const standing: Standing = {
  ahead: [],
  asked: [0],
  chairs: [],
  commitment: "",
  deadline: null,
  hint: null,
  hints: 0,
  phase: "playing",
  position: 8,
  rematch: null,
  since: 0,
  undoable: 0,
  votable: null,
  votes: [],
};

function drafting(...ahead: Ahead[]): Standing {
  return { ...standing, ahead };
}

const keeps = ["keep A1", "keep C1"];
const waits = viewOf({ seat: 1, step: "draft", pack: ["A1", "C1", "C1"] });
const asked = { ...waits, legal: keeps };

describe("the draft", () => {
  it("lets everybody choose from their pack before they are asked", () => {
    const now = drafting({ seat: 1, decisions: keeps, chosen: null });
    expect(isDue(waits, now)).toBe(true);
    expect(offeredTo(waits, now)).toEqual(keeps);
    expect(aheadOf(now, 0)).toBeNull();
    expect(aheadOf(now, null)).toBeNull();
  });

  it("asks nothing more of who has chosen, but lets them change it", () => {
    const now = drafting({ seat: 1, decisions: keeps, chosen: "keep C1" });
    expect(isDue(waits, now)).toBe(false);
    expect(offeredTo(waits, now)).toEqual(keeps);
  });

  it("offers nothing while the choice is carried out", () => {
    const now = drafting({ seat: 1, decisions: keeps, chosen: "keep C1" });
    expect(isDue(asked, now)).toBe(false);
    expect(offeredTo(asked, now)).toEqual([]);
  });

  it("offers nothing more from a pack that a card was kept from", () => {
    expect(isDue(waits, standing)).toBe(false);
    expect(offeredTo(waits, standing)).toEqual([]);
  });

  it("leaves everything after it as it is", () => {
    const plays = viewOf({ seat: 1, step: "play", legal: ["play A1"] });
    expect(isDue(plays, standing)).toBe(true);
    expect(offeredTo(plays, standing)).toEqual(["play A1"]);
    expect(isDue(plays, null)).toBe(true);
  });
});
