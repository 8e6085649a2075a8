// The comparison's engine in Node.
//
//     node browser_node.mjs FOLDER WASM NETWORK
//
// The folder has the page's modules. Reads a line of JSON for each piece of work; answers with the
// number of bytes (four of them, the lowest first), then the bytes.
import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { prepare } from "./browser_side.mjs";

const [folder, wasm, weights] = process.argv.slice(2);
const modules = {};
for (const name of ["engine", "advice", "bots", "network"])
  modules[name] = await import(pathToFileURL(`${folder}/${name}.mjs`).href);
const file = new Uint8Array(readFileSync(weights));
const answerTo = await prepare(
  modules,
  new WebAssembly.Module(readFileSync(wasm)),
  file.buffer,
);

function say(bytes) {
  let at = 0;
  while (at < bytes.length)
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
}

for await (const line of createInterface({ input: process.stdin })) {
  const whole = answerTo(JSON.parse(line));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(whole.length);
  say(size);
  say(whole);
}
