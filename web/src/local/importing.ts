// Games from outside, from a file or a link, kept like those that were played here.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { HERE } from "../line";
import type { Game, Rules } from "./game";
import { readLink } from "./links";
import { type Code, readFile, type Reading } from "./records";
import type { Storage } from "./storage";

/** What has become of it: the game to look at, or what is wrong. */
export type Imported = { table: string } | { fault: Code };

/** Keep all games of a file; a file of one bad record and a good one has the good one. */
export async function importFile(rules: Rules, storage: Storage, text: string): Promise<Imported> {
  return await keep(storage, readFile(rules, text));
}

export async function importLink(
  rules: Rules,
  storage: Storage,
  letters: string,
): Promise<Imported> {
  return await keep(storage, [readLink(rules, letters)]);
}

async function keep(storage: Storage, readings: readonly Reading[]): Promise<Imported> {
  const games = readings.flatMap(({ game }) => (game?.over ? [game] : []));
  const tables = await Promise.all(games.map((game) => keepGame(storage, game)));
  const [table] = tables;
  if (table !== undefined) return { table };
  const fault = readings.flatMap(({ code }) => code ?? [])[0];
  return { fault: fault ?? "impossible" };
}

/** The same game always gets the same id, however often it comes. */
async function keepGame(storage: Storage, game: Game): Promise<string> {
  const record = game.record();
  const { table } = record;
  if (typeof table === "string" && (await isKept(storage, table, record.decisions))) return table;
  const { deck, removed, decisions, edition, setup, teams } = record;
  const all = JSON.stringify([deck, removed, decisions, edition, setup, teams]);
  const id = `${HERE}${bytesToHex(sha256(utf8ToBytes(all))).slice(0, 24)}`;
  if (!(await storage.game(id)))
    await storage.keepGame({ id, finishedAt: Date.now(), record, chairs: [] });
  return id;
}

async function isKept(storage: Storage, id: string, decisions: string[]): Promise<boolean> {
  const known = (await storage.game(id))?.record as { decisions: string[] } | undefined;
  return known?.decisions.join() === decisions.join();
}
