/** The real server for journeys, on a data folder that begins empty, and a desk that makes accounts for them. */
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { readConfig } from "../apps/server/src/config.ts";
import { configEntries } from "../apps/server/src/db/schema/index.ts";
import { startServer } from "../apps/server/src/server.ts";
import { type AccountWishes, copyAccount } from "../apps/server/test/copy-account.ts";
import { accountsPort, framesOrigin } from "./accounts.ts";

const dataDir =
  process.env.DATA_DIR || fileURLToPath(new URL(`../.cache/e2e-${accountsPort - 1}`, import.meta.url));
rmSync(dataDir, { recursive: true, force: true });
const server = await startServer(readConfig({ ...process.env, DATA_DIR: dataDir }));
// The frames' pages come from another origin than the portal, as in earnest.
await server.services.database.insert(configEntries).values(
  ["marketing", "telephony"].map((frame) => ({
    group: frame,
    key: "url",
    type: "url" as const,
    value: `${framesOrigin}/sandbox/${frame}`,
  })),
);
server.services.settings.forget();
await server.services.settings();

const desk = createServer((request, response) => {
  json(request)
    .then((wishes) => copyAccount(server.services, wishes as AccountWishes))
    .then((account) => response.end(JSON.stringify(account)))
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
// This machine alone may ask.
desk.listen(accountsPort, "localhost");

process.once("SIGTERM", () => {
  desk.close();
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
