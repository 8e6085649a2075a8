// One-time codes for another device. A link carries one behind the #, which no server is sent.
const SIGN = "#code=";
const HALF = 5;

/** The link that another device opens. */
export function linkOf(code: string, origin: string): string {
  return `${origin}/player${SIGN}${code}`;
}

/** The code in the address that this device was opened with, if there is one. */
export function codeIn(hash: string): string {
  return hash.startsWith(SIGN) ? hash.slice(SIGN.length, SIGN.length + 2 * HALF) : "";
}

/** A code in two groups, which are easier to read and type. */
export function grouped(code: string): string {
  return `${code.slice(0, HALF)} ${code.slice(HALF)}`.trim();
}
