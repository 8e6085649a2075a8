// What bots answer when they are asked for something, and how they keep their word, as in
// `bots/obliging.py`.
import { type Bot, type Generator, legalNumbers, type Views } from "../engine/bots";
import { type Engine, STATE, VIEW } from "../engine/engine";
import { DOMAINS, TOKENS } from "../rules";
import type { Promised, Request } from "./favours";

/** What a bot answers about its next turn, from its own view: the key of a phrase. */
export class Obliging {
  readonly #engine: Engine;
  readonly #ahead: Views;
  readonly #table;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#ahead = engine.records(VIEW, 1);
    this.#table = engine.records(STATE, 1);
  }

  reply(bot: Bot, view: Views, request: Request, rng: Generator): string {
    this.#engine.lookAhead(view, 0, this.#table, rng, this.#ahead);
    const ahead = this.#ahead;
    const ways = this.#waysToStop(ahead, request);
    if (!ways.length) return "cannot-stop";
    const stops = request.what === "stop";
    const legal = legalNumbers(ahead.read().legal);
    const wanted = stops ? ways : legal.filter((number) => !ways.includes(number));
    const chosen = acceptable(bot, ahead, legal, wanted, rng);
    if (chosen === null) return stops ? "not-now" : "no-deal";
    return stops ? `try-${TOKENS[chosen]?.split(" ")[0] ?? ""}` : "agreed";
  }

  /** The bot's own decision, or one that keeps a promise and is nearly as good as the best. */
  keepWord(
    bot: Bot,
    view: Views,
    rng: Generator,
    chosen: number,
    promises: readonly Promised[],
  ): number {
    if (!promises.length) return chosen;
    const legal = legalNumbers(view.read().legal);
    let wanted = legal.filter((number) => promises.some(({ tries }) => tries === TOKENS[number]));
    if (!wanted.length) {
      const avoided = promises.flatMap(({ leaves }) =>
        leaves ? this.#waysToStop(view, leaves) : [],
      );
      if (!avoided.includes(chosen)) return chosen;
      wanted = legal.filter((number) => !avoided.includes(number));
    }
    return acceptable(bot, view, legal, wanted, rng) ?? chosen;
  }

  /** The legal decisions that hold up a column. */
  #waysToStop(view: Views, { seat, domain }: Request): number[] {
    const column = DOMAINS.findIndex((each) => each === domain);
    return legalNumbers(view.read().legal).filter((number) =>
      this.#engine.stops(view, 0, number, seat, column),
    );
  }
}

/** The best of the wanted decisions, if the bot's judgement finds no clearly better one. */
function acceptable(
  bot: Bot,
  view: Views,
  legal: readonly number[],
  wanted: readonly number[],
  rng: Generator,
): number | null {
  const worths = bot.worths(view, rng);
  const worth = (number: number): number => worths[number] ?? -Infinity;
  const [first] = wanted;
  if (first === undefined) return null;
  const best = wanted.reduce((one, other) => (worth(other) > worth(one) ? other : one), first);
  return worth(best) < Math.max(...legal.map(worth)) - bot.margin ? null : best;
}
