// The facts of the rules, made of `rules/facts.py` by `make docs`; a test checks that they agree.
export const VERSION = 1 as const;
export const DOMAINS = ["A", "R", "E", "S", "C", "U"] as const;
export const ERAS = [1, 2, 3] as const;
export const KINDS = ["A1", "A2", "A3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3"] as const;
export const PRINTED = {"A": [8, 8, 4], "R": [8, 8, 0], "E": [4, 4, 8], "S": [4, 8, 8], "C": [4, 4, 8], "U": [0, 0, 16]} as const;
export const PLAYERS = [2, 3, 4] as const;
export const BY_PLAYERS = {
  2: {"level1": 3, "level2": 5, "goal": 8, "aside": 3, "cards": 95},
  3: {"level1": 3, "level2": 5, "goal": 7, "aside": 3, "cards": 95},
  4: {"level1": 2, "level2": 4, "goal": 7, "aside": 0, "cards": 104},
} as const;
export const TEAMS = [[0, 2], [1, 3]] as const;
export const SETUPS = ["base", "draft"] as const;
export const DEALT = {"base": 3, "draft": 4} as const;
export const HAND_LIMIT = 3 as const;
export const STILL_ROUNDS = 10 as const;
export const USUAL = {"players": 3, "edition": "consensus", "setup": "base", "teams": false} as const;
export const EDITIONS = ["consensus", "uk", "ro", "el", "pt", "it"] as const;
export const DIFFERENCES = [
  {"name": "centre", "rule": "R2.5", "editions": ["uk"]},
  {"name": "embargo", "rule": "R5.9", "editions": ["ro", "pt"]},
  {"name": "democracy", "rule": "R5.15", "editions": ["pt"]},
  {"name": "card", "rule": "R5.15", "editions": ["ro", "pt"]},
  {"name": "coin", "rule": "R6.3", "editions": ["ro"]},
  {"name": "last", "rule": "R7.2", "editions": ["pt"]},
] as const;
export const EFFECTS = [
  {"effect": "assassination", "domain": "A", "rule": "R5.1", "takes": "level1", "whom": null},
  {"effect": "purge", "domain": "A", "rule": "R5.2", "takes": "level2", "whom": null},
  {"effect": "holy-book", "domain": "R", "rule": "R5.4", "takes": "level1", "whom": null},
  {"effect": "divine-right", "domain": "R", "rule": "R5.5", "takes": "level2", "whom": null},
  {"effect": "development", "domain": "E", "rule": "R5.7", "takes": "level1", "whom": null},
  {"effect": "monopoly", "domain": "E", "rule": "R5.8", "takes": "level2", "whom": null},
  {"effect": "experiment", "domain": "S", "rule": "R5.10", "takes": "level1", "whom": null},
  {"effect": "research", "domain": "S", "rule": "R5.11", "takes": "level2", "whom": null},
  {"effect": "oligarchy", "domain": "U", "rule": "R5.13", "takes": "level1", "whom": null},
  {"effect": "republic", "domain": "U", "rule": "R5.14", "takes": "level2", "whom": null},
  {"effect": "attack", "domain": "A", "rule": "R5.3", "takes": "discard", "whom": null},
  {"effect": "inquisition", "domain": "R", "rule": "R5.6", "takes": "discard", "whom": {"consensus": "another", "uk": "another", "ro": "another", "el": "another", "pt": "another", "it": "another"}},
  {"effect": "embargo", "domain": "E", "rule": "R5.9", "takes": "discard", "whom": {"consensus": "any", "uk": "any", "ro": "another", "el": "any", "pt": "another", "it": "any"}},
  {"effect": "breakthrough", "domain": "S", "rule": "R5.12", "takes": "discard", "whom": null},
  {"effect": "democracy", "domain": "U", "rule": "R5.15", "takes": "discard", "whom": {"consensus": "any-with-card", "uk": "any-with-card", "ro": "any", "el": "any-with-card", "pt": "another", "it": "any-with-card"}},
  {"effect": "inspiration", "domain": "C", "rule": "R6.1", "takes": "lead", "whom": {"consensus": "another", "uk": "another", "ro": "another", "el": "another", "pt": "another", "it": "another"}},
] as const;
export const TOKENS = ["keep A1", "keep A2", "keep A3", "keep R1", "keep R2", "keep E1", "keep E2", "keep E3", "keep S1", "keep S2", "keep S3", "keep C1", "keep C2", "keep C3", "keep U3", "open A1", "open A2", "open A3", "open R1", "open R2", "open E1", "open E2", "open E3", "open S1", "open S2", "open S3", "open C1", "open C2", "open C3", "open U3", "play A1", "play A2", "play A3", "play R1", "play R2", "play E1", "play E2", "play E3", "play S1", "play S2", "play S3", "play C1", "play C2", "play C3", "play U3", "end", "inquisition 0", "inquisition 1", "inquisition 2", "inquisition 3", "assassination", "purge", "holy-book", "divine-right", "development", "monopoly", "experiment", "research", "oligarchy", "republic", "inspire 0 assassination", "inspire 0 purge", "inspire 0 holy-book", "inspire 0 divine-right", "inspire 0 development", "inspire 0 monopoly", "inspire 0 experiment", "inspire 0 research", "inspire 0 oligarchy", "inspire 0 republic", "inspire 1 assassination", "inspire 1 purge", "inspire 1 holy-book", "inspire 1 divine-right", "inspire 1 development", "inspire 1 monopoly", "inspire 1 experiment", "inspire 1 research", "inspire 1 oligarchy", "inspire 1 republic", "inspire 2 assassination", "inspire 2 purge", "inspire 2 holy-book", "inspire 2 divine-right", "inspire 2 development", "inspire 2 monopoly", "inspire 2 experiment", "inspire 2 research", "inspire 2 oligarchy", "inspire 2 republic", "inspire 3 assassination", "inspire 3 purge", "inspire 3 holy-book", "inspire 3 divine-right", "inspire 3 development", "inspire 3 monopoly", "inspire 3 experiment", "inspire 3 research", "inspire 3 oligarchy", "inspire 3 republic", "embargo 0 A", "embargo 0 R", "embargo 0 E", "embargo 0 S", "embargo 0 C", "embargo 0 U", "embargo 1 A", "embargo 1 R", "embargo 1 E", "embargo 1 S", "embargo 1 C", "embargo 1 U", "embargo 2 A", "embargo 2 R", "embargo 2 E", "embargo 2 S", "embargo 2 C", "embargo 2 U", "embargo 3 A", "embargo 3 R", "embargo 3 E", "embargo 3 S", "embargo 3 C", "embargo 3 U", "democracy 0 A", "democracy 0 R", "democracy 0 E", "democracy 0 S", "democracy 0 C", "democracy 0 U", "democracy 1 A", "democracy 1 R", "democracy 1 E", "democracy 1 S", "democracy 1 C", "democracy 1 U", "democracy 2 A", "democracy 2 R", "democracy 2 E", "democracy 2 S", "democracy 2 C", "democracy 2 U", "democracy 3 A", "democracy 3 R", "democracy 3 E", "democracy 3 S", "democracy 3 C", "democracy 3 U", "breakthrough", "attack A", "attack R", "attack E", "attack S", "attack C", "attack U", "discard A1", "discard A2", "discard A3", "discard R1", "discard R2", "discard E1", "discard E2", "discard E3", "discard S1", "discard S2", "discard S3", "discard C1", "discard C2", "discard C3", "discard U3", "take A1", "take A2", "take A3", "take R1", "take R2", "take E1", "take E2", "take E3", "take S1", "take S2", "take S3", "take C1", "take C2", "take C3", "take U3", "give A1", "give A2", "give A3", "give R1", "give R2", "give E1", "give E2", "give E3", "give S1", "give S2", "give S3", "give C1", "give C2", "give C3", "give U3"] as const;
export const RECORD = "impera/1" as const;
export const PACKED = {"pile": [["A1", 0, 15], ["A2", 4, 15], ["A3", 8, 15], ["R1", 12, 15], ["R2", 16, 15], ["E1", 20, 15], ["E2", 24, 15], ["E3", 28, 15], ["S1", 32, 15], ["S2", 36, 15], ["S3", 40, 15], ["C1", 44, 15], ["C2", 48, 15], ["C3", 52, 15], ["U3", 56, 63]], "embargo": [["A", "E1", 0, 7], ["A", "E2", 3, 7], ["A", "E3", 6, 15], ["R", "E1", 10, 7], ["R", "E2", 13, 7], ["R", "E3", 16, 15], ["E", "E1", 20, 7], ["E", "E2", 23, 7], ["E", "E3", 26, 15], ["S", "E1", 30, 7], ["S", "E2", 33, 7], ["S", "E3", 36, 15], ["C", "E1", 40, 7], ["C", "E2", 43, 7], ["C", "E3", 46, 15], ["U", "E1", 50, 7], ["U", "E2", 53, 7], ["U", "E3", 56, 15]], "democracy": [["A", "U3", 0, 255], ["R", "U3", 8, 255], ["E", "U3", 16, 255], ["S", "U3", 24, 255], ["C", "U3", 32, 255], ["U", "U3", 40, 255]]} as const;

export type Domain = (typeof DOMAINS)[number];
export type Era = (typeof ERAS)[number];
export type Kind = (typeof KINDS)[number];
export type Players = (typeof PLAYERS)[number];
export type Setup = (typeof SETUPS)[number];
export type Edition = (typeof EDITIONS)[number];
export type Effect = (typeof EFFECTS)[number];
export type EffectName = Effect["effect"];
export type Takes = Effect["takes"];
export type Whom = NonNullable<Effect["whom"]>[Edition];
export type Difference = (typeof DIFFERENCES)[number];
export type Token = (typeof TOKENS)[number];
