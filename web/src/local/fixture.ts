// The engine for tests, from its files.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Engine } from "../engine/engine";
import { Game, Rules } from "./game";
import golden from "./golden.json";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "engine");

export const engine = new Engine(new WebAssembly.Module(fileOf("impera.wasm")));
export const rules = new Rules(engine);

/** A file of the engine. */
export function fileOf(name: string): ArrayBuffer {
  return new Uint8Array(readFileSync(join(FOLDER, name))).buffer;
}

type Golden = (typeof golden.games)[0]["record"];

/** The record of a golden game: the first one, or that with a number. */
export function recordOf(number = 0): Golden {
  const game = golden.games[number];
  if (game === undefined) throw new Error(`there is no golden game ${number}`);
  return structuredClone<Golden>(game.record);
}

/** A golden game at its end. */
export function gameOf(number = 0): Game {
  return Game.fromRecord(rules, recordOf(number));
}
