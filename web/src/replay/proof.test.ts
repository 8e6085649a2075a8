import { describe, expect, it } from "vitest";
import type { Entry } from "../protocol";
import { type Step, verify, type Witness } from "./checks";
import golden from "./golden.json";
import { type Dealt, draw, hash } from "./proof";
import { keptOf } from "./witness";

const witness: Witness = { kept: golden.kept.slice(0, 1), log: golden.log as Entry[] };
const alone: Witness = { kept: [], log: null };

/** The golden game with one thing changed. */
function changed(change: (copy: typeof golden.record) => void): typeof golden.record {
  const copy = structuredClone(golden.record);
  change(copy);
  return copy;
}

function failed(record: unknown, seen: Witness = alone): Step[] {
  return verify(record, seen)
    .checks.filter((check) => !check.good)
    .map((check) => check.step);
}

const other = (hex: string): string => (hex[0] === "0" ? "1" : "0") + hex.slice(1);

describe("a shuffle", () => {
  it("is drawn as docs/fairness.md shows", () => {
    const bytes = (from: number, to: number): string =>
      Array.from({ length: to - from }, (_, n) => (from + n).toString(16).padStart(2, "0")).join(
        "",
      );
    const shuffle = {
      commitment: hash(bytes(0, 32)),
      secret: bytes(0, 32),
      contributions: [bytes(32, 48), null, bytes(48, 80)],
      first: 0,
    };
    const table = { edition: "consensus", setup: "draft", players: 3, teams: false } as const;
    const drawn = draw(shuffle, { ...table, deck: [], removed: [] });
    expect(shuffle.commitment).toMatch(/^630dcd2966c43366/);
    expect(drawn.seed).toBe("2a50967878884995e1ed1a697f185a3c25180baee19e7a66213ec492f4c3a13b");
    expect(drawn.first).toBe(0);
    expect(drawn.deck.slice(0, 9).join(" ")).toBe("E1 A1 A1 A1 S1 A1 R1 C1 A1");
    expect(drawn.deck.slice(-6).join(" ")).toBe("S3 U3 E3 S3 U3 U3");
    expect(drawn.removed.join(" ")).toBe("A1 R1 E1 A2 S2 R2 E3 U3 S3");
  });

  it("of a game on a real server fits in every step", () => {
    const verdict = verify(golden.record, witness);
    const steps = verdict.checks.map((check) => check.step);
    expect(steps).toEqual([
      "commitment",
      "shown",
      "own",
      "people",
      "seed",
      "lot",
      "deck",
      "removed",
    ]);
    expect(verdict.good).toBe(true);
    expect(verdict.people).toBe(true);
    expect(verdict.first).toBe(golden.record.shuffle.first);
  });

  it("fits without a witness, too", () => {
    expect(failed(golden.record)).toEqual([]);
  });
});

describe("what was changed is found out", () => {
  it("two cards of the deck", () => {
    const record = changed(({ deck }) => {
      const place = deck.findIndex((kind, n) => n > 0 && kind !== deck[0]);
      [deck[0], deck[place]] = [deck[place] as string, deck[0] as string];
    });
    expect(failed(record, witness)).toEqual(["deck"]);
  });

  it("a removed card", () => {
    const record = changed(({ removed }) => {
      removed[0] = removed[0] === "A1" ? "S1" : "A1";
    });
    expect(failed(record)).toEqual(["removed"]);
  });

  it("who is First Player", () => {
    const record = changed(({ shuffle }) => {
      shuffle.first = (shuffle.first + 1) % 3;
    });
    expect(failed(record)).toEqual(["lot"]);
  });

  it("the secret", () => {
    const record = changed(({ shuffle }) => {
      shuffle.secret = other(shuffle.secret);
    });
    expect(failed(record)).toContain("commitment");
    expect(failed(record)).toContain("deck");
  });

  it("the secret with its commitment, by whoever was there", () => {
    const record = changed((copy) => {
      copy.shuffle.secret = other(copy.shuffle.secret);
      copy.shuffle.commitment = hash(copy.shuffle.secret);
      const { first, deck, removed } = draw(copy.shuffle, copy as Dealt);
      Object.assign(copy, { deck, removed });
      copy.shuffle.first = first;
    });
    expect(failed(record)).toEqual([]);
    expect(failed(record, witness)).toEqual(["shown"]);
  });

  it("somebody's contribution", () => {
    const record = changed(({ shuffle }) => {
      shuffle.contributions[0] = other(shuffle.contributions[0] ?? "");
    });
    expect(failed(record, witness)).toEqual(expect.arrayContaining(["own", "people", "deck"]));
  });

  it("the edition", () => {
    expect(failed(changed((record) => (record.edition = "it")))).toContain("deck");
  });

  it("a commitment that came after a contribution", () => {
    const log = [...(golden.log as Entry[])].reverse();
    expect(failed(golden.record, { kept: [], log })).toEqual(["people"]);
  });

  it.each([null, {}, { shuffle: 1 }, { ...golden.record, shuffle: { format: "x" } }])(
    "what is no shuffle at all: %#",
    (record) => {
      expect(failed(record)).toEqual(["form"]);
    },
  );
});

describe("the memory of a browser", () => {
  it("holds contributions by the commitment that was shown", () => {
    const kept = new Map([
      ["impera:a:token", "t"],
      ["impera:a:contribution:c0ffee:2", "aa"],
      ["impera:b:contribution:c0ffee:1", "bb"],
    ]);
    const memory = {
      length: kept.size,
      key: (place: number) => [...kept.keys()][place] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
    };
    expect(keptOf("a", memory)).toEqual([{ commitment: "c0ffee", chair: 2, contribution: "aa" }]);
  });
});
