// The state of a table: its setup, and what the facts so far have made of it.
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Advice, Chosen, Happened, Muted, Standing } from "../protocol";
import { VERSION } from "../rules";
import type { Bot, Fact, FactOf, Setup } from "./facts";
import { draw, proof } from "./fair";
import { Favours } from "./favours";
import { Game, type Rules } from "./game";
import { Trail } from "./undoing";

export type Phase = Standing["phase"];

/** Plays for people who are away. */
const STAND_IN: Bot = "level:3";

/** A chair, and who has it. */
export class Place {
  name: string | null = null;
  guest: string | null = null;
  token: string | null = null;
  commitment: string | null = null;
  contribution: string | null = null;
  away: "left" | null = null;
  mutes = new Set<number>();
  /** Whether people here have put the bot on it. */
  filled = false;
  /** What its person wants to decide in the draft, once asked. */
  choice: string | null = null;
  chosenAt = 0;

  constructor(
    public bot: Bot | null,
    public bank: number,
  ) {}

  get taken(): boolean {
    return this.bot !== null || this.token !== null;
  }

  /** Whether a person plays here. */
  get present(): boolean {
    return this.bot === null && this.away === null;
  }

  /** The bot that decides here, if one does. */
  get thinker(): Bot | null {
    return this.bot ?? (this.away && STAND_IN);
  }

  /** Make it free for somebody else. */
  clear(): void {
    this.name = this.guest = this.token = this.commitment = this.contribution = null;
    this.mutes.clear();
    if (this.filled) {
      this.bot = null;
      this.filled = false;
    }
  }
}

/** Somebody's chairs; a spectator has none. */
export type Who = readonly number[];

/** Something that happened; of a decision, also how each seat sees it, and last everybody. */
export interface Item {
  what: Happened;
  seen?: readonly string[];
}

/** A line of the log, including what it hides. */
export interface Line {
  number: number;
  at: number;
  items: Item[];
}

/** The chair whose owner is the only one told about something. */
export function onlyFor({ what }: Item): number | null {
  return isPrivate(what) ? what.chair : null;
}

function isPrivate(what: Happened): what is Muted | Chosen {
  return what.type === "muted" || what.type === "chosen";
}

export class Table {
  readonly places: Place[];
  secret: string;
  game: Game | null = null;
  first = 0;
  /** The number of the last fact; of the last thing told; of the last change of the game. */
  number = 0;
  told = 0;
  position = 0;
  /** The position at which the packs of the draft last moved. */
  dealt = 0;
  since: number;
  /** By what the deciding seat knew. */
  readonly hints = new Map<string, Advice[]>();
  rematch: FactOf<"rematched"> | null = null;
  readonly log: Line[] = [];
  readonly counts = new Map<Fact["type"], number>();
  /** By the chair whose owner alone is told. */
  readonly private = new Map<number, Line[]>();
  /** By the client's id. */
  readonly answers = new Map<string, { number: number; digest: string | null }>();
  readonly favours = new Favours();
  readonly trail = new Trail();
  /** Whether it can't be played on: other rules have brought it this far. */
  stuck = false;

  constructor(
    readonly rules: Rules,
    readonly id: string,
    readonly setup: Setup,
    readonly openedAt: number,
  ) {
    const bank = (setup.clock.bank ?? 0) * 1000;
    this.places = setup.chairs.map((who) => new Place(who === "person" ? null : who, bank));
    this.secret = setup.secret;
    this.since = openedAt;
    const [place] = this.places;
    if (setup.seed !== null && place) place.contribution = setup.seed;
    if (this.people.length === 0) {
      this.told = this.position = 1;
      this.log.push({ number: 1, at: openedAt, items: this.begin(openedAt) });
    }
  }

  get phase(): Phase {
    if (this.isOnlyShown) return "closed";
    if (this.game === null)
      return this.places.every((place) => place.taken) ? "shuffling" : "waiting";
    return this.game.over ? "over" : "playing";
  }

  get isOnlyShown(): boolean {
    return this.setup.rules !== VERSION && !this.game?.over;
  }

  /** R2.1: the seat of a chair, once the lot has fallen. */
  seat(chair: number): number {
    const { players } = this.setup;
    return (chair - this.first + players) % players;
  }

  chair(seat: number): number {
    return (seat + this.first) % this.setup.players;
  }

  place(chair: number): Place {
    const place = this.places[chair];
    if (place === undefined) throw new Error(`there is no chair ${chair}`);
    return place;
  }

  /** The chairs for people. */
  get people(): number[] {
    return this.places.flatMap((place, chair) => (place.bot === null ? [chair] : []));
  }

  /** Who decides next, while the game runs. */
  get deciding(): Place | null {
    const seat = this.game?.seat ?? null;
    return seat === null ? null : this.place(this.chair(seat));
  }

  /** Somebody's chairs, by the hash of a token and by being here. */
  held(token: string | null, guest: string | null): Who {
    return this.places.flatMap((place, chair) => {
      const byToken = token !== null && place.token === token;
      return byToken || (guest !== null && place.guest === guest) ? [chair] : [];
    });
  }

  /** Somebody's seats, in order. */
  seats(who: Who): number[] {
    if (this.game === null) return [];
    return who.map((chair) => this.seat(chair)).sort((one, other) => one - other);
  }

  /** The chairs that something is expected from. */
  asked(): number[] {
    const { phase, people } = this;
    if (phase === "waiting") return people.filter((chair) => !this.place(chair).taken);
    if (phase === "shuffling") {
      const missing = people.filter((chair) => this.place(chair).commitment === null);
      if (missing.length) return missing;
      return people.filter((chair) => this.place(chair).contribution === null);
    }
    const seat = phase === "playing" ? (this.game?.seat ?? null) : null;
    return seat === null ? [] : [this.chair(seat)];
  }

  /** How many of its last decisions the seat can take back. */
  undoable(seat: number): number {
    if (this.phase !== "playing" || seat !== this.trail.seat || this.game === null) return 0;
    return this.trail.undoable(this.game);
  }

  /** The hint for the deciding seat; taking back and going on again doesn't lose it. */
  get hint(): Advice[] | null {
    return this.hints.size ? (this.hints.get(this.knowledge()) ?? null) : null;
  }

  /** Stands for all that the deciding seat knows. */
  knowledge(): string {
    const { game } = this;
    if (game?.seat == null) throw new Error("nobody decides");
    return bytesToHex(blake2b(game.viewBytes(game.seat), { dkLen: 16 }));
  }

  /** R2.5: what the person on a seat can choose in the draft, asked or not. */
  ahead(seat: number): string[] {
    if (this.game === null || !this.place(this.chair(seat)).present) return [];
    return this.game.ahead(seat);
  }

  /** Who plays on each seat. */
  names(): (string | null)[] {
    return this.places.map((_, seat) => {
      const place = this.place(this.chair(seat));
      return place.bot ?? place.name;
    });
  }

  /** The game begins. */
  begin(at: number): Item[] {
    this.#deal();
    this.since = at;
    this.dealt = this.position;
    this.trail.alone = this.people.length === 1;
    return [{ what: { type: "began", first: this.first } }];
  }

  /** R2.1-R2.4: the lot falls, and the cards are dealt; or a finished game continues. */
  #deal(): void {
    const { continued, players, edition, setup, teams } = this.setup;
    const agreement = { players, edition, setup, teams };
    if (continued === null) {
      const drawn = draw(hexToBytes(this.secret), this.#contributions(), agreement);
      this.first = drawn.first;
      this.game = Game.deal(this.rules, agreement, drawn.deck, drawn.removed);
      return;
    }
    const game = Game.deal(this.rules, agreement, continued.deck, continued.removed);
    for (const token of continued.decisions) game.decide(token);
    this.game = game;
  }

  /** The record of a finished game of this table, with the proof of its shuffle, if any. */
  record(game: Game): object {
    const { continued, players, edition, setup, teams } = this.setup;
    const origin = continued
      ? { continued: { table: continued.table, step: continued.decisions.length } }
      : {
          shuffle: proof(hexToBytes(this.secret), this.#contributions(), {
            players,
            edition,
            setup,
            teams,
          }),
        };
    const hints = this.hints.size ? { hints: this.hints.size } : {};
    return game.record({ ...origin, ...hints, names: this.names(), table: this.id });
  }

  #contributions(): (Uint8Array | null)[] {
    return this.places.map(
      ({ contribution }) => (contribution && hexToBytes(contribution)) || null,
    );
  }
}
