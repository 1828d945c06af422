import { stopWithLauncher } from "./launcher.mjs";
import { requireInstallation } from "./workspace.mjs";

requireInstallation();
stopWithLauncher();
// The modules below need the installed Node version.
await import("./fast-imports.mjs");
const { build } = await import("./build.mjs");
await build();
await import("../apps/server/src/main.ts");
