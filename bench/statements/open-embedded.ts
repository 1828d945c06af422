import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolder } from "../../apps/server/src/db/pglite.ts";
import { type Setting, signIn, start, stop } from "../lists/setting.ts";
import type { Query } from "./fill-carrier.ts";

/** Starts a server on a new embedded database after filling it. */
export async function openEmbedded(
  port: number,
  fill: (query: Query) => Promise<void>,
): Promise<Omit<Setting, "databaseUrl">> {
  const folder = await mkdtemp(join(tmpdir(), "portico-bench-"));
  const run = () =>
    start("apps/server/src/main.ts", "Portico is ready", {
      DATABASE_URL: "",
      DEMO_ACCOUNTS: "1",
      DEMO_ROWS: "2000",
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
    });
  await stop(await run());
  const { database, close } = await openFolder(folder);
  await fill(async (text) => {
    const result: unknown = await database.execute(text);
    const isResult = typeof result === "object" && result !== null && "rows" in result;
    return isResult && Array.isArray(result.rows) ? result.rows : [];
  });
  await close();
  const server = await run();
  const origin = `http://localhost:${port}`;
  return {
    origin,
    pid: server.pid ?? 0,
    token: await signIn(origin, "admin@portico.test"),
    close: async () => {
      await stop(server);
      await rm(folder, { recursive: true });
    },
  };
}
