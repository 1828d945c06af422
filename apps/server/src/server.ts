import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { createBatchWriter, type ReadAudit, startReadAudit } from "./audit/reads/read-audit.ts";
import { sendersOf, startBackground } from "./background.ts";
import type { Config } from "./config.ts";
import { openSettings } from "./configuration/settings-reader.ts";
import type { Database, OpenDatabase } from "./db/database.ts";
import { isDatabaseUnavailable, isDiskFull } from "./db/database-errors.ts";
import { lockFolder } from "./db/folder-lock.ts";
import { openFolder } from "./db/pglite.ts";
import { openPostgres } from "./db/postgres.ts";
import { DatabaseStoppedError } from "./db/stop-on-panic.ts";
import { requireNoPublishedSecrets } from "./demo/published-secrets.ts";
import { findDemoAccounts, seedDemo } from "./demo/seed.ts";
import { openControlSocket } from "./domains/accounts/setup/control-socket.ts";
import { setupCommand } from "./domains/accounts/setup/setup-command.ts";
import { createSetupLink } from "./domains/accounts/setup/setup-link.ts";
import { startupSetupMessage } from "./domains/accounts/setup/setup-messages.ts";
import { loadEncryption } from "./encryption/load-encryption.ts";
import { seedFileLayouts } from "./file-layouts/seed-layouts.ts";
import { readCertificate, watchCertificate } from "./http/certificate.ts";
import { serverOrigin } from "./http/listen-addresses.ts";
import { type Listener, listen } from "./http/listener.ts";
import { createRateLimiter } from "./identity/rate-limiter.ts";
import { loadSigningKey } from "./identity/signing-key.ts";
import { encryptPlainTotpSecrets } from "./identity/totp.ts";
import type { Runner } from "./jobs/runner.ts";
import { createExportQueue } from "./lists/export/export-queue.ts";
import { createLog } from "./log.ts";
import { createLogStore } from "./logs/log-store.ts";
import { openMarketplace } from "./open-marketplace.ts";
import { seedReference } from "./reference/seed.ts";
import type { Services } from "./services/services.ts";
import { requireDiskSpace } from "./storage/disk-space.ts";
import { restrictToOwner } from "./storage/restrict-to-owner.ts";
import { type FileStorage, openStorage } from "./storage/storage.ts";
import { type BusinessClock, businessClock } from "./time/business-clock.ts";

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** Email addresses of the demo accounts that can sign in. Empty outside of trials. */
  readonly demoAccounts: ReadonlySet<string>;
  /** Why the database role could change the audit, if it could. */
  readonly roleWarning: string | undefined;
  /** The message about creating a security administrator, if there is none. */
  readonly setupText: string | undefined;
  /** The services, for tests. */
  readonly services: Services;
  /** Finishes current work, closes the database, and unlocks the folder. */
  stop(): Promise<void>;
  /** Resolves when the embedded database has failed and the process must exit. */
  readonly failed: Promise<Error> | undefined;
}

/**
 * Starts a server: locks the folder and the port first, then opens, migrates, and fills the database, then answers
 * requests.
 * @throws FolderInUseError, OpenToOthersError, PublishedSecretError, or Node's `EADDRINUSE`
 */
export async function startServer(config: Config, now?: () => Date): Promise<RunningServer> {
  const logStore = createLogStore();
  const log = createLog(config.logLevel, undefined, logStore);
  const resources: Resources = {};
  const stop = async () => {
    resources.closeControl?.();
    resources.unwatch?.();
    await resources.listener?.stop();
    await resources.reads?.stop();
    await resources.runner?.stop();
    await logStore.stop();
    await resources.opened?.close();
    resources.unlock?.();
  };
  try {
    if (!config.databaseUrl) resources.unlock = lockFolder(config.dataDir);
    if (existsSync(config.dataDir)) restrictToOwner(config.dataDir);
    const { certificate } = config;
    const listener = await listen(config.port, config.host, certificate && readCertificate(certificate));
    resources.listener = listener;
    if (certificate)
      resources.unwatch = watchCertificate(certificate, { apply: listener.useCertificate, log });
    const opened = await openDatabase(config, log);
    resources.opened = opened;
    const demoAccounts = await prepare(opened, config, businessClock(now), log);
    const roleWarning = await opened.roleWarning();
    if (roleWarning !== undefined) log.warn(roleWarning);
    const server = config.instanceName ?? `${hostname()}:${listener.port}`;
    logStore.start({ database: opened.database, server });
    const url = serverOrigin({ ...config, port: listener.port });
    const services = await createServices(opened.database, {
      config,
      publicUrl: config.publicUrl ?? url,
      now,
      log,
    });
    const senders = sendersOf(config);
    const isAlone = !config.databaseUrl;
    const background = {
      opened,
      services,
      senders,
      log,
      isAlone,
      heartbeatSeconds: config.jobHeartbeatSeconds,
    };
    resources.runner = await retryUntilAvailable(log, () => startBackground(background));
    const outbox = { senders, isOn: config.isOutboxViewerOn };
    const checkDiskSpace = isAlone ? () => requireDiskSpace(config.dataDir) : undefined;
    const reads = startReadAudit({ write: createBatchWriter(opened.database), now: services.clock.now, log });
    resources.reads = reads;
    listener.serve(createApp({ services, log, reads, outbox, checkDiskSpace, ...config }));
    const { stopped: failed } = opened;
    void failed?.then((error) => log.fatal({ err: error }, "The embedded database has stopped"));
    if (isAlone)
      resources.closeControl = await openControlSocket(config.dataDir, setupCommand(services), log);
    const link = await createSetupLink(services.database, "start", services.clock.now());
    const { publicUrl } = services.settings.current();
    return {
      url,
      demoAccounts,
      roleWarning,
      setupText: startupSetupMessage(link, publicUrl),
      services,
      stop,
      failed,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What is released when the server stops. */
interface Resources {
  unlock?: () => void;
  listener?: Listener;
  runner?: Runner;
  opened?: OpenDatabase;
  reads?: ReadAudit;
  closeControl?: (() => void) | undefined;
  /** Ends watching the certificate. */
  unwatch?: () => void;
}

interface ServiceOptions {
  readonly config: Config;
  /** The base URL of links in email and SMS, unless the settings override it. */
  readonly publicUrl: string;
  readonly now: (() => Date) | undefined;
  readonly log: Logger;
}

async function createServices(
  database: Database,
  { config, publicUrl, now, log }: ServiceOptions,
): Promise<Services> {
  const settings = await openSettings({ database, publicUrl, log });
  const signingKey = await loadSigningKey(database, config.tokenSecret);
  const clock = businessClock(now, () => settings.current().businessTimeZone);
  return {
    database,
    settings,
    clock,
    signingKey,
    rateLimiter: createRateLimiter(database, signingKey, log),
    encryption: await loadEncryption(database, config.dataKeys),
    storage: storageOf(config),
    exportQueue: createExportQueue(),
    marketplace: openMarketplace({
      database,
      settings,
      clock,
      log,
      applicationsKey: config.marketplaceApplicationsKey,
    }),
    allowsDemoAccounts: config.allowsDemoAccounts,
    log,
  };
}

function storageOf({ dataDir }: Config): FileStorage {
  return openStorage(join(dataDir, "files"));
}

function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> | OpenDatabase {
  if (!config.databaseUrl) {
    return openFolder(config.dataDir, (error) =>
      log.warn({ err: error }, "The write-ahead log of the embedded database couldn't be truncated"),
    );
  }
  const onLost = (error: Error) => log.warn({ err: error }, "A database connection was lost");
  return openPostgres(config.databaseUrl, onLost, config.migrationDatabaseUrl);
}

async function prepare(
  opened: OpenDatabase,
  config: Config,
  clock: BusinessClock,
  log: Logger,
): Promise<ReadonlySet<string>> {
  const fill = async (database: Database) => {
    await seedReference(database);
    await seedFileLayouts(database);
    const encryption = await loadEncryption(database, config.dataKeys);
    await encryptPlainTotpSecrets(database, encryption);
    if (!config.allowsDemoAccounts) {
      await requireNoPublishedSecrets(database, encryption, log);
      return new Set<string>();
    }
    const storage = storageOf(config);
    const moment = { today: clock.today(), now: clock.now() };
    await seedDemo(database, { rows: config.demoRows, ...moment, encryption, storage, log });
    return findDemoAccounts(database);
  };
  return retryUntilAvailable(log, () => opened.prepare(fill));
}

/** Waits for a database that is unavailable at startup. */
async function retryUntilAvailable<Result>(log: Logger, work: () => Promise<Result>): Promise<Result> {
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || isDiskFull(error) || error instanceof DatabaseStoppedError)
        throw error;
      log.warn({ err: error }, "The database is unavailable; trying again in a second");
      await wait(1000);
    }
  }
}
