// One table as described by its messages: plain data and pure updates, no DOM.
import type {
  Agreed,
  Entry,
  Error as Refusal,
  Presence,
  Recalled,
  ServerMessage,
  Standing,
  Update,
  View,
  Welcome,
} from "../protocol";
import { VERSION as RULES } from "../rules";

/** The protocol version of this page. */
export const VERSION = 1;

export type Line = "opening" | "open" | "lost" | "gone";

export interface TableState {
  /** The state of the connection; `gone` is final. */
  line: Line;
  /** Why the connection is gone, or the last refusal. */
  refusal: Refusal | null;
  /** Whether the server sent something this page doesn't understand: it is newer. */
  outdated: boolean;
  token: string | null;
  agreed: Agreed | null;
  number: number;
  standing: Standing | null;
  views: View[];
  /** The last part of the log: everything from the number `oldest` on, without a gap. */
  log: Entry[];
  oldest: number;
  present: boolean[];
  watching: number;
  /** How far the server's clock is ahead of ours, in milliseconds. */
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
  oldest: 1,
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
  recalled,
  pong: (state, message, now) => ({ ...state, ahead: message.now - now }),
};

/** The table after a message; an unknown one only marks this page as outdated. */
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
  // A new device, or another table, starts with an empty log; so does one that has missed so much
  // that there would be a gap, or has seen more than the server's backup knows.
  const known = state.agreed?.id === message.table.id ? state.number : -1;
  const goesOn = message.oldest <= known + 1 && message.number >= known;
  const missed = message.log.filter((entry) => entry.number > known);
  return {
    ...state,
    line: "open",
    refusal: null,
    token: message.token,
    agreed: message.table,
    number: message.number,
    standing: message.standing,
    views: message.views,
    log: goesOn ? [...state.log, ...missed] : message.log,
    oldest: goesOn ? state.oldest : message.oldest,
    present: message.present,
    watching: message.watching,
    ahead: message.now - now,
  };
}

/** Add what has happened; numbers never get smaller, so what comes late is known already. */
function updated(state: TableState, message: Update): TableState {
  if (message.number < state.number) return state;
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

/** Add an earlier page, if it ends where the log begins. */
function recalled(state: TableState, message: Recalled): TableState {
  if (message.before !== state.oldest) return state;
  return { ...state, log: [...message.log, ...state.log], oldest: message.oldest };
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

/** Whether the game was played by other rules so far, so that nobody can play on. */
export function isOnlyShown({ agreed, standing }: TableState): boolean {
  return standing?.phase === "closed" && agreed !== null && agreed.rules !== RULES;
}

/** The chairs of the people on this device. */
export function ownChairs(state: TableState): number[] {
  return (state.standing?.chairs ?? []).flatMap((chair, number) => (chair.mine ? [number] : []));
}
