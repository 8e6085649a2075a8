// Tables in the browser do what the server's do: the same facts, problems and frames.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import type { Fact, Setup } from "./facts";
import { rules } from "./fixture";
import { fold } from "./folding";
import { ALL } from "./phrases";
import { Problem } from "./problems";
import { Table, type Who } from "./standing";
import kept from "./tables.json";
import * as telling from "./telling";
import { type Act, propose } from "./wishes";

interface Step {
  who?: number[];
  wish?: Act;
  problem?: [code: string, text: string];
  at?: number;
  fact?: Fact;
  frames?: (string | null)[];
}

/** JSON whose keys are in order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(pairs.map(([key, each]) => [key, ordered(each)]));
}

function hashed(message: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(ordered(message))))).slice(0, 16);
}

/** Each person alone, all together as on one device, and somebody who watches. */
function audience({ people }: Table): Who[] {
  return [...people.map((chair) => [chair]), people, []];
}

/** A fact without what is random in it. */
function comparable(fact: Fact): object {
  const chance = ["secret", "table"];
  return Object.fromEntries(Object.entries(fact).filter(([name]) => !chance.includes(name)));
}

function begun({ id, setup, opened }: (typeof kept.tables)[0]): Table {
  return new Table(rules, id, { ...setup, untimed: false } as unknown as Setup, opened);
}

function fails(table: Table, who: Who, wish: Act): [string, string] {
  try {
    propose(table, { who, token: "", guest: null }, wish);
  } catch (problem) {
    if (problem instanceof Problem) return [problem.code, problem.message];
    throw problem;
  }
  return ["", "it was allowed"];
}

/** What each is told about a fact, hashed. */
function told(table: Table, number: number, at: number, fact: Fact): (string | null)[] {
  const line = fold(table, { number, at, fact, client: null, digest: null });
  return audience(table).map((who) => {
    const happened = telling.seen(table, line, who);
    const views = table.position === line.number ? telling.views(table, who) : null;
    const standing = telling.standing(table, who);
    const frame = { type: "update", number: line.number, at, happened, standing, views };
    return happened.length ? hashed(frame) : null;
  });
}

it("offers the phrases of the server", () => {
  expect(ALL).toEqual(kept.phrases);
});

describe.each(kept.tables)("$id", (story) => {
  it("leads to the same facts and problems, and tells the same", () => {
    const table = begun(story);
    for (const [place, step] of (story.steps as unknown as Step[]).entries()) {
      const { who = [], wish, problem, fact, at = 0 } = step;
      const where = `step ${place}`;
      if (problem && wish) {
        expect(fails(table, who, wish), where).toEqual(problem);
        continue;
      }
      if (!fact) throw new Error(`${where} has no fact`);
      if (wish && fact.type !== "hinted" && fact.type !== "sat") {
        const proposed = propose(table, { who, token: "", guest: null }, wish).fact;
        expect(comparable(proposed), where).toEqual(comparable(fact));
      }
      const frames = told(table, table.number + 1, at, fact);
      expect(frames, where).toEqual(step.frames);
    }
    const pages = audience(table).map((who) => hashed(telling.page(table, who, 7)));
    expect(pages).toEqual(story.pages);
    const earlier = audience(table).map((who) => hashed(telling.page(table, who, 0, 60)));
    expect(earlier).toEqual(story.earlier);
    expect(telling.agreed(table)).toEqual(story.agreed);
    const over = table.phase === "over" && table.game;
    expect(over ? hashed(table.record(over)) : null).toEqual(story.record);
  });
});
