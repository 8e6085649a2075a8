// Hand-written views for tests: anything not given is the start of a two-player game.
import type { View } from "../protocol";
import { BY_PLAYERS, DOMAINS, HAND_LIMIT, USUAL, VERSION } from "../rules";

const { edition, setup, teams } = USUAL;
const { level1, level2, goal } = BY_PLAYERS[2];

/** A view with these fields; progress is counted from the areas unless it is given. */
export function viewOf(given: Partial<View> = {}): View {
  const areas = given.areas ?? [[], []];
  return {
    areas,
    barred: [],
    centre: [],
    coin: null,
    decides: 0,
    deck: { size: 9, eras: [9, 0, 0] },
    democracy: [],
    discard: [],
    effect: null,
    embargoes: [],
    hand_limit: HAND_LIMIT,
    hands: areas.map(() => ({ size: 0, eras: [0, 0, 0], sure: [], cards: null })),
    last_round: false,
    legal: [],
    majority: { points: areas.map(() => 0), ahead: [], takers: [], tie: null },
    threats: [],
    over: false,
    pack: [],
    progress: areas.map((area) => ({
      cards: DOMAINS.map((domain) => area.filter((kind) => kind.startsWith(domain)).length),
      levels: DOMAINS.map(() => 0),
      needs: DOMAINS.map(() => goal),
      leads: false,
    })),
    result: null,
    seat: 0,
    step: "effects",
    still_turns: 0,
    table: {
      deck: [25, 29, 41],
      edition,
      goal,
      levels: [level1, level2],
      players: areas.length,
      rules: VERSION,
      setup,
      teams,
    },
    turn: 0,
    used: [],
    ...given,
  };
}
