// What a person has chosen about the page; the browser remembers it.
export interface Settings {
  /** Sounds; off at first. */
  sound: boolean;
  /** A decision counts only when it was confirmed. */
  confirm: boolean;
  /** Tell by a notification that it is one's turn while the page is out of sight. */
  notify: boolean;
  /** How fast the others' decisions are shown. */
  pace: "calm" | "quick" | "none";
}

const KEY = "impera:settings";
const DEFAULTS: Settings = { sound: false, confirm: false, notify: false, pace: "calm" };

/** What was kept, as far as it is understood. */
export function readSettings(kept: string | null): Settings {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Settings>;
    return {
      sound: found.sound === true,
      confirm: found.confirm === true,
      notify: found.notify === true,
      pace: found.pace === "quick" || found.pace === "none" ? found.pace : DEFAULTS.pace,
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEY)));

$effect.root(() => {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
});
