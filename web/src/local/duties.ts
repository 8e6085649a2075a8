// What the house has to do at a table on its own, and by when people have to decide.
import type { Question } from "./favours";
import type { Table } from "./standing";

const SHUFFLE_TIME = 120_000; // milliseconds to commit and reveal

/** What is due: a bot answers or decides, or a choice in the draft is carried out. */
export type Duty = "answer" | "keep" | "decide";

export function duty(table: Table): Duty | null {
  const place = table.deciding;
  if (table.phase !== "playing" || place === null) return null;
  if (question(table)) return "answer";
  if (place.choice !== null) return "keep";
  return place.present ? null : "decide";
}

/** When the deciding player's time is up; null if nobody's clock is running. */
export function deadline(table: Table): number | null {
  const { deciding: place, phase, since, setup } = table;
  if (setup.untimed) return null;
  const decision = setup.clock.decision * 1000;
  if (phase === "shuffling") return since + Math.max(SHUFFLE_TIME, decision);
  return phase === "playing" && place?.present ? since + decision + place.bank : null;
}

/** The first request that a bot can answer now: about its next turn, so not in mid-turn. */
export function question(table: Table): Question | null {
  const { game } = table;
  if (game === null) return null;
  const inTurn = game.step === "effects" || game.step === "resolve";
  const busy = inTurn ? table.chair(game.turn) : null;
  return table.favours.questions.find(({ chair }) => chair !== busy) ?? null;
}
