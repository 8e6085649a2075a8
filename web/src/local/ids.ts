// The ids of tables in this browser.
import { randomBytes } from "@noble/hashes/utils.js";
import { HERE } from "../line";

const LENGTH = 12; // bytes

/** The name of a new table. */
export function newTableId(): string {
  const bytes = String.fromCharCode(...randomBytes(LENGTH));
  return HERE + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_");
}
