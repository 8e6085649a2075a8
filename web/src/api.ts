// What the server answers over HTTP.
import type {
  Error as Refusal,
  Games,
  Lobby,
  Me,
  Open,
  Opened,
  Phrases,
  Ranking,
  Replay,
  Tutorial,
} from "./protocol";

/** What was refused, by its code. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined ? {} : { method: "POST", body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused({ type: "error", code: "unavailable", text: "no connection" } as Refusal);
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer as Answer;
}

const at = encodeURIComponent;

export const api = {
  open: (wish: Partial<Open>) => ask<Opened>("/api/tables", wish),
  lobby: () => ask<Lobby>("/api/tables"),
  me: () => ask<Me>("/api/guest"),
  be: (name: string | null) => ask<Me>("/api/guest", { name }),
  games: (mine: boolean) => ask<Games>(mine ? "/api/games?mine=1" : "/api/games"),
  phrases: () => ask<Phrases>("/api/phrases"),
  ranking: () => ask<Ranking>("/api/ranking"),
  tutorial: () => ask<Tutorial>("/api/tutorial"),
  replay: (table: string, seat: number | null) =>
    ask<Replay>(`/api/games/${at(table)}/replay${seat === null ? "" : `?seat=${seat}`}`),
};
