// Imports between rooms go one way, and no files import each other in a circle.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** A room may import from the rooms above it; rooms on one line don't import each other. */
const ORDER = [
  ["src"], // files outside any room
  ["style", "art", "engine"],
  ["cards"],
  ["board", "rules"],
  ["home", "learn", "replay", "table"],
  ["local"],
  ["games", "privacy"],
  ["player"],
  ["app"],
  ["main.ts"],
];

const SRC = dirname(fileURLToPath(import.meta.url));
const ENDINGS = [".ts", ".svelte.ts", ""];
// `from "./x"`, `import "./x"` and `import("./x")`; packages don't matter here.
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']/g;

const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file) && file !== "rooms.test.ts");
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The files that a file imports, relative to this folder. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), "utf-8");
  return [...text.matchAll(IMPORT)].map(([, wanted = ""]) => {
    const path = normalize(join(dirname(file), wanted.replace(/\?.*/, ""))).replaceAll("\\", "/");
    const ending = ENDINGS.find((each) => existsSync(join(SRC, path + each)));
    if (ending === undefined) throw new Error(`${file} imports ${wanted}, which is not there`);
    return path + ending;
  });
}

function roomOf(file: string): string {
  if (file === "main.ts") return file;
  return file.includes("/") ? (file.split("/")[0] ?? "") : "src";
}

function levelOf(file: string): number {
  return ORDER.findIndex((rooms) => rooms.includes(roomOf(file)));
}

function isAllowed(from: string, to: string): boolean {
  return roomOf(from) === roomOf(to) || levelOf(to) < levelOf(from);
}

/** The circles found by walking the imports. */
function circles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  function walk(file: string, way: readonly string[]): void {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    if (way.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  }
  for (const file of files) walk(file, []);
  return found;
}

describe("the rooms of the page", () => {
  it("all have a place in the order", () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual(ORDER.flat().sort());
  });

  it("import only from the rooms above them in the order", () => {
    const arrows = [...imports].flatMap(([from, all]) => all.map((to) => [from, to] as const));
    const wrong = arrows.filter(([from, to]) => !isAllowed(from, to));
    expect(wrong.map(([from, to]) => `${from} -> ${to}`)).toEqual([]);
  });

  it("reach the rules only over the line: nothing else imports what the worker knows", () => {
    const arrows = [...imports].flatMap(([from, all]) => all.map((to) => [from, to] as const));
    const inside = ["engine", "local"];
    const wrong = arrows.filter(
      ([from, to]) => inside.includes(roomOf(to)) && !inside.includes(roomOf(from)),
    );
    expect(wrong.map(([from, to]) => `${from} -> ${to}`)).toEqual([]);
  });

  it("have no circle of files", () => {
    expect(circles()).toEqual([]);
  });
});
