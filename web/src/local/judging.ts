// A finished game being judged in a thinker: a few decisions at a time, so that bots have their
// turn in between. First what decisions were worth, then luck and skill.
import type { Adviser } from "../engine/advice";
import type { Engine, Network } from "../engine/engine";
import type { Analysed } from "../protocol";
import { VERSION } from "../rules";
import { judge, type Judged, sumUp } from "./analysis";
import { type Dealt, Measuring, type Moved } from "./fortune";
import { Game, Rules } from "./game";
import { writeUp } from "./ledger";

const BREATH = 250; // milliseconds of judging at once

/** How many decisions have been judged, or all that was found. */
export type Judgement = { done: number } | { analysed: Analysed };

interface Work {
  id: string;
  game: Game;
  left: Generator<unknown, Analysed>;
  judged: Judged[];
}

export class Judging {
  readonly #rules: Rules;
  readonly #measuring: Measuring;
  #work: Work | null = null;

  constructor(engine: Engine, judge: Network, player: Network) {
    this.#rules = new Rules(engine);
    this.#measuring = new Measuring(engine, judge, player);
  }

  /** Go on with a game; another one than before begins at its first decision. */
  goOn(id: string, record: object, adviser: Adviser): Judgement {
    if (this.#work?.id !== id) {
      const game = Game.fromRecord(this.#rules, record);
      const judged: Judged[] = [];
      this.#work = { id, game, judged, left: this.#steps(game, adviser, judged) };
    }
    const { left, judged } = this.#work;
    const until = performance.now() + BREATH;
    while (performance.now() < until) {
      const next = left.next();
      if (next.done) {
        this.#work = null;
        return { analysed: next.value };
      }
    }
    return { done: judged.length };
  }

  /** Everything about a game, in small steps. */
  *#steps(game: Game, adviser: Adviser, judged: Judged[]): Generator<unknown, Analysed> {
    for (const each of judge(game, adviser)) {
      judged.push(each);
      yield;
    }
    const analysed = sumUp(game, adviser, judged);
    if (!game.over || game.version !== VERSION) return analysed;
    const bits = this.#measuring.follow(game);
    const dealt = bits.next().value as Dealt;
    const moves: Moved[] = [];
    for (const bit of bits) {
      moves.push(bit as Moved);
      yield;
    }
    return { ...analysed, ledger: writeUp(game, analysed.decisions, { dealt, moves }) };
  }
}
