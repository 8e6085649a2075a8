import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EFFECTS } from "../rules";
import { differs, effectOf, keyOf, SECTIONS } from "./outline";
import { bare, runsOf } from "./runs";
import { find, fold, wordsOf } from "./search";

/** The matches, as written in the text. */
function found(text: string, wanted: string): string[] | null {
  return find(text, wordsOf(wanted))?.map(([start, end]) => text.slice(start, end)) ?? null;
}

describe("search", () => {
  it("needs every word, in any order, anywhere", () => {
    expect(found("Discard two cards from your hand.", "hand DISC")).toEqual(["Disc", "hand"]);
    expect(found("Discard two cards from your hand.", "hand deck")).toBeNull();
    expect(found("anything", "   ")).toEqual([]);
  });

  it("finds a rule by its number", () => {
    expect(found("R5.12 Breakthrough", "r5.12")).toEqual(["R5.12"]);
    expect(found("R5.12 Breakthrough", "5.1")).toEqual(["5.1"]);
  });

  it("joins what overlaps", () => {
    expect(found("cards", "car ards")).toEqual(["cards"]);
    expect(found("aaa", "a aa")).toEqual(["aaa"]);
  });

  it("takes Ukrainian with or without its dots, hooks and apostrophes", () => {
    expect(found("Епохи та Галузі", "ГАЛУЗІ")).toEqual(["Галузі"]);
    expect(found("п’ять карт", "п'ять")).toEqual(["п’ять"]);
    expect(found("п’ять карт", "пять")).toEqual(["п’ять"]);
    expect(found("її й ґанок", "іі ганок")).toEqual(["її", "ґанок"]);
  });

  it("takes Romanian without its signs, and with a cedilla", () => {
    expect(found("Știință și cărți", "stiinta")).toEqual(["Știință"]);
    expect(found("Știință și cărți", "ştiinţă carti")).toEqual(["Știință", "cărți"]);
    expect(found("până la sfârșitul turei", "SFARSIT")).toEqual(["sfârșit"]);
  });

  it("takes Greek without the tonos, in capitals, and with either sigma", () => {
    expect(found("Ιερά Εξέταση", "ΕΞΕΤΑΣΗ ιερα")).toEqual(["Ιερά", "Εξέταση"]);
    expect(found("όσες κάρτες", "καρτεσ")).toEqual(["κάρτες"]);
    expect(found("προϋπόθεση", "προυποθ")).toEqual(["προϋπόθ"]);
  });

  it("takes Portuguese and Italian without accents and across apostrophes", () => {
    expect(found("Inquisição, pátio", "inquisicao")).toEqual(["Inquisição"]);
    expect(found("l’area è più grande", "piu larea")).toEqual(["l’area", "più"]);
    expect(found("l’area è più grande", "area")).toEqual(["area"]);
  });

  it("marks letters together with accents that stand by themselves", () => {
    const apart = "até".normalize("NFD");
    expect(found(apart, "ate")).toEqual([apart]);
    expect(fold("Ά").text).toBe("α");
  });
});

describe("runs", () => {
  const text = "*Attack*, discard effect: see R5.9, and (Q4.6).";

  it("tell names, links and the rest apart", () => {
    expect(runsOf(text, []).map(({ kind, text }) => [kind, text])).toEqual([
      ["name", "Attack"],
      ["plain", ", discard effect: see "],
      ["rule", "R5.9"],
      ["plain", ", and ("],
      ["rule", "Q4.6"],
      ["plain", ")."],
    ]);
  });

  it("mark words across runs and leave links whole", () => {
    const runs = runsOf(text, ["ck, dis", "5.9"]);
    expect(runs[0]?.pieces).toEqual([
      { text: "Atta", marked: false },
      { text: "ck", marked: true },
    ]);
    expect(runs[2]).toEqual({
      kind: "rule",
      text: "R5.9",
      pieces: [
        { text: "R", marked: false },
        { text: "5.9", marked: true },
      ],
    });
    expect(runs.map((run) => run.text).join("")).toBe(bare(text));
  });
});

describe("outline", () => {
  const all = SECTIONS.flatMap(({ groups }) => groups.flatMap(({ rules }) => rules));
  const written = readFileSync("../RULES.md", "utf-8");

  it("has every number of RULES.md, in its order", () => {
    expect(all).toEqual(
      [...written.matchAll(/^- \*\*([RQ]\d+\.\d+)\*\*/gm)].map((match) => match[1]),
    );
  });

  it("knows the effect that a rule defines", () => {
    const told = all.map(effectOf).filter((each) => each !== null);
    expect(new Set(told)).toEqual(new Set(EFFECTS));
    expect(effectOf("R5.12")).toMatchObject({ domain: "S", effect: "breakthrough" });
    expect(effectOf("Q5.16")).toBeNull();
  });

  it("knows where words are, and in what editions differ", () => {
    expect([keyOf("R5.12"), keyOf("Q4.6")]).toEqual(["rules-r5-12", "rules-q4-6"]);
    expect([differs("last", "pt"), differs("last", "ro")]).toEqual([true, false]);
  });
});
