// The visitor's settings, kept by the browser.
export interface Settings {
  /** Sounds; off by default. */
  sound: boolean;
  /** Whether a decision has to be confirmed. */
  confirm: boolean;
  /** Whether to send a notification on your turn while the page is hidden. */
  notify: boolean;
  /** How fast other players' decisions are shown. */
  pace: "calm" | "quick" | "none";
  /** Whether a turn ends by itself when nothing is left to decide. */
  ends: boolean;
}

const KEY = "impera:settings";
const DEFAULTS: Settings = {
  sound: false,
  confirm: false,
  notify: false,
  pace: "calm",
  ends: true,
};

/** The stored settings, as far as they are valid. */
export function readSettings(kept: string | null): Settings {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Settings>;
    return {
      sound: found.sound === true,
      confirm: found.confirm === true,
      notify: found.notify === true,
      pace: found.pace === "quick" || found.pace === "none" ? found.pace : DEFAULTS.pace,
      ends: found.ends !== false,
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEY)));

$effect.root(() => {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
});
