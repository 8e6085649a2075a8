// Why something can't be decided, and what it would do, as `rules/why.py` and `rules/foresee.py`
// tell it.
import { ENDINGS, type Lying, MOST_MOVES, MOVING, NOTHING, REASONS } from "../engine/engine";
import { SPANS, SPOTS } from "../engine/engine";
import type { Foresight, Move, Place, Thought, Why } from "../protocol";
import { domainNamed, NUMBER } from "./notation";
import { quote, Refused } from "./refused";
import type { Rules } from "./scratch";
import { effectNamed, pending } from "./views";

/** Why not, from what the view's seat knows; or what would happen. */
export function thought(rules: Rules, token: string): Thought {
  const why = whyNot(rules, token);
  const number = why === null ? NUMBER.get(token) : undefined;
  return {
    decision: token,
    why,
    foresight: number === undefined ? null : foresee(rules, number),
  };
}

/** Why the view's seat can decide nothing that is or begins with this; null if it can. */
function whyNot(rules: Rules, token: string): Why | null {
  if (!isSpan(token))
    throw new Refused(`${quote(token)} is not a decision or the beginning of one`);
  const [first, last] = SPANS[token];
  rules.engine.explain(rules.view, 0, first, last, rules.answer, 0);
  const { reason, effect, seat, domain, era, n, have } = rules.answer.read();
  const found = REASONS[Number(reason)];
  if (found === undefined) return null;
  const given: Why["given"] = {};
  for (const [name, word] of Object.entries({ target: seat, era, n, have }))
    if (isThere(word)) given[name] = Number(word);
  if (isThere(effect)) given["effect"] = effectNamed(Number(effect));
  if (isThere(domain)) given["domain"] = domainNamed(Number(domain));
  return { reason: found.reason, rule: found.rule, given };
}

function isSpan(token: string): token is keyof typeof SPANS {
  return Object.hasOwn(SPANS, token);
}

function isThere(word: bigint): boolean {
  return word !== BigInt(NOTHING);
}

/** What a decision that is legal for the view's seat will do. */
function foresee(rules: Rules, number: number): Foresight {
  const { engine, view, other, rng, seen, ways } = rules;
  engine.plantSeed(rng, 0, 0, 0, 0);
  const length = engine.carryOut(view, 0, number, other, rng, seen, ways);
  const [was, now] = [seen.read(0), seen.read(1)];
  const raised = now.turn === was.turn && now.limit !== was.limit;
  return {
    moves: Array.from({ length }, (_, row) => move(ways.read(row), ways.read(MOST_MOVES + row))),
    hand_limit: raised ? Number(now.limit) : null,
    then: pending(now),
    ends: ENDINGS[Number(now.ending)] ?? null,
  };
}

function move(source: Lying, to: Lying): Move {
  const card = MOVING[Number(to.card)];
  if (card === undefined) throw new Refused(`there is no card ${to.card.toString()}`);
  return { card, source: where(source), to: where(to) };
}

function where(lies: Lying): Place {
  const place = SPOTS[Number(lies.place)];
  if (place === undefined) throw new Refused(`there is no place ${lies.place.toString()}`);
  return {
    place,
    seat: isThere(lies.seat) ? Number(lies.seat) : null,
    domain: isThere(lies.domain) ? domainNamed(Number(lies.domain)) : null,
  };
}
