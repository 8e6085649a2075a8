// What one seat knows as a plain structure, as `rules/view.py` and `rules/progress.py` have it.
import { ASKS, AUDIENCE, NOTHING, STEPS } from "../engine/engine";
import type { View as Record } from "../engine/engine";
import type { Hand, Majority, Pending, Progress, Table, Threat, View } from "../protocol";
import { BY_PLAYERS, DOMAINS, EDITIONS, EFFECTS, ERAS, PRINTED, SETUPS, VERSION } from "../rules";
import type { Edition, Players, Setup } from "../rules";
import {
  cardsIn,
  coinOf,
  democracies,
  domainNamed,
  domainsIn,
  embargoes,
  legalTokens,
  resultOf,
  seatsIn,
  seatsOf,
  sidesOf,
} from "./notation";
import { Refused } from "./refused";
import type { Rules } from "./scratch";

/** The steps by name, as a record numbers them. */
const at = (name: (typeof STEPS)[number]): bigint => BigInt(STEPS.indexOf(name));
const [DRAFT, OPEN, RESOLVE, OVER] = [at("draft"), at("open"), at("resolve"), at(null)];

/** The view that has been looked at, as a plain structure. */
export function describe(rules: Rules): View {
  const v = rules.view.read();
  const players = Number(v.players);
  const { progress, majority } = standing(rules, players, v.teams !== 0n);
  return {
    seat: v.viewer === BigInt(AUDIENCE) ? null : Number(v.viewer),
    table: tableOf(v),
    turn: Number(v.turn),
    decides: v.step === OVER ? null : Number(v.seat),
    step: STEPS[Number(v.step)] ?? null,
    hand_limit: Number(v.limit),
    hands: seatsOf(players).map((seat) => handOf(v, seat)),
    pack: cardsIn(v.pack),
    areas: v.area.slice(0, players).map(cardsIn),
    centre: cardsIn(v.centre),
    discard: cardsIn(v.discard),
    deck: { size: Number(v.left), eras: v.deck_eras.map(Number) },
    embargoes: embargoes(v.embargo),
    barred: domainsIn(v.barred),
    democracy: democracies(v.democracy),
    coin: coinOf(v.coin_by, v.coin_on, v.coin_domain),
    used: EFFECTS.filter((_, n) => (v.used >> BigInt(n)) & 1n).map(({ effect }) => effect),
    effect: pending(v),
    still_turns: Number(v.still),
    last_round: v.left === 0n,
    over: v.step === OVER,
    result: resultOf(v),
    progress,
    majority,
    threats: threats(rules, v),
    legal: legalTokens(v.legal),
  };
}

function tableOf(v: Record): Table {
  const players = Number(v.players) as Players;
  return {
    rules: VERSION,
    edition: editionNamed(v.edition),
    players,
    teams: v.teams !== 0n,
    setup: setupNamed(v.draft),
    levels: v.level.map(Number),
    goal: Number(v.goal),
    deck: wholeDeck(players),
  };
}

function editionNamed(number: bigint): Edition {
  const edition = EDITIONS[Number(number)];
  if (edition === undefined) throw new Refused(`there is no edition ${number.toString()}`);
  return edition;
}

function setupNamed(draft: bigint): Setup {
  const setup = SETUPS[Number(draft)];
  if (setup === undefined) throw new Refused(`there is no setup ${draft.toString()}`);
  return setup;
}

/** R1.1, R2.2: how many cards of each Era are in the game. */
function wholeDeck(players: Players): number[] {
  return ERAS.map((era) => {
    const printed = DOMAINS.map((domain): number => PRINTED[domain][era - 1] ?? 0);
    return total(printed) - BY_PLAYERS[players].aside;
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** One hand as the viewer knows it. */
function handOf(v: Record, seat: number): Hand {
  const known = BigInt(seat) === v.viewer || v.step === OVER;
  const eras = (v.hand_eras[seat] ?? []).map(Number);
  return {
    size: total(eras),
    eras,
    sure: cardsIn(v.sure[seat] ?? 0n),
    cards: known ? cardsIn(v.hand[seat] ?? 0n) : null,
  };
}

/** The effect being resolved: what it asks for next, and how much of it. */
export function pending(v: Record): Pending | null {
  if (v.step !== RESOLVE) return null;
  const [asks, source] = (v.owed ? ASKS[Number(v.verb)] : undefined) ?? ["play", "hand"];
  return {
    name: effectNamed(Number(v.effect)),
    asks,
    source,
    choices: Number(v.owed),
    plays: Number(v.plays),
    target: v.target === BigInt(NOTHING) ? null : Number(v.target),
  };
}

export function effectNamed(number: number): string {
  const effect = EFFECTS[number];
  if (effect === undefined) throw new Refused(`there is no effect ${number}`);
  return effect.effect;
}

/** Everyone's progress, and who would win if the points were counted now. */
function standing(
  rules: Rules,
  players: number,
  teams: boolean,
): { progress: Progress[]; majority: Majority } {
  rules.engine.measure(rules.view, 0, rules.progress, 0);
  const found = rules.progress.read();
  const numbers = (rows: bigint[][], seat: number): number[] => (rows[seat] ?? []).map(Number);
  return {
    progress: seatsOf(players).map((seat) => ({
      cards: numbers(found.cards, seat),
      levels: numbers(found.levels, seat),
      needs: numbers(found.needs, seat),
      leads: found.leads[seat] !== 0n,
    })),
    majority: {
      points: found.points.slice(0, sidesOf(players, teams).length).map(Number),
      ahead: seatsIn(found.ahead, players),
      takers: found.takers.map((bits) => seatsIn(bits, players)),
      tie: found.decided_by === BigInt(NOTHING) ? null : domainNamed(Number(found.decided_by)),
    },
  };
}

/** R7.1: who could win by hegemony on their next turn, for all that the viewer knows. */
function threats(rules: Rules, v: Record): Threat[] {
  if (v.step === OVER || v.step === DRAFT || v.step === OPEN) return [];
  return seatsOf(Number(v.players)).flatMap((seat) => {
    const domains = rules.engine.couldWin(rules.view, 0, seat);
    return DOMAINS.filter((_, n) => (domains >> n) & 1).map((domain) => ({ seat, domain }));
  });
}

/** R2.5: the cards of the pack that the viewer may choose to keep, even before being asked. */
export function ahead(rules: Rules): string[] {
  const v = rules.view.read();
  if (v.step !== DRAFT || v.viewer < v.seat || v.viewer >= v.players) return [];
  return [...new Set(cardsIn(v.pack))].map((kind) => `keep ${kind}`).sort();
}
