import tailwindcss from "tailwindcss";
import { defineConfig } from "vite";

export default defineConfig({
  css: { postcss: { plugins: [tailwindcss()] } },
  build: { rolldownOptions: { input: ["index.html", "sample.html"] } },
});
