// The house: the tables in this browser, opened, loaded and kept going while somebody is there.
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Open } from "../protocol";
import { USUAL, VERSION } from "../rules";
import type { Continued, FactOf, Setup } from "./facts";
import { newSecret } from "./fair";
import { fold } from "./folding";
import { checkAgreement } from "./form";
import type { Rules } from "./game";
import { newTableId } from "./ids";
import { type Host, Live } from "./live";
import { PACE } from "./pacing";
import { Problem } from "./problems";
import { Table } from "./standing";
import type { Storage } from "./storage";
import type { Thinkers } from "./thinkers";
import { refusable } from "./wishes";

const USUAL_LEVEL = "level:2";
const CLOCK = { decision: 7 * 86400, bank: 0 };
const CONTRIBUTION = 32; // bytes

export class House implements Host {
  pace = PACE;
  readonly #tables = new Map<string, Promise<Live>>();

  constructor(
    readonly rules: Rules,
    readonly storage: Storage,
    readonly thinkers: Thinkers,
    /** Something was written: other pages may want to know. */
    readonly wrote: (table: string) => void = () => undefined,
  ) {}

  now(): number {
    return Date.now();
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  /** A new table. */
  async open(wish: Partial<Open>): Promise<string> {
    const { from_game: moment } = wish;
    if (moment == null) return await this.#open(newSetup(wish));
    const continued = await this.#cut(moment.table, moment.step);
    const { players, edition, setup, teams } = continued.agreed;
    const opened = newSetup({ ...wish, players, edition, setup, teams });
    return await this.#open({ ...opened, seed: null, continued: continued.game });
  }

  async #open(setup: Setup, id = newTableId()): Promise<string> {
    await this.storage.open({ id, setup, openedAt: this.now() });
    return id;
  }

  /** A finished game up to a moment at which there is still something to decide. */
  async #cut(
    table: string,
    step: number,
  ): Promise<{ agreed: ReturnType<typeof checkAgreement>; game: Continued }> {
    const finished = await this.storage.game(table);
    if (!finished) throw new Problem("unknown", "there is no such finished game");
    const record = finished.record as Record<string, unknown> & Omit<Continued, "table">;
    const made = record.decisions.length;
    if (step >= made)
      throw new Problem("refused", `step is ${step}; it must be from 0 to ${made - 1}`);
    const { deck, removed } = record;
    const decisions = record.decisions.slice(0, step);
    return { agreed: checkAgreement(record), game: { table, deck, removed, decisions } };
  }

  /** A table, read from its log if need be. */
  live(id: string): Promise<Live> {
    const known = this.#tables.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    loading.catch(() => this.#tables.delete(id));
    return loading;
  }

  async #load(id: string): Promise<Live> {
    const log = await this.storage.load(id);
    if (!log) throw new Problem("unknown", "there is no such table");
    const { setup, openedAt } = log.row;
    const table = new Table(this.rules, id, setup, openedAt);
    for (const event of log.events) fold(table, event);
    return new Live(this, table);
  }

  /** Another page has written to a table. */
  async heard(id: string): Promise<void> {
    await (await this.#tables.get(id))?.catchUp();
  }

  /** Let somebody join a table; it stays, though it may just have been let go. */
  async comeTo(id: string, join: (live: Live) => void): Promise<void> {
    let live = await this.live(id);
    for (;;) {
      await live.catchUp();
      const now = await this.live(id);
      if (now === live) break;
      live = now;
    }
    join(live);
    if (live.isUsed) this.#tables.set(id, Promise.resolve(live));
  }

  /** Nobody is at a table any more: let it go, unless somebody is. */
  async left(id: string): Promise<void> {
    const live = await this.#tables.get(id);
    if (live && !live.isUsed) this.#tables.delete(id);
  }

  /** Open the table for a rematch, before anybody hears of it. */
  async openRematch(table: Table, again: FactOf<"rematched">): Promise<void> {
    const chairs = table.places.map(({ bot }) => bot ?? "person");
    const { secret, seed } = again;
    await this.#open({ ...table.setup, chairs, secret, seed }, again.table);
  }
}

/** What a table is opened with. */
function newSetup(wish: Partial<Open>): Setup {
  const { players, edition, setup, teams } = { ...USUAL, ...wish };
  const agreed = refusable(() => checkAgreement({ players, edition, setup, teams }));
  const usual = ["person", ...Array.from({ length: agreed.players - 1 }, () => USUAL_LEVEL)];
  const chairs: string[] = wish.chairs ?? usual;
  if (chairs.length !== agreed.players)
    throw new Problem("refused", `there are ${chairs.length} chairs for ${agreed.players} players`);
  return {
    ...agreed,
    chairs,
    public: false,
    clock: CLOCK,
    free_text: wish.free_text ?? true,
    secret: bytesToHex(newSecret()),
    seed: chairs.includes("person") ? null : bytesToHex(randomBytes(CONTRIBUTION)),
    continued: null,
    rules: VERSION,
    untimed: true,
  };
}
