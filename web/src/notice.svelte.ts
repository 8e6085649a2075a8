// What the host tells everybody.
import { ALONE } from "./address";
import { api } from "./api";
import type { Notice } from "./protocol";

let known = $state.raw<Notice | null>(null);

export const notice = {
  get known(): Notice | null {
    return known;
  },
  /** Ask again; without an answer, the last one stays. */
  async ask(): Promise<void> {
    if (!ALONE) known = await api.notice().catch(() => known);
  },
};
