// A game handed to a server: whole to the server, and to the page nothing but where it is.
import { expect, it } from "vitest";
import { recordOf, rules } from "./fixture";
import { Game } from "./game";
import { handOver } from "./handing";
import type { Table } from "./standing";

/** A golden game after so many decisions, as a table has it. */
function tableAt(decisions: number): Table {
  const record = recordOf();
  const begun = { ...record, decisions: record.decisions.slice(0, decisions), result: null };
  const { players, edition, setup, teams } = record;
  return {
    game: Game.fromRecord(rules, begun),
    setup: { players, edition, setup, teams },
  } as unknown as Table;
}

/** A server that says this, and what it was told. */
function server(answer: unknown, status = 201): { told: unknown[]; send: typeof fetch } {
  const told: unknown[] = [];
  const send = (_: unknown, request?: RequestInit): Promise<Response> => {
    told.push(JSON.parse(request?.body as string));
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  };
  return { told, send };
}

it("gives the server all that the game is made of", async () => {
  const { told, send } = server({ table: "abc" });
  expect(await handOver(tableAt(20), ["person", "person"], send)).toEqual({ table: "abc" });
  const { rules: version, deck, removed, decisions } = recordOf();
  expect(told).toEqual([
    expect.objectContaining({
      chairs: ["person", "person"],
      begun: { rules: version, deck, removed, decisions: decisions.slice(0, 20) },
    }),
  ]);
});

it("repeats no words of the server's, which could name a card", async () => {
  const { send } = server({ type: "error", code: "refused", text: "deck 3 is A2" }, 400);
  const failed = handOver(tableAt(20), ["person", "person"], send);
  await expect(failed).rejects.toMatchObject({ code: "refused", message: "the server refuses" });
});

it("says that nobody answers", async () => {
  const send = (): Promise<Response> => Promise.reject(new TypeError("no network"));
  const failed = handOver(tableAt(20), ["person", "person"], send);
  await expect(failed).rejects.toMatchObject({ code: "unavailable" });
});

it("hands over no game that is over", async () => {
  const { told, send } = server({ table: "abc" });
  const failed = handOver(tableAt(9999), ["person", "person"], send);
  await expect(failed).rejects.toMatchObject({ code: "not-now" });
  expect(told).toEqual([]);
});
