// Made by `make engine` from the compiled functions; a test checks that they agree.
import { type Layout, Memory, type Numbers } from "./memory";
import type { Records, Shared, Source } from "./memory";

export const NOTHING = -1 as const;
export const AUDIENCE = 4 as const;
export const SEATS = 4 as const;
export const DECISIONS = 200 as const;
export const WORD_BITS = 50 as const;
export const OBSERVATION = 408 as const;
export const MOST_MOVES = 208 as const;
export const STEPS = ["draft", "open", "play", "effects", "resolve", null] as const;
export const ENDINGS = [null, "hegemony", "majority", "stalemate"] as const;
export const ASKS = [
  ["discard", "hand"],
  ["discard", "area"],
  ["take", "area"],
  ["take", "discard"],
  ["give", "hand"],
] as const;
export const SPOTS = [
  "hand",
  "area",
  "discard",
  "deck",
  "centre",
  "pack",
  "embargo",
  "democracy",
] as const;
export const MOVING = [
  "A1",
  "A2",
  "A3",
  "R1",
  "R2",
  "E1",
  "E2",
  "E3",
  "S1",
  "S2",
  "S3",
  "C1",
  "C2",
  "C3",
  "U3",
  "?1",
  "?2",
  "?3",
  "coin",
] as const;
export const REASONS = [
  { reason: "over", rule: "R3.4" },
  { reason: "not-your-turn", rule: "R3.4" },
  { reason: "not-your-pick", rule: "R2.5" },
  { reason: "players", rule: "R2.1" },
  { reason: "no-draft", rule: "R2.4" },
  { reason: "keep-first", rule: "R2.5" },
  { reason: "open-first", rule: "R2.5" },
  { reason: "pack", rule: "R2.5" },
  { reason: "centre", rule: "R2.5" },
  { reason: "draft-over", rule: "R2.5" },
  { reason: "no-card", rule: "R3.1" },
  { reason: "embargo", rule: "R5.9" },
  { reason: "play-first", rule: "R3.1" },
  { reason: "one-play", rule: "R3.1" },
  { reason: "step", rule: "R3.2" },
  { reason: "not-asked", rule: "R3.2" },
  { reason: "resolving", rule: "R4.1" },
  { reason: "used-permanent", rule: "R4.1" },
  { reason: "used-discard", rule: "R4.1" },
  { reason: "level", rule: "R4.2" },
  { reason: "payment", rule: "R4.4" },
  { reason: "hand", rule: "Q4.6" },
  { reason: "area", rule: "Q4.6" },
  { reason: "pile", rule: "Q4.6" },
  { reason: "playable", rule: "Q4.6" },
  { reason: "not-in-hand", rule: "Q4.6" },
  { reason: "not-in-area", rule: "Q4.6" },
  { reason: "not-in-pile", rule: "Q4.6" },
  { reason: "dead-end", rule: "Q4.6" },
  { reason: "attack", rule: "R5.3" },
  { reason: "attack-army", rule: "R5.3" },
  { reason: "attack-none", rule: "R5.3" },
  { reason: "inquisition", rule: "R5.6" },
  { reason: "embargo-target", rule: "R5.9" },
  { reason: "embargo-own", rule: "R5.9" },
  { reason: "embargo-another", rule: "R5.9" },
  { reason: "embargo-none", rule: "R5.9" },
  { reason: "democracy-target", rule: "R5.15" },
  { reason: "democracy-own", rule: "R5.15" },
  { reason: "democracy-another", rule: "R5.15" },
  { reason: "democracy-none", rule: "R5.15" },
  { reason: "lead", rule: "R6.1" },
  { reason: "inspire-own", rule: "R6.1" },
  { reason: "no-sources", rule: "R6.1" },
  { reason: "no-source", rule: "R6.1" },
  { reason: "source", rule: "R6.1" },
  { reason: "copied", rule: "R6.1" },
  { reason: "own-effect", rule: "Q6.2" },
  { reason: "copied-domain", rule: "Q6.2" },
] as const;
export const SPANS = {
  keep: [0, 14],
  "keep A1": [0, 0],
  "keep A2": [1, 1],
  "keep A3": [2, 2],
  "keep R1": [3, 3],
  "keep R2": [4, 4],
  "keep E1": [5, 5],
  "keep E2": [6, 6],
  "keep E3": [7, 7],
  "keep S1": [8, 8],
  "keep S2": [9, 9],
  "keep S3": [10, 10],
  "keep C1": [11, 11],
  "keep C2": [12, 12],
  "keep C3": [13, 13],
  "keep U3": [14, 14],
  open: [15, 29],
  "open A1": [15, 15],
  "open A2": [16, 16],
  "open A3": [17, 17],
  "open R1": [18, 18],
  "open R2": [19, 19],
  "open E1": [20, 20],
  "open E2": [21, 21],
  "open E3": [22, 22],
  "open S1": [23, 23],
  "open S2": [24, 24],
  "open S3": [25, 25],
  "open C1": [26, 26],
  "open C2": [27, 27],
  "open C3": [28, 28],
  "open U3": [29, 29],
  play: [30, 44],
  "play A1": [30, 30],
  "play A2": [31, 31],
  "play A3": [32, 32],
  "play R1": [33, 33],
  "play R2": [34, 34],
  "play E1": [35, 35],
  "play E2": [36, 36],
  "play E3": [37, 37],
  "play S1": [38, 38],
  "play S2": [39, 39],
  "play S3": [40, 40],
  "play C1": [41, 41],
  "play C2": [42, 42],
  "play C3": [43, 43],
  "play U3": [44, 44],
  end: [45, 45],
  inquisition: [46, 49],
  "inquisition 0": [46, 46],
  "inquisition 1": [47, 47],
  "inquisition 2": [48, 48],
  "inquisition 3": [49, 49],
  assassination: [50, 50],
  purge: [51, 51],
  "holy-book": [52, 52],
  "divine-right": [53, 53],
  development: [54, 54],
  monopoly: [55, 55],
  experiment: [56, 56],
  research: [57, 57],
  oligarchy: [58, 58],
  republic: [59, 59],
  inspire: [60, 99],
  "inspire 0": [60, 69],
  "inspire 0 assassination": [60, 60],
  "inspire 0 purge": [61, 61],
  "inspire 0 holy-book": [62, 62],
  "inspire 0 divine-right": [63, 63],
  "inspire 0 development": [64, 64],
  "inspire 0 monopoly": [65, 65],
  "inspire 0 experiment": [66, 66],
  "inspire 0 research": [67, 67],
  "inspire 0 oligarchy": [68, 68],
  "inspire 0 republic": [69, 69],
  "inspire 1": [70, 79],
  "inspire 1 assassination": [70, 70],
  "inspire 1 purge": [71, 71],
  "inspire 1 holy-book": [72, 72],
  "inspire 1 divine-right": [73, 73],
  "inspire 1 development": [74, 74],
  "inspire 1 monopoly": [75, 75],
  "inspire 1 experiment": [76, 76],
  "inspire 1 research": [77, 77],
  "inspire 1 oligarchy": [78, 78],
  "inspire 1 republic": [79, 79],
  "inspire 2": [80, 89],
  "inspire 2 assassination": [80, 80],
  "inspire 2 purge": [81, 81],
  "inspire 2 holy-book": [82, 82],
  "inspire 2 divine-right": [83, 83],
  "inspire 2 development": [84, 84],
  "inspire 2 monopoly": [85, 85],
  "inspire 2 experiment": [86, 86],
  "inspire 2 research": [87, 87],
  "inspire 2 oligarchy": [88, 88],
  "inspire 2 republic": [89, 89],
  "inspire 3": [90, 99],
  "inspire 3 assassination": [90, 90],
  "inspire 3 purge": [91, 91],
  "inspire 3 holy-book": [92, 92],
  "inspire 3 divine-right": [93, 93],
  "inspire 3 development": [94, 94],
  "inspire 3 monopoly": [95, 95],
  "inspire 3 experiment": [96, 96],
  "inspire 3 research": [97, 97],
  "inspire 3 oligarchy": [98, 98],
  "inspire 3 republic": [99, 99],
  embargo: [100, 123],
  "embargo 0": [100, 105],
  "embargo 0 A": [100, 100],
  "embargo 0 R": [101, 101],
  "embargo 0 E": [102, 102],
  "embargo 0 S": [103, 103],
  "embargo 0 C": [104, 104],
  "embargo 0 U": [105, 105],
  "embargo 1": [106, 111],
  "embargo 1 A": [106, 106],
  "embargo 1 R": [107, 107],
  "embargo 1 E": [108, 108],
  "embargo 1 S": [109, 109],
  "embargo 1 C": [110, 110],
  "embargo 1 U": [111, 111],
  "embargo 2": [112, 117],
  "embargo 2 A": [112, 112],
  "embargo 2 R": [113, 113],
  "embargo 2 E": [114, 114],
  "embargo 2 S": [115, 115],
  "embargo 2 C": [116, 116],
  "embargo 2 U": [117, 117],
  "embargo 3": [118, 123],
  "embargo 3 A": [118, 118],
  "embargo 3 R": [119, 119],
  "embargo 3 E": [120, 120],
  "embargo 3 S": [121, 121],
  "embargo 3 C": [122, 122],
  "embargo 3 U": [123, 123],
  democracy: [124, 147],
  "democracy 0": [124, 129],
  "democracy 0 A": [124, 124],
  "democracy 0 R": [125, 125],
  "democracy 0 E": [126, 126],
  "democracy 0 S": [127, 127],
  "democracy 0 C": [128, 128],
  "democracy 0 U": [129, 129],
  "democracy 1": [130, 135],
  "democracy 1 A": [130, 130],
  "democracy 1 R": [131, 131],
  "democracy 1 E": [132, 132],
  "democracy 1 S": [133, 133],
  "democracy 1 C": [134, 134],
  "democracy 1 U": [135, 135],
  "democracy 2": [136, 141],
  "democracy 2 A": [136, 136],
  "democracy 2 R": [137, 137],
  "democracy 2 E": [138, 138],
  "democracy 2 S": [139, 139],
  "democracy 2 C": [140, 140],
  "democracy 2 U": [141, 141],
  "democracy 3": [142, 147],
  "democracy 3 A": [142, 142],
  "democracy 3 R": [143, 143],
  "democracy 3 E": [144, 144],
  "democracy 3 S": [145, 145],
  "democracy 3 C": [146, 146],
  "democracy 3 U": [147, 147],
  breakthrough: [148, 148],
  attack: [149, 154],
  "attack A": [149, 149],
  "attack R": [150, 150],
  "attack E": [151, 151],
  "attack S": [152, 152],
  "attack C": [153, 153],
  "attack U": [154, 154],
  discard: [155, 169],
  "discard A1": [155, 155],
  "discard A2": [156, 156],
  "discard A3": [157, 157],
  "discard R1": [158, 158],
  "discard R2": [159, 159],
  "discard E1": [160, 160],
  "discard E2": [161, 161],
  "discard E3": [162, 162],
  "discard S1": [163, 163],
  "discard S2": [164, 164],
  "discard S3": [165, 165],
  "discard C1": [166, 166],
  "discard C2": [167, 167],
  "discard C3": [168, 168],
  "discard U3": [169, 169],
  take: [170, 184],
  "take A1": [170, 170],
  "take A2": [171, 171],
  "take A3": [172, 172],
  "take R1": [173, 173],
  "take R2": [174, 174],
  "take E1": [175, 175],
  "take E2": [176, 176],
  "take E3": [177, 177],
  "take S1": [178, 178],
  "take S2": [179, 179],
  "take S3": [180, 180],
  "take C1": [181, 181],
  "take C2": [182, 182],
  "take C3": [183, 183],
  "take U3": [184, 184],
  give: [185, 199],
  "give A1": [185, 185],
  "give A2": [186, 186],
  "give A3": [187, 187],
  "give R1": [188, 188],
  "give R2": [189, 189],
  "give E1": [190, 190],
  "give E2": [191, 191],
  "give E3": [192, 192],
  "give S1": [193, 193],
  "give S2": [194, 194],
  "give S3": [195, 195],
  "give C1": [196, 196],
  "give C2": [197, 197],
  "give C3": [198, 198],
  "give U3": [199, 199],
  inspiration: [60, 99],
} as const;
export const LEVELS = [
  "novice",
  "planner",
  "search:30",
  "search:1000",
  "net",
  "net-search:12000",
] as const;
export const BREATH = 200 as const;
export const GLANCE = 300 as const;
export const SAMPLES = 4 as const;
export const PLANS = 300 as const;
export const SURE = 2 as const;
export const TRIES = 600 as const;
export const CARD_MARGIN = 1.0 as const;
export const CHANCE_MARGIN = 0.02 as const;
export const ROOM = 1048576 as const;
export const KEPT = {
  stairs: [1915, 256],
  slope: [480, 256],
  expected: [45, 256],
  first: [256],
  scale: [2, 256],
  enter: [2, 256, 256],
  enter_bias: [2, 256],
  leave: [2, 256, 256],
  leave_bias: [2, 256],
  last: [256],
  policy: [200, 256],
  policy_bias: [200],
  chances: [4, 256],
  chances_bias: [4],
  guess: [45, 256],
  guess_bias: [45],
} as const;
export const SIMULATIONS = 300 as const;
export const AGAIN = 4 as const;
export const MOST_BETTER = 3 as const;
export const DIGITS = 4 as const;
export const LEAD = 0.05 as const;
export const MARKS = { inaccuracy: 0.04, mistake: 0.08, blunder: 0.16 } as const;
export const REAL = 0.01 as const;
export const Z = 1.959964 as const;
export const FEWEST = 10 as const;
export const LINES = {
  "2": { at: 1075.1, falls: 321.0, levels: [-384.3, -310.5, -64.6, 69.7, 415.7, 551.0] },
  "3": { at: 897.8, falls: 261.8, levels: [-198.7, -179.8, -29.0, 45.6, 229.0, 327.4] },
  "4": { at: 990.1, falls: 279.3, levels: [-223.8, -143.9, -126.5, -73.2, 308.8, 330.4] },
} as const;
export const PROMISING = 3 as const;
export const SHARE = 3 as const;
export const CARDS = 104 as const;
export const REDEALS = 24 as const;
export const DEALS = 200 as const;
export interface State {
  players: bigint;
  teams: bigint;
  draft: bigint;
  edition: bigint;
  printing: bigint;
  level: bigint[];
  goal: bigint;
  deck: number[];
  top: bigint;
  bottom: bigint;
  removed: bigint;
  hand: bigint[];
  area: bigint[];
  pack: bigint[];
  centre: bigint;
  discard: bigint;
  tally: bigint[];
  embargo: bigint[];
  fresh: bigint;
  democracy: bigint[];
  coin_by: bigint;
  coin_on: bigint;
  coin_domain: bigint;
  sure: bigint[][];
  turn: bigint;
  seat: bigint;
  step: bigint;
  limit: bigint;
  used: bigint;
  barred: bigint;
  left_before: bigint;
  still: bigint;
  last_drawer: bigint;
  effect: bigint;
  verb: bigint;
  owed: bigint;
  plays: bigint;
  target: bigint;
  ending: bigint;
  winners: bigint;
  points: bigint[];
  legal: bigint[];
}
export const STATE: Layout<State> = {
  size: 784,
  fields: {
    players: { at: 0, kind: "i64", shape: [] },
    teams: { at: 8, kind: "i64", shape: [] },
    draft: { at: 16, kind: "i64", shape: [] },
    edition: { at: 24, kind: "i64", shape: [] },
    printing: { at: 32, kind: "i64", shape: [] },
    level: { at: 40, kind: "i64", shape: [2] },
    goal: { at: 56, kind: "i64", shape: [] },
    deck: { at: 64, kind: "u8", shape: [104] },
    top: { at: 168, kind: "i64", shape: [] },
    bottom: { at: 176, kind: "i64", shape: [] },
    removed: { at: 184, kind: "i64", shape: [] },
    hand: { at: 192, kind: "i64", shape: [4] },
    area: { at: 224, kind: "i64", shape: [4] },
    pack: { at: 256, kind: "i64", shape: [4] },
    centre: { at: 288, kind: "i64", shape: [] },
    discard: { at: 296, kind: "i64", shape: [] },
    tally: { at: 304, kind: "i64", shape: [4] },
    embargo: { at: 336, kind: "i64", shape: [4] },
    fresh: { at: 368, kind: "i64", shape: [] },
    democracy: { at: 376, kind: "i64", shape: [4] },
    coin_by: { at: 408, kind: "i64", shape: [] },
    coin_on: { at: 416, kind: "i64", shape: [] },
    coin_domain: { at: 424, kind: "i64", shape: [] },
    sure: { at: 432, kind: "i64", shape: [4, 5] },
    turn: { at: 592, kind: "i64", shape: [] },
    seat: { at: 600, kind: "i64", shape: [] },
    step: { at: 608, kind: "i64", shape: [] },
    limit: { at: 616, kind: "i64", shape: [] },
    used: { at: 624, kind: "i64", shape: [] },
    barred: { at: 632, kind: "i64", shape: [] },
    left_before: { at: 640, kind: "i64", shape: [] },
    still: { at: 648, kind: "i64", shape: [] },
    last_drawer: { at: 656, kind: "i64", shape: [] },
    effect: { at: 664, kind: "i64", shape: [] },
    verb: { at: 672, kind: "i64", shape: [] },
    owed: { at: 680, kind: "i64", shape: [] },
    plays: { at: 688, kind: "i64", shape: [] },
    target: { at: 696, kind: "i64", shape: [] },
    ending: { at: 704, kind: "i64", shape: [] },
    winners: { at: 712, kind: "i64", shape: [] },
    points: { at: 720, kind: "i64", shape: [4] },
    legal: { at: 752, kind: "i64", shape: [4] },
  },
};
export interface View {
  viewer: bigint;
  players: bigint;
  teams: bigint;
  draft: bigint;
  edition: bigint;
  printing: bigint;
  level: bigint[];
  goal: bigint;
  area: bigint[];
  centre: bigint;
  discard: bigint;
  tally: bigint[];
  embargo: bigint[];
  fresh: bigint;
  democracy: bigint[];
  coin_by: bigint;
  coin_on: bigint;
  coin_domain: bigint;
  turn: bigint;
  seat: bigint;
  step: bigint;
  limit: bigint;
  used: bigint;
  barred: bigint;
  left_before: bigint;
  still: bigint;
  last_drawer: bigint;
  effect: bigint;
  verb: bigint;
  owed: bigint;
  plays: bigint;
  target: bigint;
  ending: bigint;
  winners: bigint;
  points: bigint[];
  left: bigint;
  deck_eras: bigint[];
  hand_eras: bigint[][];
  sure: bigint[];
  hand: bigint[];
  pack: bigint;
  legal: bigint[];
}
export const VIEW: Layout<View> = {
  size: 640,
  fields: {
    viewer: { at: 0, kind: "i64", shape: [] },
    players: { at: 8, kind: "i64", shape: [] },
    teams: { at: 16, kind: "i64", shape: [] },
    draft: { at: 24, kind: "i64", shape: [] },
    edition: { at: 32, kind: "i64", shape: [] },
    printing: { at: 40, kind: "i64", shape: [] },
    level: { at: 48, kind: "i64", shape: [2] },
    goal: { at: 64, kind: "i64", shape: [] },
    area: { at: 72, kind: "i64", shape: [4] },
    centre: { at: 104, kind: "i64", shape: [] },
    discard: { at: 112, kind: "i64", shape: [] },
    tally: { at: 120, kind: "i64", shape: [4] },
    embargo: { at: 152, kind: "i64", shape: [4] },
    fresh: { at: 184, kind: "i64", shape: [] },
    democracy: { at: 192, kind: "i64", shape: [4] },
    coin_by: { at: 224, kind: "i64", shape: [] },
    coin_on: { at: 232, kind: "i64", shape: [] },
    coin_domain: { at: 240, kind: "i64", shape: [] },
    turn: { at: 248, kind: "i64", shape: [] },
    seat: { at: 256, kind: "i64", shape: [] },
    step: { at: 264, kind: "i64", shape: [] },
    limit: { at: 272, kind: "i64", shape: [] },
    used: { at: 280, kind: "i64", shape: [] },
    barred: { at: 288, kind: "i64", shape: [] },
    left_before: { at: 296, kind: "i64", shape: [] },
    still: { at: 304, kind: "i64", shape: [] },
    last_drawer: { at: 312, kind: "i64", shape: [] },
    effect: { at: 320, kind: "i64", shape: [] },
    verb: { at: 328, kind: "i64", shape: [] },
    owed: { at: 336, kind: "i64", shape: [] },
    plays: { at: 344, kind: "i64", shape: [] },
    target: { at: 352, kind: "i64", shape: [] },
    ending: { at: 360, kind: "i64", shape: [] },
    winners: { at: 368, kind: "i64", shape: [] },
    points: { at: 376, kind: "i64", shape: [4] },
    left: { at: 408, kind: "i64", shape: [] },
    deck_eras: { at: 416, kind: "i64", shape: [3] },
    hand_eras: { at: 440, kind: "i64", shape: [4, 3] },
    sure: { at: 536, kind: "i64", shape: [4] },
    hand: { at: 568, kind: "i64", shape: [4] },
    pack: { at: 600, kind: "i64", shape: [] },
    legal: { at: 608, kind: "i64", shape: [4] },
  },
};
export interface Answer {
  reason: bigint;
  effect: bigint;
  seat: bigint;
  domain: bigint;
  era: bigint;
  n: bigint;
  have: bigint;
}
export const ANSWER: Layout<Answer> = {
  size: 56,
  fields: {
    reason: { at: 0, kind: "i64", shape: [] },
    effect: { at: 8, kind: "i64", shape: [] },
    seat: { at: 16, kind: "i64", shape: [] },
    domain: { at: 24, kind: "i64", shape: [] },
    era: { at: 32, kind: "i64", shape: [] },
    n: { at: 40, kind: "i64", shape: [] },
    have: { at: 48, kind: "i64", shape: [] },
  },
};
export interface Lying {
  card: bigint;
  place: bigint;
  seat: bigint;
  domain: bigint;
}
export const LYING: Layout<Lying> = {
  size: 32,
  fields: {
    card: { at: 0, kind: "i64", shape: [] },
    place: { at: 8, kind: "i64", shape: [] },
    seat: { at: 16, kind: "i64", shape: [] },
    domain: { at: 24, kind: "i64", shape: [] },
  },
};
export interface Progress {
  cards: bigint[][];
  levels: bigint[][];
  needs: bigint[][];
  leads: bigint[];
  points: bigint[];
  ahead: bigint;
  decided_by: bigint;
  takers: bigint[];
}
export const PROGRESS: Layout<Progress> = {
  size: 704,
  fields: {
    cards: { at: 0, kind: "i64", shape: [4, 6] },
    levels: { at: 192, kind: "i64", shape: [4, 6] },
    needs: { at: 384, kind: "i64", shape: [4, 6] },
    leads: { at: 576, kind: "i64", shape: [4] },
    points: { at: 608, kind: "i64", shape: [4] },
    ahead: { at: 640, kind: "i64", shape: [] },
    decided_by: { at: 648, kind: "i64", shape: [] },
    takers: { at: 656, kind: "i64", shape: [6] },
  },
};
export interface SearchNode {
  decision: bigint;
  child: number;
  next: number;
  visits: number;
  open: number;
  prior: number;
  worth: number;
}
export const SEARCH_NODE: Layout<SearchNode> = {
  size: 40,
  fields: {
    decision: { at: 0, kind: "i64", shape: [] },
    child: { at: 8, kind: "i32", shape: [] },
    next: { at: 12, kind: "i32", shape: [] },
    visits: { at: 16, kind: "i32", shape: [] },
    open: { at: 20, kind: "i32", shape: [] },
    prior: { at: 24, kind: "f64", shape: [] },
    worth: { at: 32, kind: "f64", shape: [] },
  },
};
export interface NetNode {
  decision: bigint;
  child: number;
  next: number;
  visits: number;
  open: number;
  prior: number;
  worth: number;
  chance: number;
}
export const NET_NODE: Layout<NetNode> = {
  size: 48,
  fields: {
    decision: { at: 0, kind: "i64", shape: [] },
    child: { at: 8, kind: "i32", shape: [] },
    next: { at: 12, kind: "i32", shape: [] },
    visits: { at: 16, kind: "i32", shape: [] },
    open: { at: 20, kind: "i32", shape: [] },
    prior: { at: 24, kind: "f64", shape: [] },
    worth: { at: 32, kind: "f64", shape: [] },
    chance: { at: 40, kind: "f64", shape: [] },
  },
};
export interface Network extends Shared {
  table: Numbers<"f32">;
  expected: Numbers<"f32">;
  first: Numbers<"f32">;
  scale: Numbers<"f32">;
  enter: Numbers<"f32">;
  enter_bias: Numbers<"f32">;
  leave: Numbers<"f32">;
  leave_bias: Numbers<"f32">;
  last: Numbers<"f32">;
  policy: Numbers<"f32">;
  policy_bias: Numbers<"f32">;
  chances: Numbers<"f32">;
  chances_bias: Numbers<"f32">;
  guess: Numbers<"f32">;
  guess_bias: Numbers<"f32">;
}
export interface Sheet extends Shared {
  numbers: Numbers<"u8">;
  expected: Numbers<"f32">;
  body: Numbers<"f32">;
  inner: Numbers<"f32">;
  products: Numbers<"f32">;
  picked: Numbers<"i64">;
  factors: Numbers<"f32">;
  chances: Numbers<"f32">;
}
export interface SearchDesk extends Shared {
  nodes: Records<SearchNode>;
  size: Numbers<"i64">;
  tables: Records<State>;
  weights: Numbers<"f64">;
  explore: Numbers<"f64">;
  found: Numbers<"i64">;
  tried: Numbers<"f64">;
  best: Numbers<"f64">;
  path: Numbers<"i64">;
  seats: Numbers<"i64">;
}
export interface NetDesk extends Shared {
  nodes: Records<NetNode>;
  size: Numbers<"i64">;
  table: Records<State>;
  seen: Records<View>;
  weights: Network;
  sheet: Sheet;
  tuning: Numbers<"f64">;
  priors: Numbers<"f64">;
  best: Numbers<"f64">;
  mean: Numbers<"f64">;
  path: Numbers<"i64">;
  seats: Numbers<"i64">;
}
interface Exports extends Source {
  WEIGHTS: WebAssembly.Global;
  OWN_EYES: WebAssembly.Global;
  VALUE: WebAssembly.Global;
  set_table(
    states: number,
    i: number,
    players: number,
    edition: number,
    draft: number,
    teams: number,
  ): void;
  plant_seed(rngs: number, i: number, low: number, high: number, stream: number): void;
  below(rngs: number, i: number, n: number): number;
  draw_bits(rngs: number, i: number): number;
  shuffle_at(states: number, i: number, rngs: number): void;
  lay_deck_at(states: number, i: number, cards: number): void;
  begin(states: number, i: number): number;
  find_legal_at(states: number, i: number): number;
  decide_at(states: number, i: number, decision: number): void;
  decide_nth(states: number, i: number, n: number): number;
  decide_randomly(states: number, i: number, rngs: number): number;
  play_all(states: number, rngs: number, games: number): number;
  look(states: number, i: number, viewer: number, views: number, j: number): void;
  could_win(views: number, j: number, seat: number): number;
  unseen_cards(views: number, j: number): bigint;
  explain(
    views: number,
    j: number,
    first: number,
    last: number,
    answers: number,
    row: number,
  ): void;
  carry_out(
    views: number,
    j: number,
    decision: number,
    states: number,
    rngs: number,
    seen: number,
    ways: number,
  ): number;
  measure(boards: number, i: number, found: number, j: number): void;
  reveals(before: number, number: number, after: number, alone: number): number;
  seen(states: number, number: number, viewer: number): number;
  imagine(views: number, j: number, states: number, i: number, rngs: number, k: number): void;
  look_ahead(views: number, j: number, states: number, rngs: number, ahead: number): void;
  stops(views: number, j: number, decision: number, seat: number, domain: number): number;
  observe(views: number, j: number, out: number, row: number): void;
  step_ahead(views: number, samples: number, w: number, rngs: number, tables: number): number;
  step_values(
    views: number,
    samples: number,
    w: number,
    rngs: number,
    tables: number,
    values: number,
  ): void;
  plan_turn(views: number, samples: number, w: number, rngs: number, tables: number): number;
  turn_values(
    views: number,
    samples: number,
    w: number,
    rngs: number,
    tables: number,
    values: number,
  ): void;
  find_win(views: number, samples: number, w: number, rngs: number, tables: number): number;
  search_plant(desk: number, views: number, rngs: number): void;
  search_grow(
    desk: number,
    views: number,
    rngs: number,
    simulations: number,
    fixed: number,
    turns: number,
  ): void;
  search_visits(desk: number, visits: number): void;
  search_worths(desk: number, worths: number): void;
  lay_table(stairs: number, slope: number, table: number): void;
  choose(views: number, w: number, sheet: number): number;
  net_plant(desk: number, views: number, rngs: number): void;
  net_grow(desk: number, views: number, rngs: number, simulations: number): void;
  net_visits(desk: number, visits: number): void;
  weigh_all(desk: number, views: number, rngs: number, simulations: number, worths: number): void;
  room_for(simulations: number): number;
  pick_promising(views: number, worths: number, made: number, picked: number): number;
  search_after(
    desk: number,
    views: number,
    rngs: number,
    decision: number,
    simulations: number,
  ): number;
  foretell_all(views: number, weights: number, sheet: number, chances: number): void;
  measure_deal(
    states: number,
    rngs: number,
    samples: number,
    views: number,
    judge: number,
    player: number,
    sheet: number,
    chances: number,
  ): void;
  measure_luck(
    states: number,
    decision: number,
    rngs: number,
    samples: number,
    views: number,
    judge: number,
    player: number,
    sheet: number,
    chances: number,
  ): number;
}
/** Every function that was compiled, by its name in Python. */
export class Engine extends Memory {
  readonly #run: Exports;
  readonly weights: Numbers<"f64">;
  readonly ownEyes: Numbers<"f64">;
  readonly value: Numbers<"f64">;
  /** The engine of a WebAssembly file. */
  constructor(module: WebAssembly.Module) {
    const run = new WebAssembly.Instance(module).exports as unknown as Exports;
    super(run);
    this.#run = run;
    this.weights = this.constant("f64", run.WEIGHTS, 9);
    this.ownEyes = this.constant("f64", run.OWN_EYES, 9);
    this.value = this.constant("f64", run.VALUE, 4, 439);
  }

  /** A network without its weights. */
  makeNetwork(): Network {
    return this.group({
      table: this.numbers("f32", 4445, 256),
      expected: this.numbers("f32", 45, 256),
      first: this.numbers("f32", 256),
      scale: this.numbers("f32", 2, 256),
      enter: this.numbers("f32", 2, 256, 256),
      enter_bias: this.numbers("f32", 2, 256),
      leave: this.numbers("f32", 2, 256, 256),
      leave_bias: this.numbers("f32", 2, 256),
      last: this.numbers("f32", 256),
      policy: this.numbers("f32", 200, 256),
      policy_bias: this.numbers("f32", 200),
      chances: this.numbers("f32", 4, 256),
      chances_bias: this.numbers("f32", 4),
      guess: this.numbers("f32", 45, 256),
      guess_bias: this.numbers("f32", 45),
    });
  }

  /** An empty workspace. */
  makeSheet(): Sheet {
    return this.group({
      numbers: this.numbers("u8", 1, 480),
      expected: this.numbers("f32", 45),
      body: this.numbers("f32", 256),
      inner: this.numbers("f32", 2, 256),
      products: this.numbers("f32", 256),
      picked: this.numbers("i64", 484),
      factors: this.numbers("f32", 484),
      chances: this.numbers("f32", 4),
    });
  }

  /** An empty workspace. */
  makeSearchDesk(room: number): SearchDesk {
    return this.group({
      nodes: this.records(SEARCH_NODE, room),
      size: this.numbers("i64", 1),
      tables: this.records(STATE, 3),
      weights: this.value,
      explore: this.filled("f64", [0.1, 0.04]),
      found: this.numbers("i64", 40),
      tried: this.numbers("f64", 4),
      best: this.numbers("f64", 4),
      path: this.numbers("i64", 100),
      seats: this.numbers("i64", 100),
    });
  }

  /** An empty workspace. */
  makeNetDesk(room: number, weights: Network): NetDesk {
    return this.group({
      nodes: this.records(NET_NODE, room),
      size: this.numbers("i64", 1),
      table: this.records(STATE, 1),
      seen: this.records(VIEW, 1),
      weights,
      sheet: this.makeSheet(),
      tuning: this.filled("f64", [0.7, 1.5, 0.1]),
      priors: this.numbers("f64", 200),
      best: this.numbers("f64", 4),
      mean: this.numbers("f64", 4),
      path: this.numbers("i64", 100),
      seats: this.numbers("i64", 100),
    });
  }

  /** R2.1, R4.2, R7.1, R8.1: note at table i, where nothing lies yet, what was agreed. */
  setTable(
    states: Records<State>,
    i: number,
    players: number,
    edition: number,
    draft: number,
    teams: boolean,
  ): void {
    this.#run.set_table(states.at, i, players, edition, draft, Number(teams));
  }

  /** Start generator i: every seed and stream gives a different sequence. */
  plantSeed(rngs: Numbers<"i64">, i: number, low: number, high: number, stream: number): void {
    this.#run.plant_seed(rngs.at, i, low, high, stream);
  }

  /** A number from 0 to n - 1, all exactly equally likely. */
  below(rngs: Numbers<"i64">, i: number, n: number): number {
    return this.#run.below(rngs.at, i, n);
  }

  /** The next 32 random bits (xoshiro128++). */
  drawBits(rngs: Numbers<"i64">, i: number): number {
    return this.#run.draw_bits(rngs.at, i);
  }

  /** Shuffle a deck for game i with generator i. */
  shuffleAt(states: Records<State>, i: number, rngs: Numbers<"i64">): void {
    this.#run.shuffle_at(states.at, i, rngs.at);
  }

  /** R2.2, R2.3: put a given deck on table i, listed from top to bottom, then what is removed. */
  layDeckAt(states: Records<State>, i: number, cards: Numbers<"u8">): void {
    this.#run.lay_deck_at(states.at, i, cards.at);
  }

  /** Begin game i, whose deck is ready; return how many decisions are legal. */
  begin(states: Records<State>, i: number): number {
    return this.#run.begin(states.at, i);
  }

  /** Find what can be decided in game i; return how many decisions are legal. */
  findLegalAt(states: Records<State>, i: number): number {
    return this.#run.find_legal_at(states.at, i);
  }

  /** Carry out one legal decision in game i. */
  decideAt(states: Records<State>, i: number, decision: number): void {
    this.#run.decide_at(states.at, i, decision);
  }

  /** Carry out the n-th legal decision in game i; return how many are legal afterwards. */
  decideNth(states: Records<State>, i: number, n: number): number {
    return this.#run.decide_nth(states.at, i, n);
  }

  /** Carry out a random legal decision of game i, all equally likely, and return it. */
  decideRandomly(states: Records<State>, i: number, rngs: Numbers<"i64">): number {
    return this.#run.decide_randomly(states.at, i, rngs.at);
  }

  /** Play that many random games at every table; return how many decisions they took. */
  playAll(states: Records<State>, rngs: Numbers<"i64">, games: number): number {
    return this.#run.play_all(states.at, rngs.at, games);
  }

  /** R9: write into view j everything that the viewer knows about game i. */
  look(states: Records<State>, i: number, viewer: number, views: Records<View>, j: number): void {
    this.#run.look(states.at, i, viewer, views.at, j);
  }

  /** R7.1: the Domains, one bit each, in which the seat could have enough when its turn ends. */
  couldWin(views: Records<View>, j: number, seat: number): number {
    return this.#run.could_win(views.at, j, seat);
  }

  /** R9.4: the pile of all cards whose place the viewer of view j doesn't know. */
  unseenCards(views: Records<View>, j: number): bigint {
    return this.#run.unseen_cards(views.at, j);
  }

  /** Write why view j's seat can make none of these decisions, or NOTHING if it can make one. */
  explain(
    views: Records<View>,
    j: number,
    first: number,
    last: number,
    answers: Records<Answer>,
    row: number,
  ): void {
    this.#run.explain(views.at, j, first, last, answers.at, row);
  }

  /** Carry the decision out on a table that fits view j; write what all see before and after. */
  carryOut(
    views: Records<View>,
    j: number,
    decision: number,
    states: Records<State>,
    rngs: Numbers<"i64">,
    seen: Records<View>,
    ways: Records<Lying>,
  ): number {
    return this.#run.carry_out(views.at, j, decision, states.at, rngs.at, seen.at, ways.at);
  }

  /** Write everyone's progress at a table, which can be a state or a view. */
  measure(boards: Records<View>, i: number, found: Records<Progress>, j: number): void {
    this.#run.measure(boards.at, i, found.at, j);
  }

  /** Whether the decision between the first states revealed anything, to the seat if `alone`. */
  reveals(before: Records<State>, number: number, after: Records<State>, alone: boolean): boolean {
    return this.#run.reveals(before.at, number, after.at, Number(alone)) !== 0;
  }

  /** R9.1: the decision being made, as the viewer sees it: two that look the same are equal. */
  seen(states: Records<State>, number: number, viewer: number): number {
    return this.#run.seen(states.at, number, viewer);
  }

  /** Write into state i a table that fits view j, drawn with generator k. */
  imagine(
    views: Records<View>,
    j: number,
    states: Records<State>,
    i: number,
    rngs: Numbers<"i64">,
    k: number,
  ): void {
    this.#run.imagine(views.at, j, states.at, i, rngs.at, k);
  }

  /** Write into the first view ahead what the viewer of view j would see in step 2 of its turn. */
  lookAhead(
    views: Records<View>,
    j: number,
    states: Records<State>,
    rngs: Numbers<"i64">,
    ahead: Records<View>,
  ): void {
    this.#run.look_ahead(views.at, j, states.at, rngs.at, ahead.at);
  }

  /** R5.3, R5.9, R5.15: whether a decision of view j's seat would hold up a seat's Domain. */
  stops(views: Records<View>, j: number, decision: number, seat: number, domain: number): boolean {
    return this.#run.stops(views.at, j, decision, seat, domain) !== 0;
  }

  /** Write view j into a row of observations. */
  observe(views: Records<View>, j: number, out: Numbers<"u8">, row: number): void {
    this.#run.observe(views.at, j, out.at, row);
  }

  /** Greedy: the decision after which the position is best, over a few imagined tables. */
  stepAhead(
    views: Records<View>,
    samples: number,
    w: Numbers<"f64">,
    rngs: Numbers<"i64">,
    tables: Records<State>,
  ): number {
    return this.#run.step_ahead(views.at, samples, w.at, rngs.at, tables.at);
  }

  /** Add how good the position is after each legal decision, over a few imagined tables. */
  stepValues(
    views: Records<View>,
    samples: number,
    w: Numbers<"f64">,
    rngs: Numbers<"i64">,
    tables: Records<State>,
    values: Numbers<"f64">,
  ): void {
    this.#run.step_values(views.at, samples, w.at, rngs.at, tables.at, values.at);
  }

  /** Planner: the decision that begins the best turn, over a few imagined tables. */
  planTurn(
    views: Records<View>,
    samples: number,
    w: Numbers<"f64">,
    rngs: Numbers<"i64">,
    tables: Records<State>,
  ): number {
    return this.#run.plan_turn(views.at, samples, w.at, rngs.at, tables.at);
  }

  /** Add how good the best turn is that begins with each decision, over the imagined tables. */
  turnValues(
    views: Records<View>,
    samples: number,
    w: Numbers<"f64">,
    rngs: Numbers<"i64">,
    tables: Records<State>,
    values: Numbers<"f64">,
  ): void {
    this.#run.turn_values(views.at, samples, w.at, rngs.at, tables.at, values.at);
  }

  /** The decision that begins a turn which wins at all imagined tables, or NOTHING. */
  findWin(
    views: Records<View>,
    samples: number,
    w: Numbers<"f64">,
    rngs: Numbers<"i64">,
    tables: Records<State>,
  ): number {
    return this.#run.find_win(views.at, samples, w.at, rngs.at, tables.at);
  }

  /** Begin a new tree, and imagine the table that a search with a fixed sample keeps. */
  searchPlant(desk: SearchDesk, views: Records<View>, rngs: Numbers<"i64">): void {
    this.#run.search_plant(desk.at, views.at, rngs.at);
  }

  /** Continue the search: every simulation at a table of its own, or all at the fixed sample. */
  searchGrow(
    desk: SearchDesk,
    views: Records<View>,
    rngs: Numbers<"i64">,
    simulations: number,
    fixed: boolean,
    turns: number,
  ): void {
    this.#run.search_grow(desk.at, views.at, rngs.at, simulations, Number(fixed), turns);
  }

  /** Add how often every decision was tried at the root. */
  searchVisits(desk: SearchDesk, visits: Numbers<"i64">): void {
    this.#run.search_visits(desk.at, visits.at);
  }

  /** What every decision at the root is worth: its first estimate and its visits on average. */
  searchWorths(desk: SearchDesk, worths: Numbers<"f64">): void {
    this.#run.search_worths(desk.at, worths.at);
  }

  /** Add what each number at each place adds: its slope, and the stairs up to it. */
  layTable(stairs: Numbers<"f32">, slope: Numbers<"f32">, table: Numbers<"f32">): void {
    this.#run.lay_table(stairs.at, slope.at, table.at);
  }

  /** The legal decision that the network favours most; ties go to the lowest number. */
  choose(views: Records<View>, w: Network, sheet: Sheet): number {
    return this.#run.choose(views.at, w.at, sheet.at);
  }

  /** Begin a new tree. */
  netPlant(desk: NetDesk, views: Records<View>, rngs: Numbers<"i64">): void {
    this.#run.net_plant(desk.at, views.at, rngs.at);
  }

  /** Continue the search: every simulation at a table of its own. */
  netGrow(desk: NetDesk, views: Records<View>, rngs: Numbers<"i64">, simulations: number): void {
    this.#run.net_grow(desk.at, views.at, rngs.at, simulations);
  }

  /** Add how often every decision was tried at the root. */
  netVisits(desk: NetDesk, visits: Numbers<"i64">): void {
    this.#run.net_visits(desk.at, visits.at);
  }

  /** Write the deciding seat's chance of winning with each legal decision. */
  weighAll(
    desk: NetDesk,
    views: Records<View>,
    rngs: Numbers<"i64">,
    simulations: number,
    worths: Numbers<"f64">,
  ): void {
    this.#run.weigh_all(desk.at, views.at, rngs.at, simulations, worths.at);
  }

  /** Enough nodes for the search, or as many as a tree can have. */
  roomFor(simulations: number): number {
    return this.#run.room_for(simulations);
  }

  /** Write the legal decisions that are worth most, and the one made; return how many. */
  pickPromising(
    views: Records<View>,
    worths: Numbers<"f64">,
    made: number,
    picked: Numbers<"i64">,
  ): number {
    return this.#run.pick_promising(views.at, worths.at, made, picked.at);
  }

  /** The viewer's chance of winning after a decision, every simulation at its own table. */
  searchAfter(
    desk: NetDesk,
    views: Records<View>,
    rngs: Numbers<"i64">,
    decision: number,
    simulations: number,
  ): number {
    return this.#run.search_after(desk.at, views.at, rngs.at, decision, simulations);
  }

  /** Write the network's chances of all seats without search, from seat 0. */
  foretellAll(views: Records<View>, weights: Network, sheet: Sheet, chances: Numbers<"f64">): void {
    this.#run.foretell_all(views.at, weights.at, sheet.at, chances.at);
  }

  /** The same for the deal of game 0, whose deck is ready. */
  measureDeal(
    states: Records<State>,
    rngs: Numbers<"i64">,
    samples: number,
    views: Records<View>,
    judge: Network,
    player: Network,
    sheet: Sheet,
    chances: Numbers<"f64">,
  ): void {
    this.#run.measure_deal(
      states.at,
      rngs.at,
      samples,
      views.at,
      judge.at,
      player.at,
      sheet.at,
      chances.at,
    );
  }

  /** Carry out a decision in game 0, and return how many cards were drawn. */
  measureLuck(
    states: Records<State>,
    decision: number,
    rngs: Numbers<"i64">,
    samples: number,
    views: Records<View>,
    judge: Network,
    player: Network,
    sheet: Sheet,
    chances: Numbers<"f64">,
  ): number {
    return this.#run.measure_luck(
      states.at,
      decision,
      rngs.at,
      samples,
      views.at,
      judge.at,
      player.at,
      sheet.at,
      chances.at,
    );
  }
}
