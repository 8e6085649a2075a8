// Writes licences.txt beside the page: the name, version and licence of everything bundled into it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const MODULES = join(HERE, "..", "node_modules");
const RULE = "-".repeat(80);
// What the bundler adds by itself: code of its own, under names that are no files.
const RUNTIMES: [RegExp, string][] = [
  [/^\0?vite\//, "vite"],
  [/^\0?rolldown\//, "rolldown"],
];

function packageOf(id: string): string | undefined {
  const installed = id.replaceAll("\\", "/").split("node_modules/").at(-1) ?? "";
  if (installed !== id) return /^(@[^/]+\/)?[^/]+/.exec(installed)?.[0];
  return RUNTIMES.find(([name]) => name.test(id))?.[1];
}

function originsOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  return output.type === "chunk" ? output.moduleIds : output.originalFileNames;
}

function textOf(folder: string, licence: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name));
  if (file)
    return readFileSync(join(folder, file), "utf-8").split("\n# Licenses of bundled")[0] ?? "";
  const kept = join(HERE, `${licence}.txt`); // for packages that only name their licence
  if (existsSync(kept)) return readFileSync(kept, "utf-8");
  throw new Error(`${folder} has no licence file; put the text of ${licence} into web/licences`);
}

function entryOf(name: string): string {
  const folder = join(MODULES, name);
  const about = readFileSync(join(folder, "package.json"), "utf-8");
  const { version, license } = JSON.parse(about) as { version: string; license: string };
  return `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${textOf(folder, license).trim()}\n`;
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const origins = Object.values(bundle).flatMap(originsOf);
        const names = new Set(origins.map(packageOf).filter((name) => name !== undefined));
        const head = "The page of Impera contains the following works of others.\n";
        const source = [head, ...[...names].sort().map(entryOf)].join("\n");
        this.emitFile({ type: "asset", fileName: "licences.txt", source });
      },
    },
  };
}
