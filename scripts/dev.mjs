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

build(["format", "ui"]);
await generate();
// From here on the watcher writes the output, so the stamp is invalid.
rmSync(join(root, ".cache/build/ui"), { force: true });
const { result } = concurrently(
  [
    { name: "ui", command: "pnpm --filter @portico/ui dev" },
    {
      name: "generated",
      command: "node --disable-warning=ExperimentalWarning scripts/generate.mjs watch",
    },
    {
      name: "server",
      command: "node --watch --disable-warning=ExperimentalWarning apps/server/src/main.ts",
      env: { PORT: String(serverPort) },
    },
    {
      name: "portal",
      command: "pnpm --filter @portico/portal dev",
      env: { PORT: String(port), SERVER_PORT: String(serverPort) },
    },
  ],
  { killOthersOn: ["failure"], prefixColors: "auto" },
);
await result.catch(() => process.exit(1));
