import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DOMAINS } from "../rules";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const TOKEN = /--([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
const tokens = new Map(
  [...css.matchAll(TOKEN)].map((m) => [
    m[1],
    { light: m[2] ?? m[4] ?? "", dark: m[3] ?? m[4] ?? "" },
  ]),
);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function figures(over: string, under: string): [number, number] {
  const [a, b] = [tokens.get(over), tokens.get(under)];
  if (!a || !b) throw new Error(`no such tokens: ${over}, ${under}`);
  return [contrast(a.light, b.light), contrast(a.dark, b.dark)];
}

/** A test for each "over: under under …", named with the ratios in light and dark. */
function reach(least: number, pairs: readonly string[]): void {
  for (const pair of pairs) {
    const [over = "", unders = ""] = pair.split(": ");
    for (const under of unders.split(" ")) {
      const [light, dark] = figures(over, under);
      it(`${over} on ${under}: ${light.toFixed(2)} and ${dark.toFixed(2)}`, () => {
        expect(Math.min(light, dark)).toBeGreaterThanOrEqual(least);
      });
    }
  }
}

describe("words reach 4.5", () => {
  reach(4.5, [
    "ink: ground paper raised accent-soft",
    "quiet: ground paper raised",
    "accent: ground paper",
    "on-accent: accent",
    "danger: ground paper raised",
    "clay-text: clay",
    "vellum-text: vellum",
    "blueprint-text: blueprint",
    ...DOMAINS.map((d) => `${d}-text: ground paper raised clay vellum ${d}-soft`),
    ...DOMAINS.map((d) => `${d}-lit: blueprint`),
  ]);
});

describe("shapes reach 3", () => {
  reach(3, [
    "edge: ground paper raised",
    "focus: ground paper raised",
    "accent: clay vellum",
    "coin-line: gilt",
    "clay-line: clay",
    "vellum-line: vellum",
    "blueprint-line: blueprint",
    ...DOMAINS.map((d) => `${d}-fill: ground paper`),
    ...DOMAINS.map((d) => `on-fill: ${d}-fill`),
  ]);
});
