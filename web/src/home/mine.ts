// The tables you sit at: the connection marks them with a time in the browser's storage.
import type { Listed } from "../protocol";

/** The part of `localStorage` that is needed. */
export type Memory = Pick<Storage, "getItem" | "key" | "length" | "removeItem">;

const MARK = /^impera:(.+):mine$/;

function keys(memory: Memory): string[] {
  return Array.from({ length: memory.length }, (_, place) => memory.key(place) ?? "");
}

/** The ids of the tables you sat at most recently, newest first. */
export function mine(memory: Memory, most: number): string[] {
  return keys(memory)
    .flatMap((key) => {
      const table = MARK.exec(key)?.[1];
      return table ? [{ table, at: Number(memory.getItem(key)) }] : [];
    })
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
    .map(({ table }) => table);
}

/** Whether this browser has ever been at a table. */
export function hasPlayed(memory: Memory): boolean {
  return keys(memory).some((key) => /^impera:.+:token$/.test(key));
}

/** Unmark a table whose game is over; you can still come back to see it. */
export function ended(memory: Memory, table: string): void {
  memory.removeItem(`impera:${table}:mine`);
}

/** Forget a table that no longer exists. */
export function forget(memory: Memory, table: string): void {
  for (const key of keys(memory)) if (key.startsWith(`impera:${table}:`)) memory.removeItem(key);
}

/** What lets the server recognise you at a table, even without a cookie. */
export function tokenFor(memory: Memory, table: string): string | null {
  return memory.getItem(`impera:${table}:token`);
}

/** Whether a game waits for your decision. */
export function isYourTurn({ phase, chairs, asked }: Listed): boolean {
  return phase === "playing" && asked.some((chair) => chairs[chair]?.mine && !chairs[chair].away);
}

/** Tables where you have to decide come first. */
export function byTurn(tables: readonly Listed[]): Listed[] {
  return tables.toSorted((one, other) => Number(isYourTurn(other)) - Number(isYourTurn(one)));
}
