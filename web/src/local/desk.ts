// Requests by path, answered in the shapes of the HTTP API for the tables and games here.
import type { Analysis, Games, Listed, Open, Opened, Phrases, Played, Replay } from "../protocol";
import { Analyst } from "./analyst";
import { played, replay } from "./archive";
import { Game } from "./game";
import type { House } from "./house";
import { handOver } from "./handing";
import { importFile, importLink, type Imported } from "./importing";
import { linkOf } from "./links";
import { ALL } from "./phrases";
import { Problem } from "./problems";
import type { FinishedGame } from "./storage";
import * as telling from "./telling";
import { refusable } from "./wishes";

type Answer = (id: string, query: URLSearchParams, body: unknown) => unknown;

export class Desk {
  readonly #house: House;
  readonly #analyst: Analyst;
  readonly #paths: readonly (readonly [path: RegExp, answer: Answer])[];

  constructor(house: House) {
    this.#house = house;
    this.#analyst = new Analyst(house.thinkers);
    this.#paths = [
      [/^\/api\/tables$/, (_, __, body) => this.#open(body as Partial<Open>)],
      [/^\/api\/tables\/([^/]+)$/, (id) => this.#table(id)],
      [/^\/api\/tables\/([^/]+)\/hand-over$/, (id, _, body) => this.#handOver(id, body as Chairs)],
      [/^\/api\/games$/, () => this.#games()],
      [/^\/api\/games\/import$/, (_, __, body) => this.#import(body as Outside)],
      [/^\/api\/games\/([^/]+)$/, (id) => this.#game(id)],
      [/^\/api\/games\/([^/]+)\/record$/, (id) => this.#record(id)],
      [/^\/api\/games\/([^/]+)\/link$/, (id) => this.#link(id)],
      [/^\/api\/games\/([^/]+)\/replay$/, (id, query) => this.#replay(id, query.get("seat"))],
      [/^\/api\/games\/([^/]+)\/analysis$/, (id) => this.#analysis(id)],
      [/^\/api\/phrases$/, (): Phrases => ({ phrases: ALL })],
    ];
  }

  /** The answer to a request, or a problem. */
  async answer(address: string, body: unknown): Promise<unknown> {
    const { pathname, searchParams } = new URL(address, "http://here");
    for (const [path, answer] of this.#paths) {
      const found = path.exec(pathname);
      if (found) return await answer(decodeURIComponent(found[1] ?? ""), searchParams, body);
    }
    throw new Problem("unknown", "there is no such page");
  }

  async #open(wish: Partial<Open>): Promise<Opened> {
    return { table: await this.#house.open(wish) };
  }

  /** A table from the outside, whose people are all here. */
  async #table(id: string): Promise<Listed> {
    const { table } = await this.#house.live(id);
    const found = telling.listed(table, table.people);
    await this.#house.left(id);
    return found;
  }

  /** Let a game go on at the server; its table here stays as it is. */
  async #handOver(id: string, { chairs }: Chairs): Promise<Opened> {
    const { table } = await this.#house.live(id);
    const opened = await handOver(table, chairs);
    await this.#house.left(id);
    return opened;
  }

  async #games(): Promise<Games> {
    return { games: (await this.#house.storage.games()).map(played), before: null };
  }

  async #game(id: string): Promise<Played> {
    return played(await this.#kept(id));
  }

  async #record(id: string): Promise<object> {
    return (await this.#kept(id)).record;
  }

  /** The letters of a game for a link that holds all of it. */
  async #link(id: string): Promise<{ letters: string }> {
    const { record } = await this.#kept(id);
    return { letters: refusable(() => linkOf(Game.fromRecord(this.#house.rules, record))) };
  }

  async #replay(id: string, seat: string | null): Promise<Replay> {
    const game = await this.#kept(id);
    return refusable(() => replay(this.#house.rules, game, seat === null ? null : Number(seat)));
  }

  async #analysis(id: string): Promise<Analysis> {
    return await this.#analyst.answer(await this.#kept(id));
  }

  async #import(outside: Outside): Promise<Imported> {
    const { rules, storage } = this.#house;
    if ("letters" in outside) return await importLink(rules, storage, outside.letters);
    return await importFile(rules, storage, outside.text);
  }

  async #kept(id: string): Promise<FinishedGame> {
    const game = await this.#house.storage.game(id);
    if (!game) throw new Problem("unknown", "there is no such finished game");
    return game;
  }
}

/** A game from outside: the text of a file, or the letters of a link. */
type Outside = { text: string } | { letters: string };

/** Who sits where at the server: chair n is seat n. */
type Chairs = Pick<Open, "chairs">;
