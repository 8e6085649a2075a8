// What a game's decisions were worth, as `analysis/decisions.py` finds it: all chances come from
// the deciding seat's view alone.
import { type Adviser, type Advice, rounded, type Weighed } from "../engine/advice";
import { AGAIN, LEAD, MARKS, MOST_BETTER, REAL, SIMULATIONS } from "../engine/engine";
import type { Accuracy, Analysed, BetterDecision, JudgedDecision, TurningPoint } from "../protocol";
import type { Game } from "./game";
import { NUMBER, sidesOf, tokenOf } from "./notation";
import { Refused } from "./refused";
import { skillOf } from "./skill";

/** A decision, judged, and the chances of all seats before it. */
export interface Judged {
  judged: JudgedDecision;
  chances: number[];
}

/** Every decision of a game, judged one after another. */
export function* judge(
  game: Game,
  adviser: Adviser,
  simulations: number = SIMULATIONS,
): Generator<Judged, void> {
  if (simulations < 1 || simulations > SIMULATIONS)
    throw new Refused(`simulations is ${simulations}; it must be from 1 to ${SIMULATIONS}`);
  const moment = game.rewound(0);
  for (const [step, token] of game.decisions.entries()) {
    yield judgeOne(moment, step, token, adviser, simulations);
    moment.decide(token);
  }
}

/** The decision made at this moment, judged. */
function judgeOne(
  game: Game,
  step: number,
  token: string,
  adviser: Adviser,
  simulations: number,
): Judged {
  const [seat, made, view] = [deciding(game), NUMBER.get(token) ?? 0, seenBy(game)];
  const tried = adviser.promising(view, simulations, made);
  let worth = adviser.searchEach(view, tried, simulations);
  if (most(worth) - chanceOf(worth, made) >= MARKS.inaccuracy)
    worth = adviser.searchEach(view, tried, AGAIN * simulations);
  const [best, after] = [most(worth), chanceOf(worth, made)];
  const lost = rounded(best - after);
  const wisest =
    after === best ? made : (worth.find(({ chance }) => chance === best)?.decision ?? made);
  return {
    judged: {
      step,
      seat,
      decision: token,
      forced: game.legal.length === 1,
      real: rounded(best - least(worth)) >= REAL,
      before: rounded(best),
      after: rounded(after),
      lost,
      better: clearlyBetter(worth, after),
      mark: markOf(lost),
      gave: gave(worth, made, wisest),
    },
    chances: share(game, best, adviser.foretold(view)),
  };
}

function deciding(game: Game): number {
  if (game.seat === null) throw new Refused("the game is over, and nobody decides");
  return game.seat;
}

/** The deciding seat's view, in the rules' memory. */
function seenBy(game: Game): Game["rules"]["view"] {
  const { view } = game.rules;
  view.bytes().set(game.viewBytes(deciding(game)));
  return view;
}

function most(worth: readonly Advice[]): number {
  return Math.max(...worth.map(({ chance }) => chance));
}

function least(worth: readonly Advice[]): number {
  return Math.min(...worth.map(({ chance }) => chance));
}

function chanceOf(worth: readonly Advice[], decision: number): number {
  return worth.find((each) => each.decision === decision)?.chance ?? 0;
}

/** What every seat gained by a decision, compared with another one. */
function gave(worth: readonly Weighed[], made: number, other: number): number[] {
  const [one, two] = [allOf(worth, made), allOf(worth, other)];
  return one.map((chance, seat) => rounded(chance - (two[seat] ?? 0)) + 0); // never -0
}

function allOf(worth: readonly Weighed[], decision: number): readonly number[] {
  return worth.find((each) => each.decision === decision)?.all ?? [];
}

/** The decisions that would have lost clearly less, best first. */
function clearlyBetter(worth: readonly Advice[], after: number): BetterDecision[] {
  return worth
    .toSorted((one, two) => two.chance - one.chance || one.decision - two.decision)
    .slice(0, MOST_BETTER)
    .filter(({ chance }) => rounded(chance - after) >= MARKS.inaccuracy)
    .map(({ decision, chance }) => ({ decision: tokenOf(decision), chance: rounded(chance) }));
}

/** The chances of all seats: the decider's as the search found it, the others in proportion. */
function share(game: Game, own: number, told: readonly number[]): number[] {
  const seat = deciding(game);
  const others = sides(game).filter((side) => !side.includes(seat));
  const rest = others.reduce((sum, [first = 0]) => sum + (told[first] ?? 0), 0);
  const chances = Array.from({ length: game.players }, () => rounded(own));
  for (const side of others) {
    const part = rest > 0 ? (told[side[0] ?? 0] ?? 0) / rest : 1 / others.length;
    for (const each of side) chances[each] = rounded((1 - own) * part);
  }
  return chances;
}

/** Who wins together. */
function sides(game: Game): readonly (readonly number[])[] {
  return sidesOf(game.players, game.agreement.teams);
}

/** How bad a decision was that lost that much of the chance of winning. */
function markOf(lost: number): JudgedDecision["mark"] {
  const marks = Object.keys(MARKS) as (keyof typeof MARKS)[];
  return marks.findLast((mark) => lost >= MARKS[mark]) ?? null;
}

/** The judged decisions of a game, summed up. */
export function sumUp(
  game: Game,
  adviser: Adviser,
  all: readonly Judged[],
  simulations: number = SIMULATIONS,
): Analysed {
  const decisions = all.map(({ judged }) => judged);
  const last = lastChances(game, adviser, simulations);
  const chances = [...all.map((each) => each.chances), last];
  const deciders = decisions.map(({ seat }) => seat);
  return {
    decisions,
    chances,
    turning: turningPoints(game, chances, deciders),
    seats: Array.from({ length: game.players }, (_, seat) =>
      summaryOf(game.players, seat, decisions),
    ),
    ledger: null,
  };
}

/** The chances at this point of the game; if it is over, what the winners share. */
function lastChances(game: Game, adviser: Adviser, simulations: number): number[] {
  const { result } = game;
  if (result !== null) {
    const { winners } = result;
    const shared = sides(game).filter(([first = 0]) => winners.includes(first)).length;
    return Array.from({ length: game.players }, (_, seat) =>
      winners.includes(seat) ? 1 / shared : 0,
    );
  }
  const view = seenBy(game);
  const worth = adviser.searchEach(view, adviser.promising(view, simulations), simulations);
  return share(game, most(worth), adviser.foretold(view));
}

/** Where the favourite changes: every side agrees that another side is clearly ahead. */
function turningPoints(
  game: Game,
  chances: readonly number[][],
  deciders: readonly number[],
): TurningPoint[] {
  const found: TurningPoint[] = [];
  let favourite: number | null = null;
  for (const [step, now] of chances.entries()) {
    const { first, lead } = ahead(game, now);
    if (first === favourite || lead < LEAD || !isAgreed(game, chances, deciders, step)) continue;
    if (favourite !== null) found.push({ step, seat: first, chance: now[first] ?? 0 });
    favourite = first;
  }
  return found;
}

/** The first seat of the side with the best chance, and how far ahead it is. */
function ahead(game: Game, now: readonly number[]): { first: number; lead: number } {
  const chance = (seat: number): number => now[seat] ?? 0;
  const order = sides(game).map(([first = 0]) => first);
  const [first = 0, second = 0] = order.sort((one, two) => chance(two) - chance(one));
  return { first, lead: chance(first) - chance(second) };
}

/** Whether the same side stays ahead until every side has decided, or the game ends. */
function isAgreed(
  game: Game,
  chances: readonly number[][],
  deciders: readonly number[],
  step: number,
): boolean {
  const { first } = ahead(game, chances[step] ?? []);
  const missing = new Set(sides(game).map((_, side) => side));
  for (const [place, seat] of deciders.entries()) {
    if (place < step) continue;
    if (ahead(game, chances[place] ?? []).first !== first) return false;
    missing.delete(game.team(seat));
    if (missing.size === 0) return true;
  }
  return ahead(game, chances.at(-1) ?? []).first === first;
}

/** How well a seat decided. */
function summaryOf(players: number, seat: number, decisions: readonly JudgedDecision[]): Accuracy {
  const own = decisions.filter((each) => each.seat === seat && !each.forced);
  const count = (mark: JudgedDecision["mark"]): number =>
    own.filter((each) => each.mark === mark).length;
  const lost = own.reduce((sum, each) => sum + each.lost, 0);
  return {
    seat,
    choices: own.length,
    lost: rounded(lost / Math.max(1, own.length)),
    inaccuracies: count("inaccuracy"),
    mistakes: count("mistake"),
    blunders: count("blunder"),
    skill: skillOf(
      players,
      own.filter(({ real }) => real).map((each) => each.lost),
    ),
  };
}
