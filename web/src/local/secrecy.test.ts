// Hidden cards dealt again change nothing that leaves the worker.
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import type { FromHouse, ToHouse } from "../line";
import type { ServerMessage, Update } from "../protocol";
import { BY_PLAYERS } from "../rules";
import type { Setup } from "./facts";
import { draw } from "./fair";
import { rules } from "./fixture";
import { Game } from "./game";
import { House } from "./house";
import { eraOf } from "./notation";
import { Reception } from "./reception";
import { Storage } from "./storage";
import { Thinkers } from "./thinkers";

const GAMES = 12;
const DECISIONS = 60;
const REDEALS = 6;

type Agreement = Game["agreement"];

/** Numbers below n that depend on nothing but the seed. */
function dice(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A deck from a seed. */
function dealt(seed: number, agreement: Agreement): { deck: string[]; removed: string[] } {
  const share = new Uint8Array(32).fill(seed);
  const shares = Array.from({ length: agreement.players }, () => share);
  return draw(new Uint8Array(32).fill(seed + 1), shares, agreement);
}

/** Two cards of an Era change places. */
function swapped(deck: readonly string[], roll: (n: number) => number): string[] {
  const found = [...deck];
  const one = roll(deck.length);
  const alike = [...deck.keys()].filter(
    (place) => eraOf(deck[place] ?? "") === eraOf(deck[one] ?? "") && deck[place] !== deck[one],
  );
  const other = alike[roll(alike.length)] ?? one;
  [found[one], found[other]] = [deck[other] ?? "", deck[one] ?? ""];
  return found;
}

/** How many of the decisions the person could make without seeing any difference. */
function alike(one: Game, other: Game, decisions: readonly string[], seats: number[]): number {
  const same = (): boolean =>
    seats.every((seat) => one.viewBytes(seat).join() === other.viewBytes(seat).join());
  for (const [made, token] of decisions.entries()) {
    if (!same()) return Math.max(0, made - 1);
    if (!other.legal.includes(token)) return made;
    one.decide(token);
    other.decide(token);
  }
  return same() ? decisions.length : decisions.length - 1;
}

/** Everything that leaves the worker while these decisions are made; bots make theirs by rote. */
async function leaving(
  setup: Setup,
  decisions: readonly string[],
  seats: readonly number[],
): Promise<string[]> {
  const rote = { at: 0 };
  const told: string[] = [];
  const thinkers = {
    choose: () => new Promise((say) => decisions[rote.at] && say(decisions[rote.at])),
    answer: () => Promise.resolve("not-now"),
    advise: () => Promise.resolve([]),
  } as unknown as Thinkers;
  const house = new House(rules, new Storage(), thinkers);
  Object.assign(house, { pace: 0, now: () => 1_700_000_000_000 });
  const id = `~${Math.random()}`;
  await house.storage.open({ id, setup, openedAt: 0 });
  let heard: () => void = () => undefined;
  let position = 0;
  let begun = false;
  const reception = new Reception(Promise.resolve(house), (message: FromHouse) => {
    told.push(JSON.stringify(message).replaceAll(id, "~table"));
    if (message.type === "frame") {
      const frame = JSON.parse(message.frame) as ServerMessage;
      if (frame.type === "update") follow(frame);
    }
    heard();
  });
  function follow({ happened, standing }: Update): void {
    position = standing.position;
    begun ||= standing.phase === "playing";
    rote.at += happened.filter(({ type }) => type === "decided").length;
  }
  const until = async (enough: () => boolean): Promise<void> => {
    while (!enough()) await new Promise<void>((resolve) => (heard = resolve));
  };
  const say = (message: object): void =>
    reception.hear({ type: "frame", line: 1, frame: JSON.stringify(message) } satisfies ToHouse);
  reception.hear({ type: "open", line: 1, table: id });
  say({ type: "hello", token: "x" });
  for (const chair of seats) say({ type: "sit", id: `sit ${chair}`, chair, name: null });
  await until(() => begun);
  const shadow = Game.deal(
    rules,
    setup,
    setup.continued?.deck ?? [],
    setup.continued?.removed ?? [],
  );
  for (const [made, decision] of decisions.entries()) {
    if (seats.includes(shadow.seat ?? -1)) {
      const about = ["attack A", "embargo 0 A", "inquisition", decision];
      say({ type: "consider", id: `? ${made}`, decisions: about });
      say({ type: "decide", id: `decide ${made}`, position, decision: "keep nothing" });
      say({ type: "undo", id: `undo ${made}`, position: position + 1 });
      say({ type: "decide", id: `decide! ${made}`, position, decision });
    }
    await until(() => rote.at > made);
    shadow.decide(decision);
  }
  reception.hear({ type: "ask", id: 7, path: `/api/tables/${id}`, body: null });
  reception.hear({ type: "ask", id: 8, path: `/api/games/${id}/record`, body: null });
  const asked = (): number => told.filter((each) => each.includes('"answer"')).length;
  await until(() => asked() === 2);
  reception.hear({ type: "close", line: 1 });
  return told;
}

describe("what leaves the worker", () => {
  it.each(Array.from({ length: GAMES }, (_, game) => game))(
    "is the same after another deal of what nobody on this device knows, in game %i",
    async (number) => {
      const roll = dice(number + 1);
      const players = ([2, 3, 4] as const)[number % 3] ?? 2;
      const edition = (["consensus", "uk", "pt"] as const)[number % 3] ?? "consensus";
      const agreement: Agreement = {
        ...{ players, edition, teams: false },
        setup: number % 2 ? "draft" : "base",
      };
      const { deck, removed } = dealt(number, agreement);
      expect(deck).toHaveLength(BY_PLAYERS[players].cards);
      const seats = number % 4 === 3 ? [0, 1] : [number % players];
      const game = Game.deal(rules, agreement, deck, removed);
      const decisions: string[] = [];
      while (decisions.length < DECISIONS && !game.over) {
        const token = game.legal[roll(game.legal.length)] ?? "end";
        game.decide(token);
        decisions.push(token);
      }
      const setup = (cards: string[]): Setup => ({
        ...agreement,
        chairs: Array.from({ length: players }, (_, seat) =>
          seats.includes(seat) ? "person" : "level:1",
        ),
        public: false,
        clock: { decision: 60, bank: 0 },
        free_text: true,
        secret: "07".repeat(32),
        seed: null,
        continued: { table: "", deck: cards, removed, decisions: [] },
        rules: 1,
        untimed: true,
      });
      let compared = 0;
      for (let deal = 0; deal < 200 && compared < REDEALS; deal++) {
        const other = swapped(deck, roll);
        const begun = [deck, other].map((cards) => Game.deal(rules, agreement, cards, removed));
        const [one, two] = begun as [Game, Game];
        const common = decisions.slice(0, alike(one, two, decisions, seats));
        if (common.length < DECISIONS / 4 || other.join() === deck.join()) continue;
        compared++;
        expect(await leaving(setup(other), common, seats)).toEqual(
          await leaving(setup(deck), common, seats),
        );
      }
      expect(compared).toBe(REDEALS);
    },
    60_000,
  );
});
