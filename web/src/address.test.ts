import { describe, expect, it } from "vitest";
import { inside, to, toFolder } from "./address";

const PLACES = [
  "/",
  "/new",
  "/learn/first#army",
  "/rules#R5.3",
  "/g/~abc_-9?at=42&seat=1#chances",
  "/games#AbC-_9",
];

describe("an address", () => {
  it("is a path where a server answers", () => {
    for (const place of PLACES) expect(to(place)).toBe(place);
  });

  it.each(["http://web.example/games/civ/", "http://web.example/games/civ/index.html?/t/~x"])(
    "stays in the folder %s",
    (folder) => {
      for (const place of PLACES) {
        const { pathname } = new URL(toFolder(place), folder);
        expect(pathname).toBe("/games/civ/");
      }
    },
  );

  it.each(PLACES.slice(1))("leads to %s wherever it was written", (place) => {
    const wanted = new URL(place, "http://page");
    for (const written of [place, toFolder(place)]) {
      const { path, search, hash } = inside(new URL(written, "http://page/"));
      expect([path, search, hash]).toEqual([wanted.pathname, wanted.search, wanted.hash]);
    }
  });
});
