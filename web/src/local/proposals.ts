// Proposals: complete facts that can be appended, and what goes with them.
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Fact } from "./facts";
import { newSecret } from "./fair";
import type { Game } from "./game";
import { Problem } from "./problems";
import { Refused } from "./refused";
import type { Phase, Table, Who } from "./standing";

/** A fact that can be appended, and the game after a decision. */
export interface Proposal {
  fact: Fact;
  game?: Game;
}

/** Who sends a message: their own chairs, and what proves it. */
export interface Sender {
  who: Who;
  /** The hash of the token. */
  token: string;
  guest: string | null;
}

/** The chair that somebody speaks for. */
export function ownChair({ who }: Sender, chair: number | null | undefined): number {
  if (!who.length) throw new Problem("not-yours", "you have no chair at this table");
  if (chair == null && who.length > 1)
    throw new Problem("refused", "you have several chairs; name one");
  const chosen = chair ?? Math.min(...who);
  if (!who.includes(chosen)) throw new Problem("not-yours", `chair ${chosen} is not yours`);
  return chosen;
}

/** Refuse unless the table is in one of these phases. */
export function inPhase({ phase }: Table, ...phases: Phase[]): void {
  if (!phases.includes(phase))
    throw new Problem("not-now", `the table is ${phase}; it must be ${phases.join(" or ")}`);
}

/** Start the shuffle over with a new secret, without the people on some chairs. */
export function reshuffle(freed: number[]): Proposal {
  return { fact: { type: "reshuffled", freed, secret: bytesToHex(newSecret()) } };
}

/** A decision, tried on a copy. */
export function decision(game: Game, token: string, bot: boolean): Proposal {
  const after = game.copy();
  try {
    after.decide(token);
  } catch (refused) {
    if (refused instanceof Refused) throw new Problem("illegal", refused.message);
    throw refused;
  }
  return { fact: { type: "decided", decision: token, bot }, game: after };
}
