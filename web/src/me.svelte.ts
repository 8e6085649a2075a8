// Who you are to the server: a guest with a cookie, with or without a name.
import { api, Refused } from "./api";
import type { Me } from "./protocol";

let known = $state<Me>({ guest: null, name: null });
let asked: Promise<void> | null = null;

export const me = {
  get name(): string {
    return known.name ?? "";
  },
};

/** Ask the server who this visitor is; only once. */
export function meet(): Promise<void> {
  asked ??= api.me().then(
    (found) => {
      known = found;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** Set or clear the visitor's name. */
export async function be(name: string): Promise<void> {
  known = await api.be(name.trim() || null);
}

/** Have everything deleted that is kept of this visitor. */
export async function beForgotten(): Promise<void> {
  known = await api.forgetMe();
}

/** Forget the seats at tables that this browser remembers. */
export function forgetSeats(): void {
  for (const key of Object.keys(localStorage))
    if (/^impera:.+:/.test(key)) localStorage.removeItem(key);
}

/**
 * Register as a guest, so that the server can find your games later; true if newly registered.
 * A name that is no name is refused; whatever else goes wrong, the game goes on without it.
 */
export async function beKnown(name = ""): Promise<boolean> {
  await meet();
  const isNew = known.guest === null;
  const given = name.trim();
  if (isNew || (given && !known.name)) {
    await be(given).catch((error: unknown) => {
      if (error instanceof Refused && error.refusal.code === "name") throw error;
    });
  }
  return isNew && known.guest !== null;
}
