// What made a seat's result, in the order in which it is shown.
import type { Account } from "../protocol";

type Key = "luck" | "errors" | "gifts" | "rest";

/** The parts between the chance before the deal and the result. */
export function partsOf({ luck, errors, gifts, rest }: Account): { key: Key; part: number }[] {
  return [
    { key: "luck", part: luck },
    { key: "errors", part: errors },
    { key: "gifts", part: gifts.reduce((sum, gift) => sum + gift, 0) },
    { key: "rest", part: rest },
  ];
}
