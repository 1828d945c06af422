import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../apps/server/src/config.ts";
import { startServer } from "../../apps/server/src/server.ts";

/** Starts a server with the built quote tool and the sandbox, on a free port. */
export async function serveQuoteTool(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "quote-tool-"));
  const server = await startServer(
    readConfig({ PORT: "0", DATA_DIR: dataDir, DEMO_ROWS: "0", LOG_LEVEL: "warn" }),
  );
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
