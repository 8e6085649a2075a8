// A rule's text split into runs: plain, a name or a link to a rule, with search words marked.
import { find, type Range } from "./search";

export interface Piece {
  text: string;
  marked: boolean;
}

export interface Run {
  kind: "plain" | "name" | "rule";
  text: string;
  pieces: Piece[];
}

const PARTS = /\*([^*]+)\*|([RQ]\d+\.\d+)/g;

function parts(text: string): [Run["kind"], string][] {
  const found: [Run["kind"], string][] = [];
  let at = 0;
  for (const match of text.matchAll(PARTS)) {
    found.push(["plain", text.slice(at, match.index)]);
    found.push(match[1] === undefined ? ["rule", match[0]] : ["name", match[1]]);
    at = match.index + match[0].length;
  }
  found.push(["plain", text.slice(at)]);
  return found.filter(([, words]) => words);
}

/** The text as it is read, without markup. */
export function bare(text: string): string {
  return text.replaceAll("*", "");
}

/** A text in runs, with every occurrence of the words marked. */
export function runsOf(text: string, words: readonly string[]): Run[] {
  const found = words.flatMap((word) => find(bare(text), [word]) ?? []);
  let at = 0;
  return parts(text).map(([kind, words]) => {
    const start = at;
    at += words.length;
    return { kind, text: words, pieces: cut(words, start, found) };
  });
}

function cut(text: string, start: number, found: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [place, letter] of text.split("").entries()) {
    const marked = found.some(([from, to]) => from <= start + place && start + place < to);
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += letter;
    else pieces.push({ text: letter, marked });
  }
  return pieces;
}
