import { requireInstallation } from "./workspace.mjs";

requireInstallation();
const { build } = await import("./build.mjs");
build();
await import("../apps/server/src/main.ts");
