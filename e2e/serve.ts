/** The real server for journeys, on a data folder that begins empty. */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const dataDir = fileURLToPath(new URL("../.cache/e2e", import.meta.url));
rmSync(dataDir, { recursive: true, force: true });
process.env.DATA_DIR = dataDir;
await import("../apps/server/src/main.ts");
