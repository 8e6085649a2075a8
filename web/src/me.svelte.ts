// Who you are to the server: a guest with a cookie, with or without a name.
import { ALONE } from "./address";
import { api, Refused, Unreachable } from "./api";
import type { Me } from "./protocol";

/** The name is remembered, for games that need no server; and whether a server knew it. */
const NAME = "impera:name";
const GUEST = "impera:guest";

let known = $state<Me>({ guest: null, name: localStorage.getItem(NAME) });
let asked: Promise<void> | null = null;

export const me = {
  get name(): string {
    return known.name ?? "";
  },
};

/** Ask the server who this visitor is; only once. */
export function meet(): Promise<void> {
  if (ALONE) return Promise.resolve();
  asked ??= api.me().then(learn, () => {
    asked = null;
  });
  return asked;
}

/** Set or clear the visitor's name. */
export async function be(name: string): Promise<void> {
  const given = name.trim() || null;
  try {
    learn(await api.be(given));
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    learn({ ...known, name: given });
  }
}

/** A server that never knew you doesn't know your name; one that knew you has signed you out. */
function learn(found: Me): void {
  const isSignedOut = found.guest === null && localStorage.getItem(GUEST) !== null;
  const isNew = found.guest === null && !isSignedOut;
  keep(isNew ? { guest: null, name: found.name ?? known.name } : found);
}

function keep(found: Me): void {
  known = found;
  const remembered = { [NAME]: found.name, [GUEST]: found.guest && "1" };
  for (const [key, value] of Object.entries(remembered))
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
}

/** Have everything deleted that is kept of this visitor. */
export async function beForgotten(): Promise<void> {
  keep(await api.forgetMe());
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
