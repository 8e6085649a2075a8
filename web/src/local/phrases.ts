// What can be said in every language, as in `words/catalogue.py`; a test checks that they agree.
import type { Phrase } from "../protocol";

/** What each phrase mentions. */
const PHRASES: Readonly<Record<string, readonly ("seat" | "domain")[]>> = {
  hello: [],
  thanks: [],
  "well-played": ["seat"],
  agreed: [],
  "no-deal": [],
  "one-moment": [],
  "about-to-win": ["seat"],
  "about-to-win-by": ["seat", "domain"],
  stop: ["seat"],
  attack: ["domain"],
  "will-attack": ["domain"],
  spare: ["domain"],
  embargo: ["seat", "domain"],
  democracy: ["seat", "domain"],
  inquisition: ["seat"],
  truce: ["seat"],
  "your-turn-to-act": ["seat"],
  "hand-is-harmless": [],
  "stop-this": ["seat", "domain"],
  "attack-this": ["seat", "domain"],
  "leave-this": ["seat", "domain"],
  "no-answer": ["seat", "domain"],
  "try-attack": ["domain"],
  "try-embargo": ["seat", "domain"],
  "try-democracy": ["seat", "domain"],
  "not-now": [],
  "cannot-stop": ["seat", "domain"],
  nice: [],
  wow: [],
  phew: [],
  ouch: [],
  oops: [],
};
const POINTING = ["stop-this", "attack-this", "leave-this", "no-answer"];
const REACTIONS = ["nice", "wow", "phew", "ouch", "oops"];

/** All of them; nobody here needs them in English. */
export const ALL: Phrase[] = Object.entries(PHRASES).map(([key, mentions]) => ({
  key,
  english: "",
  seat: mentions.includes("seat"),
  domain: mentions.includes("domain"),
  kind: POINTING.includes(key) ? "point" : REACTIONS.includes(key) ? "reaction" : "talk",
}));

export function phraseOf(key: string): Phrase | undefined {
  return ALL.find((each) => each.key === key);
}
