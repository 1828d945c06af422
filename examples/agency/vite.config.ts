import { defineConfig } from "vite";

/** `npm start` serves the API, which `npm run dev` uses too. */
export default defineConfig({ server: { proxy: { "/api": "http://127.0.0.1:4700" } } });
