// Which Domain an effect belongs to and what it is paid with, for its chip.
import type { Domain } from "../cards/kinds";

type By = "level1" | "level2" | "sacrifice" | "copy";

export const EFFECTS: Record<string, [Domain, By]> = {
  assassination: ["A", "level1"],
  purge: ["A", "level2"],
  attack: ["A", "sacrifice"],
  "holy-book": ["R", "level1"],
  "divine-right": ["R", "level2"],
  inquisition: ["R", "sacrifice"],
  development: ["E", "level1"],
  monopoly: ["E", "level2"],
  embargo: ["E", "sacrifice"],
  experiment: ["S", "level1"],
  research: ["S", "level2"],
  breakthrough: ["S", "sacrifice"],
  oligarchy: ["U", "level1"],
  republic: ["U", "level2"],
  democracy: ["U", "sacrifice"],
};

export function chipOf(effect: string, copied: boolean): { domain: Domain; by: By } {
  const [domain, by] = EFFECTS[effect] ?? ["C", "copy"];
  return { domain, by: copied ? "copy" : by };
}
