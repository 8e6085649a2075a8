// Has the file that asks for the words run as soon as it is there, not after all others.
import type { Plugin } from "vite";

export function early(): Plugin {
  let base = "/";
  return {
    name: "early",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /^assets\/early-.*\.js$/.test(name));
        if (!file) throw new Error("no file runs early: see the groups in vite.config.ts");
        const attrs = { type: "module", async: true, crossorigin: true, src: base + file };
        return [{ tag: "script", attrs, injectTo: "head" }];
      },
    },
  };
}
