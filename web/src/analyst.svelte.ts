// The analysis of a game: requested until it is ready, with its progress.
import { api } from "./api";
import type { Analysed, JudgedDecision } from "./protocol";

const PAUSE = 300; // milliseconds between an answer and the next request

export class Analyst {
  analysed = $state.raw<Analysed | null>(null);
  problem = $state.raw<unknown>(null);
  done = $state(0);
  of = $state(0);
  #asking = false;
  #stopped = false;

  constructor(readonly table: string) {}

  /** Request it, unless it is already known or on its way. */
  async ask(): Promise<void> {
    if (this.#asking || this.analysed) return;
    this.#asking = true;
    this.problem = null;
    try {
      while (!this.#stopped && !(await this.#once())) await pause();
    } catch (problem) {
      this.problem = problem;
    }
    this.#asking = false;
  }

  judged(step: number): JudgedDecision | null {
    return this.analysed?.decisions[step] ?? null;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Whether it is ready. */
  async #once(): Promise<boolean> {
    const { done, of, analysed } = await api.analysis(this.table);
    this.done = done;
    this.of = of;
    this.analysed = analysed;
    return analysed !== null;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
