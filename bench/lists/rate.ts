import { loadavg } from "node:os";
import autocannon from "autocannon";
import { pino } from "pino";
import { createApp } from "../../apps/server/src/app.ts";
import { openSettings } from "../../apps/server/src/configuration/settings-reader.ts";
import { openPostgres } from "../../apps/server/src/db/postgres.ts";
import { loadEncryption } from "../../apps/server/src/encryption/load-encryption.ts";
import { createRateLimiter } from "../../apps/server/src/identity/rate-limiter.ts";
import { loadSigningKey } from "../../apps/server/src/identity/signing-key.ts";
import { createExportQueue } from "../../apps/server/src/lists/export/export-queue.ts";
import { openMarketplace } from "../../apps/server/src/open-marketplace.ts";
import { openStorage } from "../../apps/server/src/storage/storage.ts";
import { businessClock } from "../../apps/server/src/time/business-clock.ts";
import { recordSql, type Statement } from "./record-sql.ts";
import { type Setting, start, stop } from "./setting.ts";

const secondsPerRound = 3;
const connections = 8;

/** Requests per second of the same filtered list, by Portico and by the bare server. */
export interface Rates {
  readonly query: string;
  readonly statements: number;
  readonly portico: number;
  readonly bare: number;
  readonly ratio: number;
  readonly load: number;
}

/** Compares a list with a bare handler that runs the same statements, in alternating rounds. */
export async function compareRates(
  setting: Setting,
  query: string,
  rounds: number,
  port: number,
): Promise<Rates> {
  const path = `/api/Policies?${query}`;
  const statements = await statementsOf(setting, path);
  const bareServer = await start("bench/lists/bare-server.ts", "ready", {
    DATABASE_URL: setting.databaseUrl,
    STATEMENTS: JSON.stringify(statements),
    PORT: String(port),
  });
  const rates = { portico: [] as number[], bare: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      rates.bare.push(await rateOf(`http://localhost:${port}${path}`, setting.token));
      rates.portico.push(await rateOf(setting.origin + path, setting.token));
    }
  } finally {
    await stop(bareServer);
  }
  const [portico, bare] = [median(rates.portico), median(rates.bare)];
  const load = loadavg()[0] ?? 0;
  return { query, statements: statements.length, portico, bare, ratio: portico / bare, load };
}

/** The statements that one request runs, recorded by handling it once in this process. */
async function statementsOf({ databaseUrl, token }: Setting, path: string): Promise<Statement[]> {
  const opened = openPostgres(databaseUrl, () => {});
  const { database } = opened;
  const signingKey = await loadSigningKey(database, undefined);
  const log = pino({ level: "silent" });
  const settings = await openSettings({ database, publicUrl: "", log });
  const clock = businessClock();
  const app = createApp({
    services: {
      database,
      settings,
      clock,
      signingKey,
      rateLimiter: createRateLimiter(database, signingKey, log),
      allowsDemoAccounts: true,
      log,
      encryption: await loadEncryption(database, []),
      storage: openStorage("/nowhere"),
      exportQueue: createExportQueue(),
      marketplace: openMarketplace({ database, settings, clock, log }),
    },
    log,
    trustedProxies: [],
    portalDir: "/nowhere",
    publicDir: "/nowhere",
  });
  const ask = async () => {
    const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  await ask();
  const statements = await recordSql(ask);
  await opened.close();
  return statements;
}

async function rateOf(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: secondsPerRound,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const { errors, timeouts, statusCodeStats } = result;
    throw new Error(`Requests to ${url} failed: ${JSON.stringify({ errors, timeouts, statusCodeStats })}`);
  }
  return result.requests.average;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
