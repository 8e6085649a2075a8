// A finished game being judged in a thinker: a few decisions at a time, so that bots have their
// turn in between.
import type { Adviser } from "../engine/advice";
import type { Engine } from "../engine/engine";
import type { Analysed } from "../protocol";
import { judge, type Judged, sumUp } from "./analysis";
import { Game, Rules } from "./game";

const BREATH = 250; // milliseconds of judging at once

/** How many decisions have been judged, or all that was found. */
export type Judgement = { done: number } | { analysed: Analysed };

interface Work {
  id: string;
  game: Game;
  left: Generator<Judged, void>;
  judged: Judged[];
}

export class Judging {
  readonly #rules: Rules;
  #work: Work | null = null;

  constructor(engine: Engine) {
    this.#rules = new Rules(engine);
  }

  /** Go on with a game; another one than before begins at its first decision. */
  goOn(id: string, record: object, adviser: Adviser): Judgement {
    if (this.#work?.id !== id) {
      const game = Game.fromRecord(this.#rules, record);
      this.#work = { id, game, left: judge(game, adviser), judged: [] };
    }
    const { game, left, judged } = this.#work;
    const until = performance.now() + BREATH;
    while (performance.now() < until) {
      const next = left.next();
      if (next.done) {
        this.#work = null;
        return { analysed: sumUp(game, adviser, judged) };
      }
      judged.push(next.value);
    }
    return { done: judged.length };
  }
}
