import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences/plugin.ts";
import { offline } from "./offline/plugin.ts";

const server = process.env.IMPERA_SERVER ?? "http://localhost:8000";

/** What home and table need is one file instead of thirty: a slow device waits for each. */
const FIRST =
  /\/web\/src\/([^/]+|(app|art|board|cards|home|style|table)\/.+)$|\/node_modules\/(svelte|@fluent|esm-env|clsx)\//;

export default defineConfig(({ mode }) => ({
  // `--mode site` makes a folder of files that needs no server, under any path.
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), licences(), offline(mode === "site", process.env.IMPERA_TUTORIAL)],
  build: {
    outDir: mode === "site" ? "../site" : "../src/impera/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: scripts, styles or fonts
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // only noise on a busy machine
      output: { codeSplitting: { groups: [{ name: "first", test: FIRST }] } },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"] },
}));
