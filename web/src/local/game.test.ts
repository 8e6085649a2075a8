import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { played, replay } from "./archive";
import { gameOf, recordOf, rules } from "./fixture";
import { Game, Refused } from "./game";
import golden from "./golden.json";

/** A few digits for everything that was said, as tests/golden/answers.py has them. */
function hashed(texts: unknown[]): string {
  const lines = texts.map((each) => JSON.stringify(each)).join("\n");
  return bytesToHex(sha256(utf8ToBytes(lines))).slice(0, 12);
}

const seatsOf = (game: Game): number[] => Array.from({ length: game.players }, (_, seat) => seat);
const viewersOf = (game: Game): (number | null)[] => [...seatsOf(game), null];

function views(game: Game): unknown[] {
  const { seat, turn, step, over, target, legal, result } = game;
  const { view, packs } = game.openView();
  return [
    [seat, turn, step, over, target, legal, result],
    ...viewersOf(game).flatMap((viewer) => [game.view(viewer), bytesToHex(game.viewBytes(viewer))]),
    seatsOf(game).map((viewer) => game.ahead(viewer)),
    [view, packs],
  ];
}

function considered(game: Game): unknown[] {
  return viewersOf(game).flatMap((viewer) => {
    const legal = viewer !== null && viewer === game.seat ? game.legal : [];
    return [...legal, ...golden.asked].map((token) => game.considered(viewer, token));
  });
}

function revealed(game: Game): unknown[] {
  return game.legal.map((token) => {
    const after = game.copy();
    after.decide(token);
    const told = after.over ? [] : [false, true].map((alone) => after.tells(game, alone));
    return [...told, ...viewersOf(game).map((viewer) => game.seen(token, viewer))];
  });
}

describe.each(golden.games)("$title", (kept) => {
  const whole = Game.fromRecord(rules, kept.record);
  const places = Array.from({ length: whole.decisions.length + 1 }, (_, place) => place);
  const seldom = places.filter((place) => place % golden.seldom === 0);

  it("is seen by everybody as Python shows it", () => {
    expect(places.map((place) => hashed(views(whole.rewound(place))))).toEqual(kept.views);
  });

  it("is explained as Python explains it", () => {
    expect(seldom.map((place) => hashed(considered(whole.rewound(place))))).toEqual(kept.answers);
  });

  it("reveals what it reveals in Python", () => {
    const running = seldom.map((place) => whole.rewound(place)).filter(({ over }) => !over);
    expect(running.map((game) => hashed(revealed(game)))).toEqual(kept.revealed);
  });

  it("shows the same moment in the middle", () => {
    const game = whole.rewound(kept.place);
    const tokens = [...game.legal, "attack", "inspire"];
    expect({
      view: game.view(game.seat),
      considered: tokens.map((token) => game.considered(game.seat, token)),
    }).toEqual(kept.shown);
  });

  it("has the same record, line in a list and replays", () => {
    const finished = { id: "table", finishedAt: 7, record: kept.record, chairs: [0] };
    const { names, ...record } = kept.record;
    expect(JSON.stringify(whole.record())).toBe(JSON.stringify({ names, ...record }));
    expect(played(finished)).toEqual(kept.played);
    const replays = viewersOf(whole).map((viewer) => hashed([replay(rules, finished, viewer)]));
    expect(replays).toEqual(kept.replays);
  });
});

describe("a game", () => {
  it("refuses an illegal decision with a sentence, and stays as it was", () => {
    const game = gameOf().rewound(0);
    const before = game.viewBytes(0);
    const allowed = game.legal.join(", ");
    const attempts = [
      ["attack A", `'attack A' is not legal; allowed: ${allowed}`],
      ["attack Q", `'attack Q' is not a decision; allowed: ${allowed}`],
      ["it's", `"it's" is not a decision; allowed: ${allowed}`],
    ] as const;
    for (const [token, sentence] of attempts)
      expect(() => game.decide(token)).toThrow(new Refused(sentence));
    expect(game.viewBytes(0)).toEqual(before);
    expect(game.decisions).toEqual([]);
  });

  it("refuses decisions after its end, seats that are not there, and words that say nothing", () => {
    const game = gameOf();
    expect(() => game.decide("end")).toThrow("'end' comes after the end of the game");
    expect(() => game.view(7)).toThrow(/^there is no seat 7; the seats are 0 to /);
    expect(() => game.considered(0, "fly")).toThrow("'fly' is not a decision or the beginning");
    expect(() => game.rewound(-1)).toThrow(/^there is no point -1; \d+ decisions were made$/);
  });

  it("is independent of its copies", () => {
    const game = gameOf().rewound(0);
    const copy = game.copy();
    copy.decide(copy.legal[0] ?? "");
    expect(game.decisions).toHaveLength(0);
    expect(copy.rewound(0).viewBytes(null)).toEqual(game.viewBytes(null));
  });

  it("keeps the further keys of a record", () => {
    const record = { shuffle: { first: 1 }, ...recordOf() };
    const again = Game.fromRecord(rules, record).record();
    expect(again["shuffle"]).toEqual({ first: 1 });
    expect(Object.keys(again).slice(0, 3)).toEqual(["shuffle", "names", "format"]);
  });

  it("of other rules is shown as far as it fits", () => {
    const record = recordOf();
    const decisions = [...record.decisions.slice(0, 5), "attack Q"];
    const other = { ...record, rules: 2, decisions };
    expect(() => Game.fromRecord(rules, other)).toThrow(
      /^this was played with version 2 of the rules, but this is version 1: decision 5: /,
    );
    const shown = Game.fromRecord(rules, other, { toShow: true });
    expect([shown.version, shown.decisions.length]).toEqual([2, 5]);
  });
});
