import { defineConfig } from "vite";

// `npm run dev` uses the API of `npm start`.
export default defineConfig({
  server: { proxy: { "/api": "http://127.0.0.1:4700", "/settings": "http://127.0.0.1:4700" } },
});
