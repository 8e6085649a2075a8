// The server's HTTP API, and the addresses of its sockets. Of tables and games in this browser, the
// house is asked instead. A folder of files has no server.
import { ALONE, beside } from "./address";
import { askHere, lineTo } from "./here.svelte";
import { BROKEN, isHere } from "./line";
import type {
  Analysis,
  Code,
  Devices,
  Error as Refusal,
  Games,
  Listed,
  Lobby,
  Me,
  NewDevice,
  NewPasskey,
  Notice,
  Open,
  Opened,
  PasskeyChallenge,
  PasskeyOptions,
  Phrases,
  Played,
  Push,
  Ranking,
  Replay,
  Results,
  Tutorial,
  UsePasskey,
} from "./protocol";

/** A refusal, with its code. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** No answer, or not from our server. */
export class Unreachable extends Refused {
  constructor() {
    super({ type: "error", code: "unavailable", text: "no connection" } as Refusal);
  }
}

async function ask<Answer>(
  path: string,
  body?: object,
  token: string | null = null,
  method = "POST",
): Promise<Answer> {
  if (ALONE) throw new Unreachable();
  const sent: RequestInit = body === undefined ? {} : { method, body: JSON.stringify(body) };
  if (token) sent.headers = { Authorization: `Bearer ${token}` };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, sent);
    answer = await response.json();
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer as Answer;
}

/** The same of the house in this browser. */
async function inside<Answer>(path: string, body: object | null = null): Promise<Answer> {
  try {
    return (await askHere(path, body)) as Answer;
  } catch (refusal) {
    if (refusal === BROKEN && !(await answers())) throw new Unreachable();
    throw new Refused(refusal as Refusal);
  }
}

/** Whether the worker can be loaded from where the page came from. */
async function answers(): Promise<boolean> {
  return await fetch(ALONE ? beside("sw.js") : "/healthz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

/** Ask about a table or a game, wherever it is. */
function about<Answer>(id: string, path: string, token: string | null = null): Promise<Answer> {
  return isHere(id) ? inside(path) : ask(path, undefined, token);
}

/** The tutorial, which a folder has as a file. */
async function taught(): Promise<Tutorial> {
  const response = await fetch(beside("api/tutorial.json")).catch(() => null);
  if (!response?.ok) throw new Unreachable();
  return (await response.json()) as Tutorial;
}

const at = encodeURIComponent;

export const api = {
  open: (wish: Partial<Open>) => ask<Opened>("/api/tables", wish),
  /** Open a table in this browser. */
  openHere: (wish: Partial<Open>) => inside<Opened>("/api/tables", wish),
  /** Let a game in this browser go on at the server. */
  handOver: (table: string, chairs: Open["chairs"]) =>
    inside<Opened>(`/api/tables/${at(table)}/hand-over`, { chairs }),
  /** Continue a game where it is kept. */
  goOn: (wish: Partial<Open> & Required<Pick<Open, "from_game">>) =>
    isHere(wish.from_game?.table ?? "") ? api.openHere(wish) : api.open(wish),
  table: (table: string, token: string | null = null) =>
    about<Listed>(table, `/api/tables/${at(table)}`, token),
  lobby: () => ask<Lobby>("/api/tables"),
  results: () => ask<Results>("/api/guest/results"),
  me: () => ask<Me>("/api/guest"),
  be: (name: string | null) => ask<Me>("/api/guest", { name }),
  code: () => ask<Code>("/api/guest/code", {}),
  join: (code: string) => ask<Me>("/api/guest/join", { code }),
  devices: () => ask<Devices>("/api/guest/devices"),
  signOut: (device: string | null) =>
    ask<Devices>("/api/guest/devices", { device }, null, "DELETE"),
  newPasskey: () => ask<PasskeyOptions>("/api/guest/passkey/new", {}),
  addPasskey: (made: NewPasskey) => ask<Devices>("/api/guest/passkey", made),
  removePasskey: (id: string) => ask<Devices>("/api/guest/passkey", { id }, null, "DELETE"),
  passkeyChallenge: () => ask<PasskeyChallenge>("/api/guest/passkey/challenge", {}),
  joinByPasskey: (used: UsePasskey) => ask<Me>("/api/guest/passkey/join", used),
  forgetMe: () => ask<Me>("/api/guest", {}, null, "DELETE"),
  notice: () => ask<Notice>("/api/notice"),
  push: () => ask<Push>("/api/guest/push"),
  call: (device: NewDevice) => ask<Push>("/api/guest/push", device),
  endCalls: (endpoint: string) => ask<Push>("/api/guest/push", { endpoint }, null, "DELETE"),
  games: (mine: boolean, before: string | null = null) =>
    ask<Games>(
      `/api/games?${new URLSearchParams({ ...(mine && { mine: "1" }), ...(before && { before }) })}`,
    ),
  /** The finished games in this browser. */
  gamesHere: () => inside<Games>("/api/games"),
  /** Keep games from outside in this browser: from the text of a file, or a link's letters. */
  bring: (outside: { text: string } | { letters: string }) =>
    inside<{ table: string } | { fault: string }>("/api/games/import", outside),
  /** A game in this browser as letters for a link that holds all of it. */
  letters: (table: string) => inside<{ letters: string }>(`/api/games/${at(table)}/link`),
  phrases: (table: string) => about<Phrases>(table, "/api/phrases"),
  ranking: () => ask<Ranking>("/api/ranking"),
  tutorial: () => (ALONE ? taught() : ask<Tutorial>("/api/tutorial")),
  replay: (table: string, seat: number | null) =>
    about<Replay>(table, `/api/games/${at(table)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (table: string) => about<Analysis>(table, `/api/games/${at(table)}/analysis`),
  game: (table: string) => about<Played>(table, `/api/games/${at(table)}`),
  record: (table: string) => about<object>(table, `/api/games/${at(table)}/record`),
};

const INSIDE = "here:";

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  if (isHere(table)) return INSIDE + table;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${at(table)}/socket`;
}

/** A socket to such an address. */
export function socketTo(address: string): WebSocket {
  if (!address.startsWith(INSIDE)) return new WebSocket(address);
  // The line has the part of a socket that the page uses.
  return lineTo(address.slice(INSIDE.length)) as unknown as WebSocket;
}
