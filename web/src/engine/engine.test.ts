import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TOKENS } from "../rules";
import { Adviser, rounded } from "./advice";
import { generator, legalNumbers, type Level, makeBot, mostTried } from "./bots";
import {
  ANSWER,
  AUDIENCE,
  Engine,
  LEVELS,
  NOTHING,
  REASONS,
  SPANS,
  STATE,
  STEPS,
  VIEW,
} from "./engine";
import { hasVectors } from "./load";
import { readNetwork } from "./network";

function read(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(name, import.meta.url)));
}

const OVER = STEPS.indexOf(null);
const network = read("./network.bin").buffer;

/** A table of three with shuffled cards. */
function begun(engine: Engine, seed: bigint) {
  const states = engine.records(STATE, 1);
  const rng = generator(engine, seed);
  engine.setTable(states, 0, 3, 0, 1, false);
  engine.shuffleAt(states, 0, rng);
  engine.begin(states, 0);
  return { states, rng, view: engine.records(VIEW, 1) };
}

describe.each(["impera", "plain"])("%s.wasm", (name) => {
  const module = new WebAssembly.Module(read(`./${name}.wasm`));

  it("needs nothing from outside", () => {
    expect(WebAssembly.Module.imports(module)).toEqual([]);
  });

  it("plays a game in which bots of all levels decide", async () => {
    const engine = new Engine(module);
    const weights = await readNetwork(engine, network);
    const bots = LEVELS.map((_, n) => makeBot(engine, (n + 1) as Level, weights));
    const { states, rng, view } = begun(engine, 7n);
    let decisions = 0;
    for (; states.number(0, "step") !== OVER && decisions < 2000; decisions++) {
      engine.look(states, 0, states.number(0, "seat"), view, 0);
      const legal = legalNumbers(view.read().legal);
      const decision = bots[decisions % bots.length]?.choose(view, rng, () => true) ?? NOTHING;
      expect(legal).toContain(decision);
      engine.decideAt(states, 0, decision);
    }
    expect(decisions).toBeGreaterThan(50);
    expect(states.number(0, "winners")).toBeGreaterThan(0);
  });

  it("says why not", () => {
    const engine = new Engine(module);
    const { states, view } = begun(engine, 3n);
    const answers = engine.records(ANSWER, 1);
    engine.look(states, 0, AUDIENCE, view, 0);
    engine.explain(view, 0, ...SPANS.attack, answers, 0);
    expect(REASONS[answers.number(0, "reason")]).toEqual({ reason: "not-your-pick", rule: "R2.5" });
    engine.look(states, 0, 0, view, 0);
    const [first = NOTHING] = legalNumbers(view.read().legal);
    expect(TOKENS[first]).toMatch(/^keep /);
    engine.explain(view, 0, first, first, answers, 0);
    expect(answers.number(0, "reason")).toBe(NOTHING);
  });

  it("advises what is legal, the best first", async () => {
    const engine = new Engine(module);
    const adviser = new Adviser(engine, await readNetwork(engine, network));
    const { states, view } = begun(engine, 5n);
    engine.look(states, 0, 0, view, 0);
    const advice = adviser.advise(view, 30);
    expect(advice.map(({ decision }) => decision).toSorted((a, b) => a - b)).toEqual(
      adviser.promising(view, 30),
    );
    expect(advice).toEqual(advice.toSorted((one, two) => two.chance - one.chance));
    expect(adviser.foretold(view).reduce((all, chance) => all + chance)).toBeCloseTo(1);
  });
});

describe("numbers", () => {
  it("are rounded as in Python", () => {
    const halves = [1 / 32, 3 / 32, 5 / 32, 31 / 32, 0.12345, 0.5, 1];
    expect(halves.map((half) => rounded(half))).toEqual([
      0.0312, 0.0938, 0.1562, 0.9688, 0.1235, 0.5, 1,
    ]);
  });

  it("of visits have one favourite", () => {
    expect(mostTried(BigInt64Array.of(0n, 3n, 7n, 7n))).toBe(2);
  });

  it("come in vectors here", () => {
    expect(hasVectors()).toBe(true);
  });

  it("of a network that was cut are refused", async () => {
    const engine = new Engine(new WebAssembly.Module(read("./plain.wasm")));
    await expect(readNetwork(engine, network.slice(0, 1000))).rejects.toThrow();
  });
});
