// Writes sw.js beside the page, with the names of all its files; and for a folder that is served
// without a server, what the server would add: the policy and the tutorial.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const PUBLIC = join(HERE, "..", "public");
const UNUSED = new Set(["licences.txt", "sw.js"]); // nobody needs them offline
// The server's header, less what a page can't say of itself; a test compares them.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function contentOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return output.type === "chunk" ? output.code : output.source;
}

/** `alone` is for a folder; `tutorial` is then the file with the answer of `/api/tutorial`. */
export function offline(alone: boolean, tutorial: string | undefined): Plugin {
  const taught = alone ? "api/tutorial.json" : "api/tutorial";
  return {
    name: "offline",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      handler: () =>
        alone
          ? [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY } }]
          : [],
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, output] of Object.entries(bundle)) contents.set(name, contentOf(output));
        for (const name of readdirSync(PUBLIC))
          contents.set(name, readFileSync(join(PUBLIC, name)));
        if (alone) {
          if (!tutorial) throw new Error("IMPERA_TUTORIAL must name the tutorial: use `make site`");
          const source = readFileSync(tutorial);
          contents.set(taught, source);
          this.emitFile({ type: "asset", fileName: taught, source });
        }
        const files = [...contents.keys()].filter((name) => !UNUSED.has(name)).sort();
        const digest = createHash("sha256");
        for (const name of files) digest.update(`${name}\0`).update(contents.get(name) ?? "");
        const known = {
          ALONE: alone,
          VERSION: digest.digest("hex").slice(0, 12),
          TUTORIAL: taught,
          FILES: files.filter((name) => name !== taught),
        };
        const head = Object.entries(known).map(
          ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
        );
        const source = head.join("") + readFileSync(join(HERE, "sw.js"), "utf-8");
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
