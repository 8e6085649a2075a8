// Finished games, judged in the background: one at a time, a few decisions at a time.
import type { Analysed, Analysis } from "../protocol";
import { Problem } from "./problems";
import type { FinishedGame } from "./storage";
import type { Thinkers } from "./thinkers";

const WAIT = 1000; // milliseconds until an answer reports progress

interface Work {
  done: number;
  found: Promise<Analysed>;
}

export class Analyst {
  readonly #thinkers: Thinkers;
  readonly #kept = new Map<string, Analysed>();
  readonly #working = new Map<string, Work>();
  #before: Promise<unknown> = Promise.resolve();

  constructor(thinkers: Thinkers) {
    this.#thinkers = thinkers;
  }

  /** The analysis, or how far it has come. */
  async answer(game: FinishedGame): Promise<Analysis> {
    const { id, record } = game;
    const of = (record as { decisions: string[] }).decisions.length;
    const kept = this.#kept.get(id);
    if (kept) return { table: id, done: of, of, analysed: kept };
    const work = this.#working.get(id) ?? this.#begin(game);
    try {
      const analysed = await Promise.race([work.found, waited()]);
      return { table: id, done: analysed ? of : work.done, of, analysed };
    } catch {
      throw new Problem("unavailable", "the analysis failed");
    }
  }

  #begin(game: FinishedGame): Work {
    const work: Work = { done: 0, found: this.#before.then(() => this.#judge(game, work)) };
    this.#working.set(game.id, work);
    this.#before = work.found
      .then((found) => this.#kept.set(game.id, found))
      .catch(() => undefined)
      .finally(() => this.#working.delete(game.id));
    return work;
  }

  async #judge({ id, record }: FinishedGame, work: Work): Promise<Analysed> {
    for (;;) {
      const found = await this.#thinkers.judge(id, record);
      if ("analysed" in found) return found.analysed;
      work.done = found.done;
    }
  }
}

function waited(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), WAIT));
}
