import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { verify } from "../replay/checks";
import { commit, draw, newSecret, proof, readCommitment, readContribution, seatOf } from "./fair";
import { rules } from "./fixture";
import { type Agreement, Game } from "./game";

const three: Agreement = { players: 3, edition: "consensus", setup: "draft", teams: false };
const bytes = (from: number, to: number): Uint8Array =>
  Uint8Array.from({ length: to - from }, (_, n) => from + n);

describe("a shuffle without a server", () => {
  it("is the draw of docs/fairness.md", () => {
    const drawn = draw(bytes(0, 32), [bytes(32, 48), null, bytes(48, 80)], three);
    expect(drawn.seed).toMatch(/^2a50967878884995/);
    expect(drawn.first).toBe(0);
    expect(drawn.removed.join(" ")).toBe("A1 A2 R1 R2 E1 E3 S2 S3 U3");
  });

  it("leaves a proof that the replay accepts", () => {
    const [secret, contributions] = [newSecret(), [newSecret(), null, null]];
    const { deck, removed } = draw(secret, contributions, three);
    const game = Game.deal(rules, three, deck, removed);
    const record = game.record({ shuffle: proof(secret, contributions, three) });
    expect(verify(record, { kept: [], log: null }).good).toBe(true);
  });

  it("never uses a secret twice", () => {
    expect(newSecret()).not.toEqual(newSecret());
    expect(newSecret()).toHaveLength(32);
  });

  it("refuses what was not committed to, and what has no bytes", () => {
    const contribution = newSecret();
    const commitment = readCommitment(commit(contribution));
    expect(readContribution(commitment, bytesToHex(contribution))).toEqual(contribution);
    const another = bytesToHex(newSecret());
    expect(() => readContribution(commitment, another)).toThrow("not the one that was committed");
    expect(() => readCommitment(7)).toThrow("commitment is 7; it must be a string");
    expect(() => readCommitment("AB")).toThrow("it must be pairs of the digits 0-9 and a-f");
    expect(() => readContribution(commitment, "ab")).toThrow("has 1 bytes; it must have 16 to 32");
    expect(() => draw(newSecret(), [null, null, null], three)).toThrow("nobody has contributed");
    expect(() => draw(newSecret(), [newSecret()], three)).toThrow("1 contributions, but 3");
  });

  it("seats the lot's winner first, and the others after them", () => {
    expect([0, 1, 2].map((chair) => seatOf(chair, 2, 3))).toEqual([1, 2, 0]);
  });
});
