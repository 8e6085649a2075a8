// Tables at which somebody wants to sit down as soon as the page is there.

/** One person on this device; without a chair the first free one will do. */
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

/** Who sits down; asked once. */
export function sitsDownAt(table: string): readonly Arrival[] {
  const who = wanted.get(table) ?? [];
  wanted.delete(table);
  return who;
}
