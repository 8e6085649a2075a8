// Names of people on this device, and what they write: normalised, on one line.
import { Problem } from "./problems";

const LONGEST = 24;

/** A name fit to be shown, or null; refused if it is too long. */
export function cleanName(name: string | null | undefined): string | null {
  const shown = clean(name, "NFKC");
  if (shown !== null && lengthOf(shown) > LONGEST)
    throw new Problem("name", `a name has at most ${LONGEST} characters`);
  return shown;
}

/** How many characters Unicode counts. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Text without control characters and formatting marks, or null. */
export function clean(text: string | null | undefined, form = "NFC"): string | null {
  const spaced = (text ?? "").normalize(form).replace(/\s/gu, " ");
  const visible = spaced.replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "");
  return visible.replace(/ +/g, " ").replace(/^[ \u200d]+|[ \u200d]+$/g, "") || null;
}
