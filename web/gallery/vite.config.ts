import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const self = ["script-src", "style-src", "img-src data:", "font-src", "connect-src"];
const policy = `default-src 'none'; ${self.map((rule) => `${rule} 'self'`).join("; ")}`;

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: "policy", // the gallery runs under the page's policy, so that a breach is seen here
      apply: "build",
      transformIndexHtml: () => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: policy },
          injectTo: "head-prepend",
        },
      ],
    },
  ],
  build: {
    rolldownOptions: { input: "gallery.html" },
    assetsInlineLimit: 0,
    target: "es2022",
    emptyOutDir: true,
  },
});
