// How each effect is drawn, and where. No DOM here.
import type { View } from "../protocol";
import { type Domain, DOMAINS, EFFECTS, type EffectName } from "../rules";

/** How a stroke comes into being. */
export type Motion = "draw" | "fall" | "rise" | "open" | "wake" | "spin" | "fan" | "ring" | "close";

export interface Stroke {
  /** A path in a square of 100. */
  d: string;
  motion: Motion;
  /** Milliseconds after the first stroke. */
  wait?: number;
  /** How far a card of a fan turns. */
  turn?: number;
  /** How thick it is, if not as usual. */
  width?: number;
  filled?: boolean;
}

/** Where a gesture is made: a `data-spot`, and a column of it. */
export interface Scene {
  spot: string;
  domain?: Domain | undefined;
}

const CARD = "M40 26H60V84H40Z";
const COIN = "M18 50a32 32 0 1 0 64 0a32 32 0 1 0-64 0";

export const STROKES: Record<EffectName, readonly Stroke[]> = {
  assassination: [
    { d: "M50 6V66M36 54H64M50 66V80", motion: "fall" },
    { d: "M22 92H78", motion: "draw", wait: 170 },
  ],
  purge: [
    { d: "M6 28C36 18 64 38 94 28", motion: "draw" },
    { d: "M6 52C36 42 64 62 94 52", motion: "draw", wait: 60 },
    { d: "M6 76C36 66 64 86 94 76", motion: "draw", wait: 120 },
  ],
  "holy-book": [
    { d: "M50 26C38 17 24 17 8 23V83C24 77 38 77 50 86Z", motion: "open", filled: true },
    { d: "M50 26C62 17 76 17 92 23V83C76 77 62 77 50 86Z", motion: "open", filled: true },
  ],
  "divine-right": [
    { d: "M22 78 14 38 35 54 50 28 65 54 86 38 78 78Z", motion: "wake", filled: true },
    { d: "M50 18V4M24 24 15 13M76 24 85 13", motion: "draw", wait: 170 },
  ],
  development: [
    { d: "M16 88V62H34V88Z", motion: "wake", filled: true },
    { d: "M41 88V42H59V88Z", motion: "wake", wait: 80, filled: true },
    { d: "M66 88V20H84V88Z", motion: "wake", wait: 160, filled: true },
  ],
  monopoly: [
    { d: "M8 34V8H34M66 8H92V34M92 66V92H66M34 92H8V66", motion: "close" },
    { d: "M32 50a18 18 0 1 0 36 0a18 18 0 1 0-36 0", motion: "ring", wait: 120, filled: true },
  ],
  experiment: [
    { d: "M32 74a9 9 0 1 0 18 0a9 9 0 1 0-18 0", motion: "rise" },
    { d: "M54 50a12 12 0 1 0 24 0a12 12 0 1 0-24 0", motion: "rise", wait: 80 },
    { d: "M34 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0", motion: "rise", wait: 160 },
  ],
  research: [
    { d: "M14 42a27 27 0 1 0 54 0a27 27 0 1 0-54 0", motion: "ring" },
    { d: "M62 62 90 90", motion: "draw", wait: 150, width: 11 },
  ],
  oligarchy: [{ d: "M50 90V18M28 40 50 18 72 40", motion: "draw" }],
  republic: [
    { d: "M32 90V24M16 40 32 24 48 40", motion: "draw" },
    { d: "M68 82V16M52 32 68 16 84 32", motion: "draw", wait: 100 },
  ],
  attack: [
    { d: "M10 90 90 10", motion: "draw", width: 10 },
    { d: "M10 10 90 90", motion: "draw", wait: 110, width: 10 },
  ],
  inquisition: [
    { d: "M4 50C24 20 76 20 96 50C76 80 24 80 4 50Z", motion: "wake" },
    { d: "M37 50a13 13 0 1 0 26 0a13 13 0 1 0-26 0", motion: "ring", wait: 140, filled: true },
  ],
  embargo: [
    { d: "M-4 76 104 24", motion: "draw", width: 20 },
    { d: "M-4 24 104 76", motion: "draw", wait: 150, width: 20 },
  ],
  breakthrough: [-44, -22, 0, 22, 44].map((turn, place) => ({
    d: CARD,
    motion: "fan" as const,
    turn,
    wait: 25 * place,
    filled: true,
  })),
  democracy: [
    { d: "M34 22H66V70H34Z", motion: "fall", filled: true },
    { d: "M12 84H88", motion: "draw", wait: 150, width: 10 },
  ],
  inspiration: [
    { d: COIN, motion: "spin", filled: true },
    { d: "M50 32V68M36 38C36 62 64 62 64 38", motion: "spin" },
  ],
};

const INSPIRED: EffectName = "inspiration";
/** Effects that are made with one's hand, and those that turn to the discard pile. */
const BY_HAND: readonly EffectName[] = ["assassination", "purge", "holy-book", "divine-right"];
const IN_DISCARD: readonly EffectName[] = ["oligarchy", "republic"];

/** The effect of a decision, and where it is seen; null if it is none. */
export function sceneOf(
  token: string,
  seat: number,
  before: View | null,
): { effect: EffectName; scenes: Scene[] } | null {
  const [verb = "", first = "", second = ""] = token.split(" ");
  const effect = EFFECTS.find((each) => each.effect === (verb === "inspire" ? INSPIRED : verb));
  if (!effect) return null;
  const name = effect.effect;
  const scene = (spot: string, domain?: string): Scene => ({ spot, domain: domain as Domain });
  const scenes = (): Scene[] => {
    if (name === "attack") {
      const place = DOMAINS.indexOf(first as Domain);
      return (before?.progress ?? []).flatMap(({ cards }, other) =>
        cards[place] ? [scene(`area:${other}`, first)] : [],
      );
    }
    if (second && verb !== "inspire") return [scene(`area:${first}`, second)];
    if (name === "inquisition") return [scene(`hand:${first}`)];
    if (BY_HAND.includes(name)) return [scene(`hand:${seat}`)];
    if (IN_DISCARD.includes(name)) return [scene("discard")];
    return [scene(`area:${seat}`, effect.domain)];
  };
  return { effect: name, scenes: scenes() };
}
