import { describe, expect, it } from "vitest";
import { gameOf, recordOf, rules } from "./fixture";
import golden from "./golden.json";
import { linkOf, readLink } from "./links";
import { readFile, readRecord, writeFile } from "./records";

const text = JSON.stringify(recordOf());

describe("a record from outside", () => {
  it("is a game again", () => {
    expect(readRecord(rules, text).game?.record()).toEqual(recordOf());
    expect(readFile(rules, `\ufeff${JSON.stringify(recordOf(), null, 2)}\n`)).toHaveLength(1);
  });

  it.each(golden.damaged)("with $change is refused as in Python", ({ change, refused }) => {
    const changed = Object.entries({ ...recordOf(), ...change }).filter(
      ([, each]) => each !== null,
    );
    const reading = readRecord(rules, JSON.stringify(Object.fromEntries(changed)));
    expect(reading).toMatchObject({ text: refused });
    expect(["not-record", "impossible", "other-rules"]).toContain(reading.code);
  });

  it.each([
    ["", "empty"],
    [" \n\n", "empty"],
    ["hello", "not-json"],
    [text.slice(0, -5), "not-json"],
    [text.slice(5), "not-json"],
    ["null", "not-record"],
    ["[]", "not-record"],
    ["[".repeat(100_000), "not-json"],
    ["[".repeat(100_000) + "]".repeat(100_000), "not-record"],
    ["x".repeat((1 << 20) + 1), "too-large"],
    ["{}\n".repeat(101), "too-large"],
    [text.replace('"rules":1', '"rules":2').replace('"play ', '"pray '), "other-rules"],
    [text.replace('"play ', '"pray '), "impossible"],
  ])("that is no record gets a code: %#", (wrong, code) => {
    expect(readFile(rules, wrong)).toMatchObject([{ code }]);
  });

  it("does not spoil the others of its file", () => {
    const file = writeFile(recordOf()) + "{}\n" + writeFile(recordOf(1));
    const readings = readFile(rules, file);
    expect(readings.map(({ code }) => code)).toEqual([undefined, "not-record", undefined]);
  });
});

describe("a link", () => {
  const link = linkOf(gameOf());
  const codeOf = (letters: string): string | undefined => readLink(rules, letters).code;

  it.each(golden.games.map((_, number) => number))("has a whole game: %#", (number) => {
    const game = gameOf(number);
    const again = readLink(rules, linkOf(game)).game;
    expect(again?.record(game.beside)).toEqual(game.record());
  });

  it("has a game that is not over, too", () => {
    const game = gameOf().rewound(11);
    expect(readLink(rules, linkOf(game)).game?.decisions).toEqual(game.decisions);
  });

  it("is short, and nothing in it has to be escaped", () => {
    expect(link).toMatch(/^[\w-]{50,400}$/);
  });

  it("is refused if a single letter was changed, left out or added", () => {
    const codes = Array.from(link, (letter, n) => {
      const [before, after] = [link.slice(0, n), link.slice(n + 1)];
      return [letter === "A" ? "B" : "A", "", `${letter}A`].map((each) => before + each + after);
    });
    const found = new Set(codes.flat().map(codeOf));
    expect([...found].filter((code) => code !== "damaged" && code !== "newer")).toEqual([]);
  });

  it.each(["", "A", "AA", "%", "a b", "äöü", "=", "AQ", "AQAAAAA"])("is not %j", (letters) => {
    expect(codeOf(letters)).toBe("damaged");
  });

  it("of a later version, and one too long, say so", () => {
    expect(codeOf(`Ag${link.slice(2)}`)).toBe("newer");
    expect(codeOf("A".repeat(20_000))).toBe("too-large");
  });
});
