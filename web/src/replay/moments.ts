// A replay as moments to jump to: turns, effects, single decisions. No DOM here.
import type { Replay, Step } from "../protocol";

/** One decision: `at` is the moment before it. */
export interface Moment {
  at: number;
  seat: number;
  token: string;
  /** Whether it begins an effect. */
  effect: boolean;
}

/** One player's decisions in a turn; or, without a seat, everybody's in the draft. */
export interface Turn {
  seat: number | null;
  /** The turn's number, from 1; 0 is the draft. */
  number: number;
  moments: Moment[];
}

const DRAFT = new Set<string | null>(["draft", "open"]);

export function turnsOf(replay: Replay): Turn[] {
  const turns: Turn[] = [];
  let number = 0;
  replay.steps.forEach((step, at) => {
    if (step.decision === null || step.seat === null) return;
    const before = replay.steps[at - 1];
    const drafting = DRAFT.has(step.view.step);
    if (begins(step, before)) {
      if (!drafting) number += 1;
      turns.push({ seat: drafting ? null : step.view.turn, number, moments: [] });
    }
    turns.at(-1)?.moments.push({
      at,
      seat: step.seat,
      token: step.decision,
      effect: step.view.step === "effects" && step.decision !== "end",
    });
  });
  return turns;
}

function begins(step: Step, before: Step | undefined): boolean {
  if (before === undefined || before.decision === "end") return true;
  return DRAFT.has(before.view.step) && !DRAFT.has(step.view.step);
}

/** The moments at which turns begin, and the end. */
export function turnStarts(turns: readonly Turn[], last: number): number[] {
  return [...turns.flatMap((turn) => turn.moments[0]?.at ?? []), last];
}

export function effectStarts(turns: readonly Turn[]): number[] {
  return turns.flatMap((turn) => turn.moments.filter((each) => each.effect).map((each) => each.at));
}

/** The next of these moments, if there is one. */
export function after(moments: readonly number[], at: number): number | null {
  return moments.find((each) => each > at) ?? null;
}

/** The previous one, if there is one. */
export function before(moments: readonly number[], at: number): number | null {
  return moments.filter((each) => each < at).at(-1) ?? null;
}

/** The valid moment nearest to the one in an address. */
export function clamp(at: number, last: number): number {
  return Number.isFinite(at) ? Math.min(last, Math.max(0, Math.round(at))) : 0;
}
