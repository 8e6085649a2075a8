// How strong somebody plays, told from their decisions, as `analysis/skill.py` finds it.
import { rounded } from "../engine/advice";
import { FEWEST, LINES, Z } from "../engine/engine";
import type { Skill } from "../protocol";

const THOUSAND = 1000;
const SHOWN = 1; // decimals of a rate

/** How well somebody decided where it mattered, from what these decisions lost. */
export function skillOf(players: number, losses: readonly number[]): Skill {
  const choices = losses.length;
  if (choices === 0) return { choices, rate: null, margin: null, level: null };
  const lost = losses.reduce((sum, each) => sum + each, 0);
  const squares = losses.reduce((sum, each) => sum + each * each, 0);
  const said = (part: number): number => rounded(THOUSAND * part, SHOWN);
  if (choices === 1) return { choices, rate: said(lost), margin: null, level: null };
  const rate = lost / choices;
  const variance = Math.max(0, squares - lost * rate) / (choices - 1);
  const margin = Z * Math.sqrt(variance / choices);
  const level = choices >= FEWEST && margin <= rate ? levelAt(players, THOUSAND * rate) : null;
  return { choices, rate: said(rate), margin: said(margin), level };
}

/** The level whose strength is nearest to the one that belongs to an error rate. */
function levelAt(players: number, rate: number): number {
  const line = Object.entries(LINES).find(([number]) => Number(number) === players)?.[1];
  if (!line) throw new RangeError(`there is no line for ${players} players`);
  const own = line.at - line.falls * Math.log2(Math.max(rate, 1));
  const away = line.levels.map((level) => Math.abs(level - own));
  return away.indexOf(Math.min(...away)) + 1;
}
