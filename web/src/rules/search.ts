// Text search that ignores case and accents.

/** A text prepared for comparison, with the original position of each letter. */
interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;

/** One letter without case and accents; empty for a lone accent or apostrophe. */
function plain(letter: string): string {
  return letter
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(APOSTROPHES, "")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("ґ", "г");
}

export function fold(text: string): Folded {
  const folded: Folded = { text: "", starts: [], ends: [] };
  let at = 0;
  for (const letter of text) {
    const start = at;
    at += letter.length;
    const bare = plain(letter);
    // A letter that folds to nothing belongs to the one before it.
    if (!bare && folded.ends.length) folded.ends[folded.ends.length - 1] = at;
    for (const unit of bare.split("")) {
      folded.text += unit;
      folded.starts.push(start);
      folded.ends.push(at);
    }
  }
  return folded;
}

/** The words in a search. */
export function wordsOf(wanted: string): string[] {
  return [...new Set(fold(wanted).text.split(/\s+/).filter(Boolean))];
}

export type Range = readonly [start: number, end: number];

/** Where the words occur in a text, in order and without overlaps; null if one is missing. */
export function find(text: string, words: readonly string[]): Range[] | null {
  const folded = fold(text);
  const found: Range[] = [];
  for (const word of words) {
    let at = folded.text.indexOf(word);
    if (at < 0) return null;
    for (; at >= 0; at = folded.text.indexOf(word, at + word.length))
      found.push([folded.starts[at] ?? 0, folded.ends[at + word.length - 1] ?? 0]);
  }
  return joined(found);
}

function joined(ranges: Range[]): Range[] {
  const sorted = ranges.sort(([a], [b]) => a - b);
  const result: Range[] = [];
  for (const [start, end] of sorted) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
