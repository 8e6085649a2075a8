// Where the engine's files are, and which of them this browser can run.
import { Engine, type Network } from "./engine";
import { readNetwork } from "./network";

const FAST = new URL("./impera.wasm", import.meta.url);
const PLAIN = new URL("./plain.wasm", import.meta.url);
const WEIGHTS = new URL("./network.bin", import.meta.url);
const JUDGE = new URL("./judge.bin", import.meta.url);

// The smallest module that uses a vector.
const VECTOR = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3],
  ...[2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
];

/** Whether this browser has vectors; without them, searches are slower. */
export function hasVectors(): boolean {
  return WebAssembly.validate(new Uint8Array(VECTOR));
}

/** Fetch and compile the engine. */
export async function loadEngine(): Promise<Engine> {
  const file = await fetched(hasVectors() ? FAST : PLAIN);
  return new Engine(await WebAssembly.compile(file));
}

/** Fetch the network, and lay it out in the engine's memory. */
export async function loadNetwork(engine: Engine): Promise<Network> {
  return await readNetwork(engine, await fetched(WEIGHTS));
}

/** The same for the judge of finished games. */
export async function loadJudge(engine: Engine): Promise<Network> {
  return await readNetwork(engine, await fetched(JUDGE));
}

async function fetched(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return await response.arrayBuffer();
}
