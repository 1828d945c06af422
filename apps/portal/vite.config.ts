import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://localhost:${process.env.SERVER_PORT ?? 4601}`;
const toServer = { target: server, changeOrigin: false };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: "es2024", sourcemap: false, assetsInlineLimit: 0 },
  server: {
    port: Number(process.env.PORT ?? 4600),
    strictPort: true,
    proxy: { "/api": toServer, "/identity": toServer, "/healthz": toServer },
  },
});
