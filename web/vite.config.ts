import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early } from "./early.ts";
import { licences } from "./licences/plugin.ts";
import { offline } from "./offline/plugin.ts";

const server = process.env.IMPERA_SERVER ?? "http://localhost:8000";

/** What home and table need is one file instead of thirty: a slow device waits for each. */
const FIRST =
  /\/web\/src\/([^/]+|(app|art|board|cards|home|style|table)\/.+)$|\/node_modules\/(svelte|@fluent|esm-env|clsx)\//;

/** What runs first is a file of its own, which needs no other. */
const EARLY = /\/web\/src\/(early|catalogues)\.ts$|\/locale\/languages\.json$|vite\/preload-helper/;

export default defineConfig(({ mode }) => ({
  // `--mode site` makes a folder of files that needs no server, under any path.
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), early(), licences(), offline(mode === "site", process.env.IMPERA_TUTORIAL)],
  build: {
    outDir: mode === "site" ? "../site" : "../src/impera/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: scripts, styles or fonts
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // only noise on a busy machine
      output: {
        codeSplitting: {
          groups: [
            { name: "early", test: EARLY, priority: 1 },
            { name: "first", test: FIRST },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
}));
