// What this browser keeps: tables with their logs, and finished games.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Event, Setup } from "./facts";

/** A table as it was opened. */
export interface TableRow {
  id: string;
  setup: Setup;
  openedAt: number;
}

export interface FinishedGame {
  id: string;
  finishedAt: number;
  record: object;
  /** The chairs of people on this device. */
  chairs: number[];
}

export interface TableLog {
  row: TableRow;
  events: Event[];
}

/** An event of a table that was there before ours. */
export class Taken extends Error {}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRow };
  events: { key: [string, number]; value: Event & { table: string } };
  games: { key: string; value: FinishedGame };
}

const NAME = "impera";
const VERSION = 1;

/**
 * Everything is written to the database before it counts. Where that is forbidden or full, the
 * table stays in memory, and the next fact is another chance to write it all.
 */
export class Storage {
  readonly #database: Promise<IDBPDatabase<Schema> | null>;
  readonly #troubled: () => void;
  readonly #logs = new Map<string, TableLog>();
  readonly #games = new Map<string, FinishedGame>();
  /** The tables of which the database doesn't have everything. */
  readonly #homeless = new Set<string>();

  constructor(troubled: () => void = () => undefined) {
    this.#troubled = troubled;
    this.#database = open().catch(() => null);
  }

  async open(row: TableRow): Promise<void> {
    this.#logs.set(row.id, { row, events: [] });
    await this.#write(row.id, async (database) => {
      await database.put("tables", row);
    });
  }

  /** A table with its whole log; null if there is none. */
  async load(id: string): Promise<TableLog | null> {
    if (this.#homeless.has(id)) return copied(this.#logs.get(id));
    const database = await this.#database;
    const row = await database?.get("tables", id);
    if (!row) return copied(this.#logs.get(id));
    const log = { row, events: await this.events(id) };
    this.#logs.set(id, log);
    return copied(log);
  }

  /** What was written to a log after a number, perhaps by another page. */
  async events(id: string, after = 0): Promise<Event[]> {
    const database = await this.#database;
    if (!database || this.#homeless.has(id))
      return this.#logs.get(id)?.events.filter(({ number }) => number > after) ?? [];
    const span = IDBKeyRange.bound([id, after + 1], [id, Infinity]);
    const found = await database.getAll("events", span);
    return found.map(({ number, at, fact, client, digest }) => ({
      number,
      at,
      fact,
      client,
      digest,
    }));
  }

  /** Append an event, and with the last one the finished game; Taken if another page was faster. */
  async append(id: string, event: Event, game: FinishedGame | null = null): Promise<void> {
    const log = this.#logs.get(id);
    const homeless = this.#homeless.has(id);
    await this.#write(id, async (database) => {
      const all = database.transaction(["tables", "events", "games"], "readwrite", {
        durability: "strict", // what is acknowledged outlives a power cut
      });
      const writes: Promise<unknown>[] = [];
      if (homeless && log) {
        writes.push(all.objectStore("tables").put(log.row));
        for (const each of log.events)
          writes.push(all.objectStore("events").put({ ...each, table: id }));
      }
      writes.push(all.objectStore("events").add({ ...event, table: id }));
      if (game) writes.push(all.objectStore("games").put(game));
      await Promise.all([...writes, all.done]);
    });
    log?.events.push(event);
    if (game) this.#games.set(id, game);
  }

  async tables(): Promise<TableRow[]> {
    const kept = (await (await this.#database)?.getAll("tables")) ?? [];
    const homeless = [...this.#homeless].flatMap((id) => this.#logs.get(id)?.row ?? []);
    const ids = new Set(kept.map(({ id }) => id));
    return [...kept, ...homeless.filter(({ id }) => !ids.has(id))];
  }

  async game(id: string): Promise<FinishedGame | null> {
    return this.#games.get(id) ?? (await (await this.#database)?.get("games", id)) ?? null;
  }

  /** All finished games, newest first. */
  async games(): Promise<FinishedGame[]> {
    const kept = (await (await this.#database)?.getAll("games")) ?? [];
    const all = new Map([...kept.map((game) => [game.id, game] as const), ...this.#games]);
    return [...all.values()].sort((one, other) => other.finishedAt - one.finishedAt);
  }

  async keepGame(game: FinishedGame): Promise<void> {
    this.#games.set(game.id, game);
    await this.#write(game.id, async (database) => {
      await database.put("games", game);
    });
  }

  /** Remove a table and its game. */
  async forget(id: string): Promise<void> {
    this.#logs.delete(id);
    this.#games.delete(id);
    this.#homeless.delete(id);
    const database = await this.#database;
    if (!database) return;
    const all = database.transaction(["tables", "events", "games"], "readwrite");
    await Promise.all([
      all.objectStore("tables").delete(id),
      all.objectStore("events").delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
      all.objectStore("games").delete(id),
      all.done,
    ]);
  }

  async #write(id: string, work: (database: IDBPDatabase<Schema>) => Promise<void>): Promise<void> {
    const database = await this.#database;
    try {
      if (!database) throw new Error("there is no database");
      await work(database);
      this.#homeless.delete(id);
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") throw new Taken();
      this.#homeless.add(id);
      this.#troubled();
    }
  }
}

function copied(log: TableLog | undefined): TableLog | null {
  return log ? { row: log.row, events: [...log.events] } : null;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore("tables", { keyPath: "id" });
      fresh.createObjectStore("events", { keyPath: ["table", "number"] });
      fresh.createObjectStore("games", { keyPath: "id" });
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  return database;
}
