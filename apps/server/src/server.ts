import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { type BusinessClock, businessClock } from "./business-clock.ts";
import type { Config } from "./config.ts";
import type { Database, OpenDatabase } from "./db/database.ts";
import { isDatabaseAway } from "./db/database-errors.ts";
import { lockFolder } from "./db/folder-lock.ts";
import { openFolder } from "./db/pglite.ts";
import { openPostgres } from "./db/postgres.ts";
import { seedDemo } from "./demo/seed.ts";
import { type Listener, listen } from "./http/listener.ts";
import { loadSigningKey } from "./identity/signing-key.ts";
import { createLog } from "./log.ts";
import { seedReference } from "./reference/seed.ts";

/** A server that answers. */
export interface RunningServer {
  readonly url: string;
  /** Whether the demo accounts are there. */
  readonly hasDemoAccounts: boolean;
  /** Ends what is under way, closes the database and gives the folder back. */
  stop(): Promise<void>;
}

/**
 * Starts a server: takes the folder and the port first, since another process may have them, then opens, migrates and
 * fills the database, then answers.
 * @throws FolderInUseError, or Node's `EADDRINUSE`
 */
export async function startServer(config: Config, now?: () => Date): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const clock = businessClock(now);
  const held: { unlock?: () => void; listener?: Listener; opened?: OpenDatabase } = {};
  const stop = async () => {
    await held.listener?.stop();
    await held.opened?.close();
    held.unlock?.();
  };
  try {
    if (!config.databaseUrl) held.unlock = lockFolder(config.dataDir);
    const listener = await listen(config.port);
    held.listener = listener;
    const opened = await openDatabase(config, log);
    held.opened = opened;
    const { database } = opened;
    const hasDemoAccounts = await prepare(opened, config, clock, log);
    const signingKey = await loadSigningKey(database, config.tokenSecret);
    listener.serve(createApp({ services: { database, clock, signingKey }, log, ...config }));
    return { url: `http://localhost:${listener.port}`, hasDemoAccounts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> | OpenDatabase {
  if (!config.databaseUrl) return openFolder(config.dataDir);
  return openPostgres(config.databaseUrl, (error) =>
    log.warn({ err: error }, "a database connection was lost"),
  );
}

/** A database that is away when the server starts is waited for. */
async function prepare(
  opened: OpenDatabase,
  config: Config,
  clock: BusinessClock,
  log: Logger,
): Promise<boolean> {
  const fill = async (database: Database) => {
    await seedReference(database);
    return seedDemo(database, { rows: config.demoRows, today: clock.today(), log });
  };
  while (true) {
    try {
      return await opened.prepare(fill);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, "the database is away; trying again in a second");
      await wait(1000);
    }
  }
}
