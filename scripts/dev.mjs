import { rmSync } from "node:fs";
import { join } from "node:path";
import { requireInstallation, root } from "./workspace.mjs";

requireInstallation();
// The modules below need the installed Node version.
const { build } = await import("./build.mjs");
const { generate } = await import("./generate.mjs");
const { default: concurrently } = await import("concurrently");

const port = Number(process.env.PORT ?? 4600);
const serverPort = port + 1;

await build(["format", "ui", "public"]);
await generate();
// From here on watchers write the output, so the stamps are invalid.
for (const name of ["ui", "public"]) rmSync(join(root, ".cache/build", name), { force: true });
/** Builds the public site on save. The server restarts when the module that renders its pages changes. */
const buildSite = "pnpm --filter @portico/public exec vite build --watch --logLevel warn";
const { result } = concurrently(
  [
    { name: "ui", command: "pnpm --filter @portico/ui dev" },
    {
      name: "generated",
      command: "node --disable-warning=ExperimentalWarning scripts/generate.mjs watch",
    },
    {
      name: "server",
      command:
        "node --watch --disable-warning=ExperimentalWarning --import ./scripts/fast-imports.mjs apps/server/src/main.ts",
      env: { PORT: String(serverPort) },
    },
    { name: "site", command: buildSite },
    { name: "site pages", command: `${buildSite} --ssr src/self-enroll/render.tsx` },
    {
      name: "portal",
      command: "pnpm --filter @portico/portal dev",
      env: { PORT: String(port), SERVER_PORT: String(serverPort) },
    },
  ],
  { killOthersOn: ["failure"], prefixColors: "auto" },
);
await result.catch(() => process.exit(1));
