import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { isDatabaseAway } from "../db/database-errors.ts";
import { readFingerprint, readSettings, type Settings } from "./settings.ts";

/** After so many milliseconds it is looked whether another instance has changed something. */
const maxAge = 1_000;

/** Reads the settings, mostly from memory: what another instance sets is seen within a second. */
export interface SettingsReader {
  (): Promise<Settings>;
  /** The settings as they were read last. */
  current(): Settings;
  /** The next reading looks at the database. */
  invalidate(): void;
}

/** Where a reader gets what it knows. */
export interface SettingsSource {
  readonly database: Database;
  /** The address that the environment names. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/** Reads the settings once, and answers what goes on reading them. While the database is away, what is known holds. */
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
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, "the settings could not be read anew; those read before hold");
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
