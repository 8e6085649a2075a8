// The one line to the house in this browser, started when it is first needed.
import { Line, type LineSocket, type Trouble } from "./line";

let troubles = $state.raw<readonly Trouble[]>([]);

export const here = {
  /** What is worse than it could be, such as a storage that is full. */
  get troubles(): readonly Trouble[] {
    return troubles;
  },
};

const line = new Line(
  () => new Worker(new URL("./local/worker.ts", import.meta.url), { type: "module" }),
  (what) => {
    if (!troubles.includes(what)) troubles = [...troubles, what];
  },
);

/** Whether bots decide as soon as they can, instead of at a pace that can be watched. */
export function hurry(hurries: boolean): void {
  line.hurry(hurries);
}

const USED = "impera:here";

/** Whether there may be games in this browser: the house need not be opened to find none. */
export function hasGamesHere(): boolean {
  return localStorage.getItem(USED) !== null;
}

/** Ask the house, as a server is asked. */
export function askHere(path: string, body: unknown = null): Promise<unknown> {
  if (body !== null) localStorage.setItem(USED, "1");
  return line.ask(path, body);
}

/** A socket to a table in this browser. */
export function lineTo(table: string): LineSocket {
  return line.open(table);
}
