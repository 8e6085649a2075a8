// Tokens, card lists and the cards on the table as plain structures, as `rules/notation.py` has
// them.
import { legalNumbers } from "../engine/bots";
import { ENDINGS, NOTHING, WORD_BITS } from "../engine/engine";
import type { Coin, FaceDown, Result } from "../protocol";
import { BY_PLAYERS, DOMAINS, ERAS, KINDS, PACKED, PRINTED, TEAMS, TOKENS } from "../rules";
import type { Edition, Kind, Players, Setup } from "../rules";
import { quote, Refused } from "./refused";

/** What a table has agreed on. */
export interface Agreement {
  players: Players;
  edition: Edition;
  setup: Setup;
  teams: boolean;
}

/** Decisions by their tokens, and kinds by their names. */
export const NUMBER: ReadonlyMap<string, number> = new Map(
  TOKENS.map((token, number) => [token, number]),
);
export const KIND_NUMBER: ReadonlyMap<string, number> = new Map(
  KINDS.map((kind, number) => [kind, number]),
);
/** R1.1: how many cards of each kind the box has. */
export const COPIES: readonly number[] = KINDS.map(
  (kind) => PRINTED[domainOf(kind)][eraOf(kind) - 1] ?? 0,
);

function domainOf(kind: Kind): keyof typeof PRINTED {
  return kind.charAt(0) as keyof typeof PRINTED;
}

/** R1.2: the Era of a kind. */
export function eraOf(kind: string): number {
  return Number(kind.charAt(1));
}

/** Whether a decision is in a legal set. */
export function isLegal(words: readonly bigint[], number: number): boolean {
  const word = words[Math.floor(number / WORD_BITS)] ?? 0n;
  return ((word >> BigInt(number % WORD_BITS)) & 1n) === 1n;
}

/** The token of a decision. */
export function tokenOf(number: number): string {
  const token = TOKENS[number];
  if (token === undefined) throw new Refused(`there is no decision ${number}`);
  return token;
}

/** The legal decisions as tokens, in plain ASCII order. */
export function legalTokens(words: readonly bigint[]): string[] {
  return legalNumbers(words).map(tokenOf).sort();
}

/** R9.1: a decision of which a viewer sees only the Era of its card. */
export function hiddenToken(token: string): string {
  const [verb = "", kind = ""] = token.split(" ");
  return `${verb} ?${eraOf(kind)}`;
}

/** How often something is counted in a number that counts several. */
function copiesIn(packed: bigint, at: number, most: number): number {
  return Number((packed >> BigInt(at)) & BigInt(most));
}

/** The cards of a pile, sorted. */
export function cardsIn(pile: bigint): string[] {
  if (pile === 0n) return [];
  return PACKED.pile.flatMap(([kind, at, most]) => repeated(kind, copiesIn(pile, at, most)));
}

function repeated<T>(each: T, times: number): T[] {
  return Array.from({ length: times }, () => each);
}

/** R5.9: the Domains whose cards are in a pile. */
export function domainsIn(pile: bigint): string[] {
  const found = new Set(cardsIn(pile).map((kind) => kind.charAt(0)));
  return DOMAINS.filter((domain) => found.has(domain));
}

/** The Economy cards that lie face down, sorted by seat, Domain and card. */
export function embargoes(laid: readonly bigint[]): FaceDown[] {
  return faceDown(laid, PACKED.embargo);
}

/** The Utopia cards that lie face down. */
export function democracies(laid: readonly bigint[]): FaceDown[] {
  return faceDown(laid, PACKED.democracy);
}

type Laid = readonly (readonly [domain: string, card: string, at: number, most: number])[];

function faceDown(laid: readonly bigint[], places: Laid): FaceDown[] {
  return laid.flatMap((packed, on) =>
    packed === 0n
      ? []
      : places.flatMap(([domain, card, at, most]) =>
          Array.from({ length: copiesIn(packed, at, most) }, () => ({ on, domain, card })),
        ),
  );
}

/** Where the coin lies, if not beside the deck. */
export function coinOf(by: bigint, on: bigint, domain: bigint): Coin | null {
  if (by === BigInt(NOTHING)) return null;
  return { by: Number(by), on: Number(on), domain: domainNamed(Number(domain)) };
}

export function domainNamed(number: number): string {
  const domain = DOMAINS[number];
  if (domain === undefined) throw new Refused(`there is no Domain ${number}`);
  return domain;
}

/** The part of a state or a view that says how the game ended. */
export interface End {
  players: bigint;
  teams: bigint;
  ending: bigint;
  winners: bigint;
  points: readonly bigint[];
}

/** How the game ended, or null while it runs. */
export function resultOf({ players, teams, ending, winners, points }: End): Result | null {
  const by = ENDINGS[Number(ending)] ?? null;
  if (by === null) return null;
  const sides = sidesOf(Number(players), teams !== 0n).length;
  return {
    winners: seatsIn(winners, Number(players)),
    by,
    points: by === "hegemony" ? null : points.slice(0, sides).map(Number),
  };
}

/** The seats whose bits are set. */
export function seatsIn(bits: bigint, players: number): number[] {
  return seatsOf(players).filter((seat) => (bits >> BigInt(seat)) & 1n);
}

export function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** R8.1: the seats that win together: each for itself, or two pairs. */
export function sidesOf(players: number, teams: boolean): readonly (readonly number[])[] {
  return teams ? TEAMS : seatsOf(players).map((seat) => [seat]);
}

/** R1.1, R2.2, R2.3: refuse a deck and removed cards that are not the whole box in order. */
export function checkBox(
  players: Players,
  removed: readonly string[],
  deck: readonly string[],
): void {
  const there = [...deck, ...removed];
  const unknown = there.find((kind) => !KIND_NUMBER.has(kind));
  if (unknown !== undefined)
    throw new Refused(`${quote(unknown)} is not a card; the kinds are ${KINDS.join(" ")}`);
  for (const [number, kind] of KINDS.entries()) {
    const [found, copies] = [there.filter((each) => each === kind).length, COPIES[number] ?? 0];
    if (found !== copies)
      throw new Refused(`deck and removed have ${found} of ${kind}, the box has ${copies}`);
  }
  const { aside } = BY_PLAYERS[players];
  for (const era of ERAS) {
    const found = removed.filter((kind) => eraOf(kind) === era).length;
    if (found !== aside) {
      const need = `${players} players need ${aside}`;
      throw new Refused(`${found} cards of Era ${era} are removed; ${need}`);
    }
  }
  checkOrder(deck);
}

/** R2.3: refuse a deck in which a card lies below one of a later Era. */
function checkOrder(deck: readonly string[]): void {
  for (const [place, lower] of deck.entries()) {
    const upper = deck[place - 1];
    if (upper !== undefined && eraOf(upper) > eraOf(lower))
      throw new Refused(`deck ${place} is ${lower}, below ${upper}, which is of a later Era`);
  }
}
