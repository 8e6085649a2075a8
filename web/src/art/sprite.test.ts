import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DOMAINS, EDITIONS, ERAS } from "../rules";
import { heads } from "./faces";
import { icons } from "./icons";

const folders = [new URL(".", import.meta.url), new URL("../cards/", import.meta.url)];
const text = folders
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".svelte"))
      .map((name) => readFileSync(new URL(name, folder), "utf8")),
  )
  .join("\n");
const drawn = [...text.matchAll(/ id="([\w-]+)"/g)].map((m) => m[1]);
const used = [...text.matchAll(/href="#([\w-]+)"/g)].map((m) => m[1]);

it("no two drawings have the same name", () => {
  expect(new Set(drawn).size).toBe(drawn.length);
});

it("what is used by name is drawn", () => {
  expect(used.filter((name) => !drawn.includes(name))).toEqual([]);
});

it("every Domain has an emblem and a sign, every Era a face, a back and notches", () => {
  const wanted = [
    ...DOMAINS.flatMap((domain) => [`emblem-${domain}`, `sign-${domain}`]),
    ...ERAS.flatMap((era) => [`face-${era}`, `back-${era}`, `notch-${era}`]),
  ];
  expect(wanted.filter((name) => !drawn.includes(name))).toEqual([]);
});

it("every bot's name has a head of its own", () => {
  const catalogue = new URL("../../../src/impera/locale/en.ftl", import.meta.url);
  const names = readFileSync(catalogue, "utf8").match(/^name-bot-\d+ = /gm);
  expect(heads.length).toBe(names?.length);
  expect(new Set(heads.map(({ hair }) => hair.shape)).size).toBe(heads.length);
});

it("an icon is one path that begins by moving", () => {
  expect(Object.values(icons).filter((path) => !/^M[\d.]/.test(path))).toEqual([]);
});

it("every printed edition has a flag", () => {
  const flags = readdirSync(new URL("flags/", import.meta.url));
  const printed = EDITIONS.filter((edition) => edition !== "consensus");
  expect(flags.sort()).toEqual(printed.map((edition) => `${edition}.svg`).sort());
});
