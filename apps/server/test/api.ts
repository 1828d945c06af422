import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import * as z from "zod";
import { createApp } from "../src/app.ts";
import { createBatchWriter, type ReadAudit, startReadAudit } from "../src/audit/reads/read-audit.ts";
import { openSettings } from "../src/configuration/settings-reader.ts";
import { demoPassword } from "../src/demo/accounts.ts";
import { loadEncryption } from "../src/encryption/load-encryption.ts";
import { createRateLimiter } from "../src/identity/rate-limiter.ts";
import { signingKey } from "../src/identity/signing-key.ts";
import { createExportQueue } from "../src/lists/export/export-queue.ts";
import { openMarketplace } from "../src/open-marketplace.ts";
import { sandboxKey } from "../src/sandbox/marketplace/routes/sandbox-api.ts";
import type { Services } from "../src/services/services.ts";
import { requireDiskSpace } from "../src/storage/disk-space.ts";
import { openStorage } from "../src/storage/storage.ts";
import { businessClock } from "../src/time/business-clock.ts";
import type { DatabaseKind } from "./databases.ts";
import { demoNow } from "./demo-day.ts";

/** The whole server on a copy of the test data, without a socket. */
export interface TestApi {
  readonly services: Services;
  readonly app: ReturnType<typeof createApp>;
  /** The server's clock, which tests can change. */
  readonly time: { now: Date };
  /** Buffers reads of personal data until they are written. */
  readonly reads: ReadAudit;
  /** The folder with the server's files. */
  readonly files: string;
  /** Sends a request, with `token` as the bearer token if there is one. */
  send(path: string, options?: SendOptions): Promise<Response>;
  /** The JSON response to a GET. */
  read(path: string, token?: string): Promise<unknown>;
  /** The token of a demo account. Signs in the first time. */
  tokenOf(email: string): Promise<string>;
  close(): Promise<void>;
}

export interface SendOptions {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is a text or form data. */
  readonly body?: unknown;
}

/** The key that signs tokens in tests. */
export const testKey = signingKey(Buffer.alloc(32, 7));

/** The base URL of links in mail and SMS. */
export const testOrigin = "http://portico.test";

/**
 * Opens the server for a test file. `disk.free` sets the free bytes of its disk, for tests of full disks. `log` gets
 * its log lines.
 */
export async function openApi(
  kind: DatabaseKind,
  disk?: { free: number },
  log: Logger = pino({ level: "silent" }),
): Promise<TestApi> {
  const opened = await kind.open();
  const time = { now: demoNow };
  const files = join(tmpdir(), `portico-files-${randomUUID()}`);
  const freeBytes = disk && (async () => disk.free);
  const { database } = opened;
  const settings = await openSettings({ database, publicUrl: testOrigin, log });
  const clock = businessClock(
    () => time.now,
    () => settings.current().businessTimeZone,
  );
  const services = {
    database,
    settings,
    clock,
    signingKey: testKey,
    rateLimiter: createRateLimiter(opened.database, testKey, log),
    encryption: await loadEncryption(database, []),
    storage: openStorage(files, freeBytes),
    exportQueue: createExportQueue(),
    // For tests that put the sandbox behind a server.
    marketplace: openMarketplace({ database, settings, clock, log, applicationsKey: sandboxKey }),
    allowsDemoAccounts: true,
    log,
  };
  // Tests call `reads.flush()` before they check audited reads.
  const reads = startReadAudit({
    write: createBatchWriter(database),
    now: () => time.now,
    log,
    interval: 2 ** 30,
  });
  const app = createApp({
    services,
    log,
    reads,
    trustedProxies: [],
    portalDir: "/nowhere",
    publicDir: "/nowhere",
    ...(kind.isOnDataDisk && freeBytes && { checkDiskSpace: () => requireDiskSpace(files, { freeBytes }) }),
  });
  const tokens = new Map<string, Promise<string>>();
  const send = async (path: string, { method = "GET", token, headers, body }: SendOptions = {}) =>
    app.request(path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
  const signIn = async (email: string) => {
    const response = await send("/identity/login", {
      method: "POST",
      body: { user: email, pass: demoPassword },
    });
    return z.object({ token: z.string() }).parse(await response.json()).token;
  };
  return {
    services,
    app,
    time,
    files,
    send,
    read: async (path, token) => (await send(path, { token })).json(),
    tokenOf: (email) => {
      const token = tokens.get(email) ?? signIn(email);
      tokens.set(email, token);
      return token;
    },
    reads,
    close: async () => {
      await reads.stop();
      await opened.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
