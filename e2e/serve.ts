/** The server for browser tests with an empty data folder, and an HTTP endpoint that creates accounts for tests. */
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { readConfig } from "../apps/server/src/config.ts";
import { setAuthor } from "../apps/server/src/db/author.ts";
import { configEntries } from "../apps/server/src/db/schema/index.ts";
import { startServer } from "../apps/server/src/server.ts";
import { type AccountOptions, copyAccount } from "../apps/server/test/copy-account.ts";
import { makeCluster } from "../apps/server/test/postgres-cluster.ts";
import { accountsPortOf, dataFolderOf, framesOriginOf } from "./servers.ts";

const port = Number(process.env.PORT);
const dataDir = dataFolderOf(port);
rmSync(dataDir, { recursive: true, force: true });
const cluster = process.env.E2E_DATABASE === "postgres" ? await makeCluster() : undefined;
const config = readConfig({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: cluster?.url("postgres"),
  DEMO_ACCOUNTS: "1",
});
const server = await startServer(config);
// Pages in frames come from a different origin than the portal, as in production.
const addresses = ["marketing", "telephony"].map((frame) => ({
  group: frame,
  key: "url",
  type: "url" as const,
  value: `${framesOriginOf(port)}/sandbox/${frame}`,
}));
await server.services.database.transaction(async (transaction) => {
  await setAuthor(transaction, null);
  await transaction.insert(configEntries).values(addresses);
});
server.services.settings.invalidate();
await server.services.settings();

const accountServer = createServer((request, response) => {
  json(request)
    .then((wishes) => copyAccount(server.services, wishes as AccountOptions))
    .then((account) => response.end(JSON.stringify(account)))
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
// Accepts requests from this computer only.
accountServer.listen(accountsPortOf(port), "localhost");

process.once("SIGTERM", () => {
  accountServer.close();
  server
    .stop()
    .finally(() => cluster?.remove())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
