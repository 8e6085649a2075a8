// Your tables that are still in use, and whether one of them waits for you.
import { api, Refused } from "../api";
import type { Listed } from "../protocol";
import { byTurn, ended, forget, isYourTurn, mine, tokenFor } from "./mine";

const MOST = 12;
const PAUSE = { seen: 15_000, hidden: 60_000 }; // milliseconds between two looks

let tables = $state.raw<readonly Listed[]>([]);

export const own = {
  /** Those where you have to decide come first. */
  get tables(): readonly Listed[] {
    return tables;
  },
  get due(): boolean {
    return tables.some(isYourTurn);
  },
};

/** A table, if it is still in use; as it was, if it can't be asked for now. */
async function ask(table: string): Promise<Listed[]> {
  try {
    const listed = await api.table(table, tokenFor(localStorage, table));
    if (listed.phase === "closed") forget(localStorage, table);
    if (listed.phase === "over") ended(localStorage, table);
    return ["closed", "over"].includes(listed.phase) ? [] : [listed];
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== "unknown")
      return tables.filter((each) => each.table.id === table);
    forget(localStorage, table);
    return [];
  }
}

/** Look at your tables again and again; returns how to stop. */
export function watchOwn(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const found = await Promise.all(mine(localStorage, MOST).map(ask));
    tables = byTurn(found.flat());
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), document.hidden ? PAUSE.hidden : PAUSE.seen);
  }

  function seen(): void {
    if (!document.hidden) void look();
  }

  void look();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
