// The options of a table as the page offers them, and as the server expects them.
import { ALONE } from "../address";
import type { Arrival } from "../arrivals";
import type { Clock, Open } from "../protocol";
import {
  USUAL as AGREED,
  EDITIONS,
  type Edition,
  PLAYERS,
  type Players,
  type Setup,
  SETUPS,
} from "../rules";

type Chairs = NonNullable<Open["chairs"]>;

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export const CLOCKS = {
  usual: null,
  quick: { decision: 30, bank: 180 },
  calm: { decision: 180, bank: 1200 },
  days: { decision: 3 * 86400, bank: 0 },
} as const;
/** The server's limits: seconds per decision, and in reserve. */
export const LEAST = 5;
export const MOST = 14 * 86400;

export type Level = (typeof LEVELS)[number];
/** Who sits on a chair: somebody on this device, somebody with the link, or a bot. */
export type Who = "here" | "person" | `level:${Level}`;
export type ClockName = keyof typeof CLOCKS | "own";

export interface Options {
  players: Players;
  teams: boolean;
  chairs: Who[];
  names: string[];
  edition: Edition;
  setup: Setup;
  clock: ClockName;
  decision: number;
  reserve: number;
  public: boolean;
  /** Whether people may write freely; null leaves it to the server. */
  freeText: boolean | null;
}

export const USUAL: Options = {
  ...AGREED,
  chairs: ["here", ALONE ? "level:3" : "person", "level:3", "level:3"],
  names: ["", "", "", ""],
  clock: "usual",
  decision: 60,
  reserve: 5,
  public: false,
  freeText: null,
};

/** The options used last, as far as they are valid; names aren't kept. */
export function recalled(kept: string | null, edition: Edition = USUAL.edition): Options {
  const usual: Options = { ...structuredClone(USUAL), edition };
  let found: Partial<Record<keyof Options, unknown>>;
  try {
    found = JSON.parse(kept ?? "{}") as typeof found;
  } catch {
    return usual;
  }
  function one<Value>(name: keyof Options, allowed: readonly Value[], usual: Value): Value {
    return allowed.includes(found[name] as Value) ? (found[name] as Value) : usual;
  }
  return {
    ...usual,
    players: one("players", PLAYERS, usual.players),
    edition: one("edition", EDITIONS, usual.edition),
    setup: one("setup", SETUPS, usual.setup),
    clock: ALONE ? usual.clock : one("clock", Object.keys(CLOCKS) as ClockName[], usual.clock),
  };
}

/** The editions, the one in the reader's language right after the common rules. */
export function editionsFor(language: string): Edition[] {
  const own = EDITIONS.filter((edition) => edition === language);
  return [...new Set<Edition>([USUAL.edition, ...own, ...EDITIONS])];
}

function clockOf(options: Options): Clock | null {
  if (options.clock !== "own") return CLOCKS[options.clock];
  return { decision: Math.round(options.decision), bank: Math.round(options.reserve * 60) };
}

/** Whether the custom clock is within the server's limits. */
export function isClockSound(options: Options): boolean {
  if (options.clock !== "own") return true;
  const { decision, reserve } = options;
  return decision >= LEAST && decision <= MOST && reserve >= 0 && reserve * 60 <= MOST;
}

/** R8.1: the number of players for a team game. */
export const IN_TEAMS: Players = 4;

export function areTeams({ teams, players }: Options): boolean {
  return teams && players === IN_TEAMS;
}

/** Whether nobody outside this device takes part, so that no server is needed. */
export function isForHere(options: Options): boolean {
  const chairs = options.chairs.slice(0, options.players);
  return !options.public && options.clock === "usual" && !chairs.includes("person");
}

/** The options as the server expects them. */
export function wishOf(options: Options): Open {
  return {
    players: options.players,
    edition: options.edition,
    setup: options.setup,
    teams: areTeams(options),
    chairs: options.chairs
      .slice(0, options.players)
      .map((who) => (who === "here" ? "person" : who)) as Chairs,
    public: options.public,
    clock: clockOf(options),
    free_text: options.freeText,
  };
}

/** The people who sit down from this device, each with their chair. */
export function arrivalsOf(options: Options): Arrival[] {
  return options.chairs
    .slice(0, options.players)
    .flatMap((who, chair) =>
      who === "here" ? [{ chair, name: options.names[chair]?.trim() || null }] : [],
    );
}

/** You against bots of one level. */
export function against(players: Players, level: Level): Chairs {
  const bots = Array.from({ length: players - 1 }, () => `level:${level}`);
  return ["person", ...bots] as Chairs;
}

/** The last choices for a game against bots. */
export function readPlay(kept: string | null): { players: Players; level: Level } {
  try {
    const found = JSON.parse(kept ?? "{}") as { players?: Players; level?: Level };
    return {
      players: PLAYERS.find((each) => each === found.players) ?? USUAL.players,
      level: LEVELS.find((each) => each === found.level) ?? 2,
    };
  } catch {
    return { players: USUAL.players, level: 2 };
  }
}
