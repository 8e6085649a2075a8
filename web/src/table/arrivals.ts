// Tables at which one wants to sit down as soon as one is there.
const wanted = new Set<string>();

export function sitDownAt(table: string): void {
  wanted.add(table);
}

/** Whether to sit down; asked once. */
export function sitsDownAt(table: string): boolean {
  return wanted.delete(table);
}
