import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: "policy", // the gallery runs under the page's policy, so that a breach is seen here
      apply: "build",
      transformIndexHtml: () => [
        { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policy }, injectTo: "head-prepend" },
      ],
    },
  ],
  build: { rollupOptions: { input: "gallery.html" }, assetsInlineLimit: 0, target: "es2022", emptyOutDir: true },
});
