// What went wrong with a passkey, in words.
import { sentence } from "../sentences";
import { t } from "../words.svelte";
import { NoPasskey, type Trouble } from "./passkeys";

const KEYS: Record<Trouble, string> = {
  cancelled: "player-passkey-cancelled",
  here: "player-passkey-here",
  unsupported: "player-passkey-unsupported",
};

/** Why there is no passkey, or what the server said. */
export function said(error: unknown): string {
  return error instanceof NoPasskey ? t(KEYS[error.why]) : sentence(error);
}
