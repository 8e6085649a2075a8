// Luck and the ledger are those of Python, to the last digit.
import { expect, it } from "vitest";
import { readNetwork } from "../engine/network";
import { engine, fileOf, gameOf } from "./fixture";
import { type Dealt, Measuring, type Moved } from "./fortune";
import golden from "./golden.json";
import { writeUp } from "./ledger";

const [judge, player] = await Promise.all(
  ["judge.bin", "network.bin"].map((name) => readNetwork(engine, fileOf(name))),
);
if (!judge || !player) throw new Error("there are two networks");
const measuring = new Measuring(engine, judge, player);

it.each(golden.ledgers)("game $game has Python's ledger", ({ game: number, judged, ledger }) => {
  const game = gameOf(number);
  const [dealt, ...moves] = measuring.follow(game);
  const found = writeUp(game, judged, {
    dealt: dealt as Dealt,
    moves: moves as Moved[],
  });
  expect(found).toEqual(ledger);
});
