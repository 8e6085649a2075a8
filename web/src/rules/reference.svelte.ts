// The reference sheet: whether it lies open, and of which game it speaks.
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

/** Lay the sheet open, for a game or for the one at the table. */
export function openReference(facts: Facts = table): void {
  told = facts;
  open = true;
}

export function closeReference(): void {
  open = false;
}

/** Sit at a table: its facts are on the sheet until the function that comes back is called. */
export function referTo(facts: Facts): () => void {
  table = facts;
  return () => {
    if (table === facts) table = {};
  };
}

/** Whether what is pressed is written somewhere and therefore means nothing else. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  const writes = at instanceof HTMLInputElement && !/^(radio|checkbox|range|button)$/.test(at.type);
  return writes || at.matches("textarea, select, [contenteditable]:not([contenteditable=false])");
}

/** Whether a key was pressed by itself and for the page. */
export function isShortcut(event: KeyboardEvent): boolean {
  return (
    !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !isTyping(event)
  );
}
