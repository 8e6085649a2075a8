// Why something is refused: a code for programs and a text for people.
import type { Error as Refusal } from "../protocol";

export type Code = Refusal["code"];

export class Problem extends Error {
  constructor(
    readonly code: Code,
    text: string,
    /** Whether who asked has missed the position, and is told it. */
    readonly withPosition = false,
  ) {
    super(text);
  }
}

/** A problem as the page is told about it. */
export function refusalOf(problem: Problem, id: string | null = null): Refusal {
  const { code, message: text } = problem;
  return { type: "error", code, text, id, standing: null, views: null, number: null, until: null };
}
