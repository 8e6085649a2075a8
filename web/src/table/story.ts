// What happened, told by turns: who did what, and what came in between. No DOM here.
import type { Sayings } from "../board/sayings";
import { tokenFor } from "../board/sayings";
import { domainOfToken } from "../effects";
import type { Entry, Happened } from "../protocol";
import type { Domain } from "../rules";

export interface Line {
  key: string;
  text: string;
  what: Happened;
  /** The Domain of the card or effect, if it was a decision about one. */
  domain: Domain | null;
}

/** The decisions of one seat in a row, up to the end of its turn; or, without a seat, news. */
export interface Chapter {
  key: string;
  seat: number | null;
  lines: Line[];
}

/** The log in chapters. */
export function chapters(log: readonly Entry[], sayings: Sayings): Chapter[] {
  const found: Chapter[] = [];
  let open = false;
  for (const line of lines(log, sayings)) {
    const { what } = line;
    const seat = what.type === "decided" || what.type === "undone" ? what.seat : null;
    const last = found.at(-1);
    if (last && last.seat === seat && (seat === null ? false : open)) last.lines.push(line);
    else found.push({ key: line.key, seat, lines: [line] });
    open = !(what.type === "decided" && what.decision === "end");
  }
  return found;
}

/** The chapters of others since a seat last decided. */
export function since(all: readonly Chapter[], seat: number | null): Chapter[] {
  const last = all.findLastIndex((chapter) => seat !== null && chapter.seat === seat);
  return all.slice(last + 1).filter((chapter) => chapter.seat !== null);
}

/** The lines, each with a key that stays the same when earlier ones are added. */
function lines(log: readonly Entry[], sayings: Sayings): Line[] {
  let [number, place] = [0, 0];
  return log.flatMap((entry) =>
    entry.happened.flatMap((what) => {
      // What only you are told has the number of what came before it.
      [number, place] = [entry.number, entry.number === number ? place + 1 : 0];
      const text = sayings.happened(what);
      const token = what.type === "decided" ? tokenFor(what, sayings.reader) : null;
      const domain = token === null ? null : domainOfToken(token);
      return text ? [{ key: `${number}.${place}`, text, what, domain }] : [];
    }),
  );
}
