// A running game goes on at the server, where friends can join. The worker itself tells the server
// all cards: the page never sees them.
import type { Open, Opened } from "../protocol";
import { Problem } from "./problems";
import type { Table } from "./standing";

/** Open a table at the server with the game of one in this browser. */
export async function handOver(
  { game, setup }: Table,
  chairs: Open["chairs"],
  send: typeof fetch = fetch,
): Promise<Opened> {
  if (!game || game.over) throw new Problem("not-now", "no game is going on here");
  const { players, edition, setup: dealing, teams } = setup;
  const { rules, deck, removed, decisions } = game.record({});
  const begun = { rules, deck, removed, decisions };
  const wish = { players, edition, setup: dealing, teams, chairs, begun };
  let answer: { table?: string; code?: Problem["code"] };
  try {
    const response = await send("/api/tables", { method: "POST", body: JSON.stringify(wish) });
    answer = (await response.json()) as typeof answer;
  } catch {
    throw new Problem("unavailable", "the server doesn't answer");
  }
  if (answer.table !== undefined) return { table: answer.table };
  // The server's own words could name a card.
  throw new Problem(answer.code ?? "unavailable", "the server refuses");
}
