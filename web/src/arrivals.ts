// People on this device who sit down at a table as soon as its page opens.

/** One person on this device; without a chair they take the first free one. */
export interface Arrival {
  chair: number | null;
  name: string | null;
}

const wanted = new Map<string, readonly Arrival[]>();

export function sitDownAt(
  table: string,
  who: readonly Arrival[] = [{ chair: null, name: null }],
): void {
  wanted.set(table, who);
}

/** The people waiting to sit down at this table; each call empties the list. */
export function sitsDownAt(table: string): readonly Arrival[] {
  const who = wanted.get(table) ?? [];
  wanted.delete(table);
  return who;
}
