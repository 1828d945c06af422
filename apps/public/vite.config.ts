import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const manifest = fileURLToPath(new URL("dist/client/.vite/manifest.json", import.meta.url));

/**
 * With `--watch`, builds the server's module again after the files for browsers, so that the server restarts and reads
 * their new names.
 */
const followClientBuild: Plugin = {
  name: "follow-client-build",
  buildStart() {
    if (this.meta.watchMode) this.addWatchFile(manifest);
  },
};

/** Builds the files for browsers, or with `--ssr` the module with which the server renders pages. */
export default defineConfig(({ isSsrBuild }) => ({
  base: "/self-enroll/",
  plugins: [react(), tailwindcss(), isSsrBuild && followClientBuild],
  build: {
    target: isSsrBuild ? "node20" : "es2022",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // The server reads from it which files a page needs.
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: "src/self-enroll/client.tsx",
        output: { chunkFileNames: "assets/[name]-[hash:8].js", hashCharacters: "hex" as const },
      },
    }),
  },
  // One file, so that the server needs no packages of the site.
  ssr: { noExternal: true },
}));
