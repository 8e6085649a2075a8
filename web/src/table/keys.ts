// Keyboard shortcuts at the table, for everything a mouse can do.
export interface Keys {
  back(): void;
  end(): void;
  undo(): void;
  why(): void;
  discard(): void;
  log(): void;
  skip(): void;
  sound(): void;
}

// By position on the keyboard, so that they work with every alphabet.
const LETTERS: Record<string, keyof Keys> = {
  Escape: "back",
  KeyE: "end",
  KeyU: "undo",
  KeyW: "why",
  KeyD: "discard",
  KeyL: "log",
  Space: "skip",
  KeyM: "sound",
};
const ARROWS: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Whether a key is meant for something else: a field, a dialog, the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  const typing = at?.closest("input, textarea, select, dialog, [role=log]");
  return Boolean(typing) || event.ctrlKey || event.metaKey || event.altKey;
}

/** Handle a key; true if it did something. */
export function strike(event: KeyboardEvent, keys: Keys): boolean {
  const at = event.target as Element | null;
  if (isTaken(event)) return false;
  if (event.key === " " && at?.closest("button, a")) return false;
  const arrow = ARROWS[event.key];
  if (arrow) return step(arrow);
  if (event.key === "Enter" && !at?.closest("button, a")) return step(1);
  if (/^\d$/.test(event.key)) return choose((Number(event.key) + 9) % 10);
  const what = LETTERS[event.code];
  if (what) keys[what]();
  return what !== undefined;
}

function choices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-choice]")];
}

/** Focus the next choice, or the first one. */
function step(by: 1 | -1): boolean {
  const all = choices();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

function choose(place: number): boolean {
  const choice = choices()[place];
  choice?.click();
  return choice !== undefined;
}

/** Put a lost focus on the first choice, so that keyboard users needn't start at the top. */
export function refocus(): void {
  if (document.activeElement === document.body || document.activeElement === null)
    choices()[0]?.focus({ preventScroll: true });
}
