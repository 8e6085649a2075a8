import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Chair, Entry } from "../protocol";
import { cleaned, isSilent, speaker, spokenSince } from "./company";

function chair(given: Partial<Chair> = {}): Chair {
  return {
    away: null,
    bank: 0,
    bot: null,
    committed: true,
    filled: false,
    mine: false,
    muted: false,
    name: null,
    revealed: true,
    seat: null,
    taken: true,
    wants_pause: false,
    ...given,
  };
}

const me = chair({ mine: true, seat: 1 });
const bot = chair({ bot: "level:3", seat: 0 });

describe("the company", () => {
  it("is silent with bots, and with people who are muted, away or not there", () => {
    expect(isSilent([me, bot])).toBe(true);
    expect(isSilent([me, chair({ muted: true })])).toBe(true);
    expect(isSilent([me, chair({ away: "left" })])).toBe(true);
    expect(isSilent([me, chair({ taken: false })])).toBe(true);
    expect(isSilent([me, bot, chair()])).toBe(false);
  });

  it("is spoken to by whoever is in front of the device", () => {
    const other = chair({ mine: true, seat: 2 });
    expect(speaker([bot, me, other], 2)).toBe(2);
    expect(speaker([bot, me, other], null)).toBe(1);
    expect(speaker([bot], null)).toBe(null);
  });
});

describe("what was said", () => {
  const talked = (number: number, chair: number, phrase: string): Entry => ({
    number,
    at: 0,
    happened: [{ type: "talked", chair, phrase, seat: null, domain: null, text: null, to: null }],
  });

  it("is the last thing of each chair since a line of the log", () => {
    const log = [talked(3, 0, "hello"), talked(4, 1, "hello"), talked(5, 1, "thanks")];
    expect(spokenSince(log, 2).size).toBe(2);
    expect(spokenSince(log, 3).get(1)?.phrase).toBe("thanks");
    expect(spokenSince(log, 5).size).toBe(0);
  });
});

describe("text", () => {
  const file = new URL("../../../tests/server/texts.json", import.meta.url);
  const texts = JSON.parse(readFileSync(file, "utf-8")) as [string, string][];

  it.each(texts)("%j is shown as the server will show it", (typed, shown) => {
    expect(cleaned(typed)).toBe(shown);
  });
});
