import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.stories.tsx",
    "!src/**/*.fixtures.{ts,tsx}",
    "!src/**/*.example.tsx",
    "!src/**/*.test.{ts,tsx}",
    "!src/tokens/**",
    "!src/foundations/**",
  ],
  format: "esm",
  target: "es2022",
  bundle: false,
  sourcemap: true,
  silent: true,
  outDir: "dist",
});
