// The page with a leak planted in one of its sources, for the tests that must find it.
import { mergeConfig, type Plugin } from "vite";
import page from "./vite.config.ts";

const {
  IMPERA_LEAK_FILE: file = "",
  IMPERA_LEAK_OLD: old = "",
  IMPERA_LEAK_NEW: leak = "",
} = process.env;
let planted = false;

const plant: Plugin = {
  name: "plant",
  enforce: "pre",
  transform(source, id) {
    if (!id.endsWith(file)) return null;
    planted ||= source.includes(old);
    return source.replace(old, () => leak);
  },
  buildEnd() {
    if (!planted) throw new Error(`nothing to plant a leak in: ${file}`);
  },
};

export default mergeConfig(page({ mode: "production", command: "build" }), {
  plugins: [plant],
  build: { outDir: process.env.IMPERA_LEAK_OUT, minify: false },
});
