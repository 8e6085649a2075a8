import { expect, it } from "vitest";
import { Adviser } from "../engine/advice";
import { readNetwork } from "../engine/network";
import { judge, sumUp } from "./analysis";
import { engine, fileOf, gameOf } from "./fixture";
import golden from "./golden.json";

const adviser = new Adviser(engine, await readNetwork(engine, fileOf("network.bin")));

it.each(golden.analyses)("an analysis has Python's numbers: %#", (kept) => {
  const game = gameOf(golden.analyses.indexOf(kept)).rewound(kept.decisions);
  const judged = [...judge(game, adviser, kept.simulations)];
  expect(sumUp(game, adviser, judged, kept.simulations)).toEqual(kept.analysed);
});

it("an analysis can be stopped between two decisions", () => {
  const decisions = judge(gameOf(), adviser, 1);
  const first = decisions.next();
  expect(first.done ? null : first.value.judged.step).toBe(0);
  decisions.return();
});
