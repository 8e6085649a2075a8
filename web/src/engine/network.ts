// The network of network.bin, whose numbers have 16 bits: first the upper byte of each, then the
// lower one, all compressed.
import { type Engine, KEPT, type Network } from "./engine";

/** Lay out a network in the engine's memory. */
export async function readNetwork(engine: Engine, file: ArrayBuffer): Promise<Network> {
  const bytes = await inflated(file);
  const network = engine.makeNetwork();
  const stairs = engine.numbers("f32", ...KEPT.stairs);
  const slope = engine.numbers("f32", ...KEPT.slope);
  const arrays = { ...network, stairs, slope };
  let at = 0;
  for (const name of Object.keys(KEPT) as (keyof typeof KEPT)[]) {
    widen(bytes, at, arrays[name].values);
    at += arrays[name].length;
  }
  if (2 * at !== bytes.length) throw new Error("the network doesn't belong to this engine");
  engine.layTable(stairs, slope, network.table);
  return network;
}

async function inflated(file: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Write numbers of 16 bits, from a place in the file, into an array; none of them is infinite. */
function widen(bytes: Uint8Array, at: number, to: Float32Array): void {
  const half = bytes.length / 2;
  for (let n = 0; n < to.length; n++) {
    const upper = bytes[at + n] ?? 0;
    const fraction = ((upper & 3) << 8) | (bytes[half + at + n] ?? 0);
    const exponent = (upper >> 2) & 31;
    const size = exponent ? (1024 + fraction) * 2 ** (exponent - 25) : fraction * 2 ** -24;
    to[n] = upper & 128 ? -size : size;
  }
}
