import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { readFingerprint, readSettings, type Settings } from "./settings.ts";

/** Milliseconds until the settings are checked for changes by other instances. */
const maxAge = 1_000;

/**
 * Reads the settings, usually from memory. Changes by other instances are visible within a second. Within a transaction,
 * use `current()`: the embedded database has one connection, so a query outside of the transaction would wait for its end.
 */
export interface SettingsReader {
  (): Promise<Settings>;
  /** The settings as last read. */
  current(): Settings;
  /** Makes the next read query the database. */
  invalidate(): void;
}

/** What a reader depends on. */
export interface SettingsSource {
  readonly database: Database;
  /** The base URL from the environment. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/**
 * Reads the settings and returns a reader that refreshes them. While the database is unavailable, the last values are
 * used.
 */
export async function openSettings({ database, publicUrl, log }: SettingsSource): Promise<SettingsReader> {
  const read = async () => ({
    fingerprint: await readFingerprint(database),
    settings: await readSettings(database, publicUrl),
  });
  let known = await read();
  let checkedAt = performance.now();
  let checking: Promise<void> | undefined;
  const check = async () => {
    checkedAt = performance.now();
    try {
      if ((await readFingerprint(database)) !== known.fingerprint) known = await read();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, "The settings couldn't be reloaded; the previous ones remain in use");
    } finally {
      checking = undefined;
    }
  };
  const reader = async () => {
    if (performance.now() - checkedAt >= maxAge) checking = check();
    await checking;
    return known.settings;
  };
  return Object.assign(reader, {
    current: () => known.settings,
    invalidate: () => {
      checkedAt = Number.NEGATIVE_INFINITY;
      checking = undefined;
    },
  });
}
