import { defineConfig } from "vitest/config";
import { compressed } from "./compress.ts";

export default defineConfig({
  plugins: [compressed()],
  build: {
    outDir: "../src/virtu/web",
    emptyOutDir: true,
    target: "es2023",
    // Everything is ours and local; small files may be inlined, but never a font or a sprite.
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    // One file compresses better than many that are always fetched together.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: /node_modules|src\/(ui|words|net|table)\// }] } } },
  },
  server: {
    proxy: {
      "/api": { target: process.env.VIRTU_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.{ts,tsx}"],
  },
});
