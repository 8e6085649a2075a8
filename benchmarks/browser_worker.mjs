// The comparison's engine in a browser's worker, as the page runs it: told a piece of work, it
// posts the bytes of the answer.
import * as advice from "./advice.mjs";
import * as bots from "./bots.mjs";
import { prepare } from "./browser_side.mjs";
import * as engine from "./engine.mjs";
import * as network from "./network.mjs";

const fetched = async (name) => (await fetch(name)).arrayBuffer();
const module = await WebAssembly.compile(await fetched("engine.wasm"));
const answerTo = await prepare(
  { engine, advice, bots, network },
  module,
  await fetched("network.bin"),
);

self.onmessage = ({ data }) => self.postMessage(answerTo(data));
self.postMessage("ready");
