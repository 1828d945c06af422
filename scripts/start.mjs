import { stopWithLauncher } from "./launcher.mjs";
import { requireInstallation } from "./workspace.mjs";

requireInstallation();
stopWithLauncher();
// What follows needs the Node that was installed.
const { build } = await import("./build.mjs");
build();
await import("../apps/server/src/main.ts");
