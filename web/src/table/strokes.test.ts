import { describe, expect, it } from "vitest";
import { viewOf } from "../board/fixture";
import { EFFECTS, TOKENS } from "../rules";
import { sceneOf, STROKES } from "./strokes";

const LONGEST = 580; // milliseconds until the last trace is gone
const STROKE = 280;

describe("Gestures", () => {
  it("are made for every effect, and for nothing else", () => {
    const view = viewOf({});
    const made = new Set(TOKENS.map((token) => sceneOf(token, 0, view)?.effect));
    expect(made).toEqual(new Set([undefined, ...EFFECTS.map(({ effect }) => effect)]));
  });

  it("are all different", () => {
    const drawn = Object.values(STROKES).map((strokes) => JSON.stringify(strokes));
    expect(new Set(drawn).size).toBe(EFFECTS.length);
  });

  it("are finished before they vanish", () => {
    const last = Object.values(STROKES).flatMap((all) => all.map(({ wait = 0 }) => wait + STROKE));
    expect(Math.max(...last)).toBeLessThan(LONGEST);
  });

  it("happen where the effect does", () => {
    const view = viewOf({});
    expect(sceneOf("embargo 1 S", 0, view)?.scenes).toEqual([{ spot: "area:1", domain: "S" }]);
    expect(sceneOf("inquisition 1", 0, view)?.scenes).toEqual([{ spot: "hand:1" }]);
    expect(sceneOf("republic", 0, view)?.scenes).toEqual([{ spot: "discard" }]);
    expect(sceneOf("breakthrough", 0, view)?.scenes).toEqual([{ spot: "area:0", domain: "S" }]);
    expect(sceneOf("inspire 1 purge", 0, view)?.scenes).toEqual([{ spot: "area:0", domain: "C" }]);
  });

  it("of an Attack land on everybody who has such a card", () => {
    const view = viewOf({});
    const progress = view.progress.map((each, seat) => ({
      ...each,
      cards: each.cards.map((_, place) => (place === 3 && seat < 2 ? 2 : 0)),
    }));
    const scenes = sceneOf("attack S", 0, { ...view, progress })?.scenes;
    expect(scenes?.map(({ spot }) => spot)).toEqual(["area:0", "area:1"]);
  });
});
