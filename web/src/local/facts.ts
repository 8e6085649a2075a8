// What is kept about a table, secrets included: its setup and the facts, as in `table/facts.py`.
import type { Advice, Clock } from "../protocol";
import type { Edition, Players, Setup as Dealing } from "../rules";

/** A bot's name: `level:1` to `level:6`. */
export type Bot = string;

/** The game that another one continues, up to where it leaves it. */
export interface Continued {
  table: string | null;
  deck: string[];
  removed: string[];
  decisions: string[];
}

/** How a table was opened, and the first secret of its shuffle. */
export interface Setup {
  players: Players;
  edition: Edition;
  setup: Dealing;
  teams: boolean;
  /** `person`, or a bot. */
  chairs: string[];
  public: boolean;
  clock: Clock;
  free_text: boolean;
  secret: string;
  /** The house's own contribution where only bots play. */
  seed: string | null;
  continued: Continued | null;
  rules: number;
  /** Whether nobody's clock runs: on a single device, nobody waits for anybody. */
  untimed: boolean;
}

export type Fact =
  | { type: "sat"; chair: number; name: string | null; guest: string | null; token: string }
  | { type: "left"; chair: number }
  | { type: "filled"; chair: number; which: number; bot: Bot | null }
  | { type: "committed"; chair: number; commitment: string }
  | { type: "revealed"; chair: number; contribution: string }
  | { type: "reshuffled"; freed: number[]; secret: string }
  | { type: "decided"; decision: string; bot: boolean }
  | { type: "chosen"; chair: number; decision: string | null }
  | { type: "undone"; decisions: number }
  | { type: "hinted"; chair: number; best: Advice[] }
  | { type: "away"; chair: number; why: "left" }
  | { type: "back"; chair: number }
  | {
      type: "talked";
      chair: number;
      phrase: string | null;
      seat: number | null;
      domain: string | null;
      text: string | null;
      /** The chair that a bot answers. */
      to: number | null;
    }
  | { type: "muted"; chair: number; whom: number; on: boolean }
  | { type: "rematched"; table: string; secret: string; seed: string | null };

export type FactOf<Type extends Fact["type"]> = Extract<Fact, { type: Type }>;

/** A fact of the log. */
export interface Event {
  number: number;
  at: number;
  fact: Fact;
  /** The id of the message that led to it, and everything else in that message. */
  client: string | null;
  digest: string | null;
}

/** What only one person is told has no number of its own: a gap would reveal it. */
export function isPrivate(fact: Fact): boolean {
  return fact.type === "muted" || fact.type === "chosen";
}
