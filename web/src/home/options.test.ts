import { describe, expect, it } from "vitest";
import { arrivalsOf, editionsFor, isClockSound, recalled, USUAL, wishOf } from "./options";

describe("the options of a table", () => {
  it("are the usual ones at first", () => {
    expect(recalled(null)).toEqual(USUAL);
    expect(recalled("not JSON")).toEqual(USUAL);
    expect(recalled(null, "it")).toEqual({ ...USUAL, edition: "it" });
  });

  it("are the edition, the setup, the players and the clock used last", () => {
    const kept = JSON.stringify({
      ...USUAL,
      edition: "ro",
      setup: "draft",
      players: 4,
      names: ["A"],
    });
    expect(recalled(kept)).toEqual({ ...USUAL, edition: "ro", setup: "draft", players: 4 });
  });

  it("of another version are not trusted", () => {
    expect(recalled('{"edition": "fr", "players": 7, "clock": 3}')).toEqual(USUAL);
  });

  it("offer the edition of one's language first, after the common rules", () => {
    expect(editionsFor("el")).toEqual(["consensus", "el", "uk", "ro", "pt", "it"]);
    expect(editionsFor("en")).toEqual(["consensus", "uk", "ro", "el", "pt", "it"]);
  });

  it("become a wish, in which those on this device are people as well", () => {
    const options = {
      ...USUAL,
      teams: true,
      chairs: ["here", "level:5", "here", "person"],
    } as const;
    const three = wishOf({ ...options, chairs: [...options.chairs] });
    expect(three.chairs).toEqual(["person", "level:5", "person"]);
    expect(three.teams).toBe(false);
    const four = wishOf({ ...options, chairs: [...options.chairs], players: 4 });
    expect(four.chairs).toHaveLength(4);
    expect(four.teams).toBe(true);
  });

  it("say who sits down from this device, by name and chair", () => {
    const options = recalled(null);
    options.chairs = ["here", "person", "here", "here"];
    options.names = [" Ada ", "x", "  ", "Bo"];
    expect(arrivalsOf(options)).toEqual([
      { chair: 0, name: "Ada" },
      { chair: 2, name: null },
    ]);
  });

  it("have a custom clock, if its numbers are sound", () => {
    const options = { ...USUAL, clock: "own" as const, decision: 45, reserve: 2.5 };
    expect(wishOf(options).clock).toEqual({ decision: 45, bank: 150 });
    expect(isClockSound(options)).toBe(true);
    expect(isClockSound({ ...options, decision: 4 })).toBe(false);
    expect(isClockSound({ ...options, decision: Number.NaN })).toBe(false);
    expect(isClockSound({ ...options, reserve: -1 })).toBe(false);
    expect(isClockSound({ ...USUAL, decision: 0 })).toBe(true);
  });
});
