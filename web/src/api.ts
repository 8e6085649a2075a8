// The server's HTTP API, and the addresses of its sockets.
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

const at = encodeURIComponent;

export const api = {
  open: (wish: Partial<Open>) => ask<Opened>("/api/tables", wish),
  table: (table: string, token: string | null = null) =>
    ask<Listed>(`/api/tables/${at(table)}`, undefined, token),
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
  phrases: () => ask<Phrases>("/api/phrases"),
  ranking: () => ask<Ranking>("/api/ranking"),
  tutorial: () => ask<Tutorial>("/api/tutorial"),
  replay: (table: string, seat: number | null) =>
    ask<Replay>(`/api/games/${at(table)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (table: string) => ask<Analysis>(`/api/games/${at(table)}/analysis`),
  game: (table: string) => ask<Played>(`/api/games/${at(table)}`),
  record: (table: string) => ask<object>(`/api/games/${at(table)}/record`),
};

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${at(table)}/socket`;
}
