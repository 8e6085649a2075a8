// Passkeys: the browser makes and uses them, and the server checks what they answer.
import { api } from "../api";
import type { Devices, Me } from "../protocol";

const ADDRESS = /^[\d.]+$|:/;

/** Why the browser gave no passkey: the visitor's choice, one that is there already, or no way. */
export type Trouble = "cancelled" | "here" | "unsupported";

export class NoPasskey extends Error {
  constructor(readonly why: Trouble) {
    super(why);
  }
}

/** Whether this browser can have passkeys for this page: over TLS or locally, and by a name. */
export function canHavePasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !ADDRESS.test(location.hostname);
}

/** Make a passkey for the visitor, whom the server knows; only after a press. */
export async function addPasskey(): Promise<Devices> {
  const asked = await api.newPasskey();
  const name = asked.name ?? "Impera";
  const { id, response } = await given(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rp: { id: asked.site, name: "Impera" },
        user: { id: bytesOf(asked.user), name, displayName: name },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((known) => ({
          type: "public-key",
          id: bytesOf(known),
        })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "preferred",
        },
        attestation: "none",
        timeout: asked.seconds * 1000,
      },
    }),
  );
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    id,
    client_data: textOf(clientDataJSON),
    attestation: textOf(attestationObject),
  });
}

/** Become the player whose passkey the visitor chooses; only after a press. */
export async function joinByPasskey(): Promise<Me> {
  const { challenge, site, seconds } = await api.passkeyChallenge();
  const { id, response } = await given(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: site,
        userVerification: "preferred",
        timeout: seconds * 1000,
      },
    }),
  );
  const used = response as AuthenticatorAssertionResponse;
  return api.joinByPasskey({
    id,
    client_data: textOf(used.clientDataJSON),
    authenticator_data: textOf(used.authenticatorData),
    signature: textOf(used.signature),
    user: textOf(used.userHandle ?? new ArrayBuffer(0)),
  });
}

/** What the browser gives, or why it gives nothing. */
async function given(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await asked;
  } catch (error) {
    throw new NoPasskey(troubleIn(error));
  }
  if (found === null) throw new NoPasskey("cancelled");
  return found as PublicKeyCredential;
}

/** What an error of the browser means. */
export function troubleIn(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  return name === "InvalidStateError" ? "here" : "unsupported";
}

/** The bytes in URL-safe base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

/** Bytes in URL-safe base64, without padding. */
export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
