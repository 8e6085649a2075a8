// Who one is to the server: a guest with a cookie, with a name or without.
import { api } from "./api";
import type { Me } from "./protocol";

let known = $state<Me>({ guest: null, name: null });
let asked: Promise<void> | null = null;

export const me = {
  get name(): string {
    return known.name ?? "";
  },
};

/** Ask the server who one is; once. */
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

/** Have a name from now on, or none. */
export async function be(name: string): Promise<void> {
  known = await api.be(name.trim() || null);
}

/** Be a guest whom the server knows again, so that one's games are found; true if that is new. */
export async function beKnown(name = ""): Promise<boolean> {
  await meet();
  const isNew = known.guest === null;
  const given = name.trim();
  if (isNew || (given && !known.name)) await be(given).catch(() => undefined);
  return isNew && known.guest !== null;
}
