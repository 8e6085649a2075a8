// Fair shuffles without a server, as `records/fair.py` makes them: the same steps, the same proof.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { commit, type Contributions, type Draw, draw as drawCards, FORMAT } from "../shuffle";
import { isHex, LEAST, MOST, SECRET } from "../shuffle";
import { type Agreement, KIND_NUMBER } from "./notation";
import { quote, Refused } from "./refused";

export { commit, type Contributions, type Draw };

/** The `shuffle` of a record. */
export interface Proof {
  format: string;
  commitment: string;
  secret: string;
  contributions: (string | null)[];
  first: number;
}

/** A secret for a single game, from the browser's own randomness. */
export function newSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SECRET));
}

/** A commitment as it was sent. */
export function readCommitment(text: unknown): string {
  return bytesToHex(readBytes("commitment", text, SECRET, SECRET));
}

/** A contribution as it was sent, refused unless it matches the sender's commitment. */
export function readContribution(commitment: string, text: unknown): Uint8Array {
  const contribution = readBytes("contribution", text, LEAST, MOST);
  if (commit(contribution) !== commitment)
    throw new Refused("the contribution is not the one that was committed to");
  return contribution;
}

/** Bytes from lower-case hexadecimal digits. */
function readBytes(name: string, text: unknown, least: number, most: number): Uint8Array {
  if (typeof text !== "string") throw new Refused(`${name} is ${quote(text)}; it must be a string`);
  if (!isHex(text))
    throw new Refused(`${name} is ${quote(text)}; it must be pairs of the digits 0-9 and a-f`);
  const length = text.length / 2;
  if (length < least || length > most) {
    const lengths = least === most ? String(least) : `${least} to ${most}`;
    throw new Refused(`${name} has ${length} bytes; it must have ${lengths}`);
  }
  return hexToBytes(text);
}

/** R2.1-R2.3: who gets seat 0, and the deck; one contribution or null per participant. */
export function draw(secret: Uint8Array, contributions: Contributions, agreement: Agreement): Draw {
  checkValues(secret, contributions, agreement.players);
  const drawn = drawCards(secret, contributions, agreement);
  return { ...drawn, removed: inOrder(drawn.removed) };
}

function inOrder(cards: readonly string[]): string[] {
  const place = (kind: string): number => KIND_NUMBER.get(kind) ?? 0;
  return [...cards].sort((one, two) => place(one) - place(two));
}

/** Refuse bytes that are too short or too long, and a draw with none but the server's. */
function checkValues(secret: Uint8Array, contributions: Contributions, players: number): void {
  if (secret.length !== SECRET)
    throw new Refused(`the secret has ${secret.length} bytes; it must have ${SECRET}`);
  if (contributions.length !== players)
    throw new Refused(`${contributions.length} contributions, but ${players} participants`);
  for (const [place, value] of contributions.entries())
    if (value !== null && (value.length < LEAST || value.length > MOST)) {
      const wrong = `contribution ${place} has ${value.length} bytes`;
      throw new Refused(`${wrong}; it must have ${LEAST} to ${MOST}`);
    }
  if (contributions.every((contribution) => contribution === null))
    throw new Refused("nobody has contributed, so the server alone would decide the draw");
}

/** R2.1: where a participant sits: the lot's winner in seat 0, the others after them. */
export function seatOf(participant: number, first: number, players: number): number {
  return (participant - first + players) % players;
}

/** The `shuffle` for a record; it reveals the secret, so only after the game has ended. */
export function proof(
  secret: Uint8Array,
  contributions: Contributions,
  agreement: Agreement,
): Proof {
  return {
    format: FORMAT,
    commitment: commit(secret),
    secret: bytesToHex(secret),
    contributions: contributions.map((value) => (value === null ? null : bytesToHex(value))),
    first: draw(secret, contributions, agreement).first,
  };
}
