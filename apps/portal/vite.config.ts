import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildMeta } from "./build-meta.ts";

const server = `http://localhost:${process.env.SERVER_PORT ?? 4601}`;
const toServer = { target: server, changeOrigin: false };

/** What every page needs of others: one file, compressed as a whole, that stays in caches when the portal changes. */
const vendor = {
  name: "vendor",
  test: /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+|ky)\/(?!.*node_modules)/,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), buildMeta()],
  build: {
    target: "es2024",
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [vendor] } } },
  },
  server: {
    port: Number(process.env.PORT ?? 4600),
    strictPort: true,
    proxy: { "/api": toServer, "/identity": toServer, "/healthz": toServer },
  },
});
