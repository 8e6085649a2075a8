// One table as its messages tell it: plain data and pure updates, no page in it.
import type {
  Agreed,
  Entry,
  Error as Refusal,
  Presence,
  ServerMessage,
  Standing,
  Update,
  View,
  Welcome,
} from "../protocol";
import { VERSION as RULES } from "../rules";

/** The version of the protocol that this page speaks. */
export const VERSION = 1;

export type Line = "opening" | "open" | "lost" | "gone";

export interface TableState {
  /** How the connection is; `gone` is for good. */
  line: Line;
  /** Why the connection is gone, or what was refused last. */
  refusal: Refusal | null;
  /** The server says what this page does not understand: it is newer. */
  outdated: boolean;
  token: string | null;
  agreed: Agreed | null;
  number: number;
  standing: Standing | null;
  views: View[];
  log: Entry[];
  present: boolean[];
  watching: number;
  /** Milliseconds by which the server's clock is ahead of ours. */
  ahead: number;
}

export const empty: TableState = {
  line: "opening",
  refusal: null,
  outdated: false,
  token: null,
  agreed: null,
  number: 0,
  standing: null,
  views: [],
  log: [],
  present: [],
  watching: 0,
  ahead: 0,
};

type Handlers = {
  [Type in ServerMessage["type"]]: (
    state: TableState,
    message: Extract<ServerMessage, { type: Type }>,
    now: number,
  ) => TableState;
};

const handlers: Handlers = {
  welcome: welcomed,
  update: updated,
  presence: seen,
  error: refused,
  done: (state) => state,
  considered: (state) => state,
  pong: (state, message, now) => ({ ...state, ahead: message.now - now }),
};

/** The table after a message; of one that is not known only that it came. */
export function apply(state: TableState, message: ServerMessage, now: number): TableState {
  if (!Object.hasOwn(handlers, message.type)) return { ...state, outdated: true };
  const handle = handlers[message.type] as (
    state: TableState,
    message: ServerMessage,
    now: number,
  ) => TableState;
  return handle(state, message, now);
}

function welcomed(state: TableState, message: Welcome, now: number): TableState {
  if (message.version > VERSION) return { ...state, outdated: true };
  // A new device, or a table of another life of the page, begins with an empty log.
  const before = state.agreed?.id === message.table.id ? state.log : [];
  return {
    ...state,
    line: "open",
    refusal: null,
    token: message.token,
    agreed: message.table,
    number: message.number,
    standing: message.standing,
    views: message.views,
    log: [...before, ...message.log],
    present: message.present,
    watching: message.watching,
    ahead: message.now - now,
  };
}

function updated(state: TableState, message: Update): TableState {
  const entry = { number: message.number, at: message.at, happened: message.happened };
  return {
    ...state,
    refusal: null,
    number: message.number,
    standing: message.standing,
    views: message.views ?? state.views,
    log: [...state.log, entry],
  };
}

function seen(state: TableState, message: Presence): TableState {
  return { ...state, present: message.present, watching: message.watching };
}

function refused(state: TableState, message: Refusal): TableState {
  return {
    ...state,
    refusal: message,
    standing: message.standing ?? state.standing,
    views: message.views ?? state.views,
  };
}

/** Whether other rules have brought the game this far, so that nobody can play on. */
export function isOnlyShown({ agreed, standing }: TableState): boolean {
  return standing?.phase === "closed" && agreed !== null && agreed.rules !== RULES;
}

/** The chairs that are one's own. */
export function ownChairs(state: TableState): number[] {
  return (state.standing?.chairs ?? []).flatMap((chair, number) => (chair.mine ? [number] : []));
}
