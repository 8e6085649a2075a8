// The reference sheet: whether it is open, and which game it describes.
export interface Facts {
  players?: number | undefined;
  edition?: string | undefined;
  levels?: readonly [number, number] | undefined;
  goal?: number | undefined;
}

let open = $state(false);
let told = $state.raw<Facts>({});
let table: Facts = {};

export const reference = {
  get open(): boolean {
    return open;
  },
  set open(wanted: boolean) {
    open = wanted;
  },
  get facts(): Facts {
    return told;
  },
};

/** Open the sheet for a game, by default the one at the current table. */
export function openReference(facts: Facts = table): void {
  told = facts;
  open = true;
}

export function closeReference(): void {
  open = false;
}

/** Show this table's facts on the sheet, until the returned function is called. */
export function referTo(facts: Facts): () => void {
  table = facts;
  return () => {
    if (table === facts) table = {};
  };
}

/** Whether the key goes into a text field and so can't be a shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  const writes = at instanceof HTMLInputElement && !/^(radio|checkbox|range|button)$/.test(at.type);
  return writes || at.matches("textarea, select, [contenteditable]:not([contenteditable=false])");
}

/** Whether a key was pressed without modifiers and outside text fields. */
export function isShortcut(event: KeyboardEvent): boolean {
  return (
    !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !isTyping(event)
  );
}
