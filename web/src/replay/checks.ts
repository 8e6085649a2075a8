// Checks what a record claims about its shuffle, step by step.
import type { Entry } from "../protocol";
import { PLAYERS } from "../rules";
import { type Dealt, draw, hash, readShuffle, type Shuffle } from "./proof";

export type Step =
  "form" | "commitment" | "shown" | "own" | "people" | "seed" | "lot" | "deck" | "removed";

export interface Check {
  step: Step;
  good: boolean;
  /** The compared values, each with the key of its label. */
  values: [label: Label, value: string][];
}

export type Label =
  "secret" | "hash" | "commitment" | "contribution" | "seed" | "drawn" | "recorded" | "mine";

/** This browser's contribution, with the server's commitment it had seen before. */
export interface Kept {
  commitment: string;
  chair: number;
  contribution: string;
}

/** Evidence besides the record. */
export interface Witness {
  kept: readonly Kept[];
  /** The table's log, if it is available. */
  log: readonly Entry[] | null;
}

export interface Verdict {
  checks: Check[];
  good: boolean;
  /** The chair drawn for seat 0. */
  first: number;
  /** Whether any person contributed: among bots alone the server draws for itself. */
  people: boolean;
}

export function verify(record: unknown, witness: Witness): Verdict {
  const shuffle = readShuffle(record);
  if (shuffle === null || !isDealt(record)) {
    const checks: Check[] = [{ step: "form", good: false, values: [] }];
    return { checks, good: false, first: 0, people: false };
  }
  const committed = witness.log === null ? null : ceremony(witness.log);
  const checks = [
    commitment(shuffle),
    ...own(shuffle, witness.kept),
    ...people(shuffle, committed),
    ...drawn(shuffle, record),
  ];
  return {
    checks,
    good: checks.every((check) => check.good),
    first: draw(shuffle, record).first,
    people: committed === null || committed.commitments.size > 0,
  };
}

function isDealt(record: unknown): record is Dealt {
  const given = record as Partial<Dealt>;
  return (
    typeof given.edition === "string" &&
    typeof given.setup === "string" &&
    typeof given.teams === "boolean" &&
    PLAYERS.some((each) => each === given.players) &&
    [given.deck, given.removed].every((cards) => Array.isArray(cards))
  );
}

function commitment(shuffle: Shuffle): Check {
  const found = hash(shuffle.secret);
  return {
    step: "commitment",
    good: found === shuffle.commitment,
    values: [
      ["secret", shuffle.secret],
      ["hash", found],
      ["commitment", shuffle.commitment],
    ],
  };
}

/** Checks against what this browser remembers of the shuffle, if it took part. */
function own(shuffle: Shuffle, kept: readonly Kept[]): Check[] {
  const used = kept.filter((each) => shuffle.contributions[each.chair] === each.contribution);
  const meant = kept.filter((each) => each.commitment === shuffle.commitment);
  const there = new Set([...used, ...meant]);
  return [...there].flatMap<Check>((each) => [
    {
      step: "shown",
      good: each.commitment === shuffle.commitment,
      values: [["commitment", each.commitment]],
    },
    {
      step: "own",
      good: used.includes(each),
      values: [
        ["mine", each.contribution],
        ["recorded", shuffle.contributions[each.chair] ?? "–"],
      ],
    },
  ]);
}

interface Ceremony {
  commitments: Map<number, string>;
  /** Whether nobody committed after the first reveal. */
  inOrder: boolean;
}

/** The commitments of the last shuffle in the table's log. */
function ceremony(log: readonly Entry[]): Ceremony {
  const found: Ceremony = { commitments: new Map(), inOrder: true };
  let revealed = false;
  for (const what of log.flatMap((entry) => entry.happened)) {
    if (what.type === "reshuffle") {
      found.commitments.clear();
      [found.inOrder, revealed] = [true, false];
    } else if (what.type === "left") found.commitments.delete(what.chair);
    else if (what.type === "committed") {
      found.commitments.set(what.chair, what.commitment);
      if (revealed) found.inOrder = false;
    } else if (what.type === "revealed") revealed = true;
  }
  return found;
}

function people(shuffle: Shuffle, seen: Ceremony | null): Check[] {
  if (seen === null || seen.commitments.size === 0) return [];
  const { commitments, inOrder } = seen;
  const rows = shuffle.contributions.flatMap((contribution, chair) =>
    contribution === null
      ? []
      : [{ contribution, found: hash(contribution), promised: commitments.get(chair) ?? "–" }],
  );
  return [
    {
      step: "people",
      good:
        inOrder &&
        rows.length === commitments.size &&
        rows.every((row) => row.found === row.promised),
      values: rows.flatMap<[Label, string]>((row) => [
        ["contribution", row.contribution],
        ["hash", row.found],
        ["commitment", row.promised],
      ]),
    },
  ];
}

function drawn(shuffle: Shuffle, record: Dealt): Check[] {
  const again = draw(shuffle, record);
  const away = [...again.removed].sort();
  const laid = [...record.removed].sort();
  const checks: Check[] = [
    { step: "seed", good: true, values: [["seed", again.seed]] },
    {
      step: "lot",
      good: again.first === shuffle.first,
      values: [
        ["drawn", String(again.first + 1)],
        ["recorded", String(shuffle.first + 1)],
      ],
    },
    {
      step: "deck",
      good: again.deck.join(" ") === record.deck.join(" "),
      values: [
        ["drawn", again.deck.join(" ")],
        ["recorded", record.deck.join(" ")],
      ],
    },
  ];
  if (away.length || laid.length)
    checks.push({
      step: "removed",
      good: away.join(" ") === laid.join(" "),
      values: [
        ["drawn", away.join(" ")],
        ["recorded", laid.join(" ")],
      ],
    });
  return checks;
}
