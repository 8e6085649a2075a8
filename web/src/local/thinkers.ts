// The bots of all tables: quick ones think in the house, the others in workers of their own.
import { mostTried } from "../engine/bots";
import type { Advice } from "../protocol";
import type { Promised, Request } from "./favours";
import type { Judgement } from "./judging";
import { type Found, type Matter, type Mind, needsNetwork, treesOf } from "./mind";
import { searchTime } from "./pacing";
import type { Bytes } from "./scratch";

/** What a thinker is asked and tells. */
export interface Asked {
  id: number;
  matter: Matter;
}
export type Told = { id: number; found: Found } | { id: number; failed: string };

/** Somewhere to think. */
export interface Thinker {
  think(matter: Matter): Promise<Found>;
}

/** Plays where a level has no network, or no room for one. */
const LOWER = "level:4";
const MOST = 4; // workers
const LITTLE = 4; // gigabytes of memory, below which one worker has to do

/** How many workers this machine has room for, besides the page and the house. */
export function roomFor(cores: number, memory: number): number {
  return memory < LITTLE ? 1 : Math.max(1, Math.min(MOST, cores - 1));
}

export class Thinkers {
  readonly #own: Thinker;
  readonly #workers: readonly Thinker[];
  readonly #weaker: () => void;

  /** `weaker`: told when a level can't be had. */
  constructor(own: Mind | Thinker, workers: readonly Thinker[], weaker: () => void) {
    this.#own = own;
    this.#workers = workers.length ? workers : [own];
    this.#weaker = weaker;
  }

  get #first(): Thinker {
    return this.#workers[0] ?? this.#own;
  }

  /** A bot's decision, from its view and what it has promised. */
  async choose(view: Bytes, level: string, promises: Promised[]): Promise<string> {
    const time = searchTime(level);
    if (!needsNetwork(level))
      return (await this.#own.think({ about: "choose", view, level, promises, time })) as string;
    try {
      if (treesOf(level) && this.#workers.length > 1)
        return await this.#grow(view, level, promises, time);
      return (await this.#first.think({ about: "choose", view, level, promises, time })) as string;
    } catch {
      this.#weaker();
      return await this.choose(view, LOWER, promises);
    }
  }

  /** Every worker grows a tree of its own with a share of the simulations; visits are added. */
  async #grow(view: Bytes, level: string, promises: Promised[], time: number): Promise<string> {
    const simulations = Math.ceil(treesOf(level) / this.#workers.length);
    const matter: Matter = { about: "trees", view, level, simulations, time };
    const trees = await Promise.all(this.#workers.map((worker) => worker.think(matter)));
    const chosen = mostTried(added(trees as BigInt64Array[]));
    return (await this.#first.think({ about: "keep", view, level, chosen, promises })) as string;
  }

  /** A bot's answer to a request, from its view: the key of a phrase. */
  async answer(view: Bytes, level: string, request: Request): Promise<string> {
    const there = needsNetwork(level) ? this.#first : this.#own;
    try {
      return (await there.think({ about: "answer", view, level, request })) as string;
    } catch {
      this.#weaker();
      return await this.answer(view, LOWER, request);
    }
  }

  /** What a seat could decide, from its view alone. */
  async advise(view: Bytes): Promise<Advice[]> {
    return (await this.#first.think({ about: "advise", view })) as Advice[];
  }

  /** Go on judging a finished game, for a moment. */
  async judge(id: string, record: object): Promise<Judgement> {
    const last = this.#workers.at(-1) ?? this.#own;
    return (await last.think({ about: "judge", id, record })) as Judgement;
  }
}

function added(trees: readonly BigInt64Array[]): BigInt64Array {
  const sum = new BigInt64Array(trees[0]?.length ?? 0);
  for (const visits of trees)
    for (const [n, tries] of visits.entries()) sum[n] = (sum[n] ?? 0n) + tries;
  return sum;
}

/** A worker that is started when it is first needed, and again if it dies. */
export class WorkerThinker implements Thinker {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, (told: Told) => void>();
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  async think(matter: Matter): Promise<Found> {
    const id = ++this.#asked;
    const told = await new Promise<Told>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#ready().postMessage({ id, matter } satisfies Asked);
    });
    if ("failed" in told) throw new Error(told.failed);
    return told.found;
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
    worker.onerror = (event) => this.#lost(event.message);
    this.#worker = worker;
    return worker;
  }

  #lost(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, resolve] of this.#waiting) resolve({ id, failed: why });
    this.#waiting.clear();
  }
}
