import type { BusinessClock } from "./business-clock.ts";
import type { SettingsReader } from "./configuration/settings-reader.ts";
import type { Database } from "./db/database.ts";
import type { Limits } from "./identity/limits.ts";
import type { SigningKey } from "./identity/signing-key.ts";
import type { ExportQueue } from "./lists/export/export-queue.ts";
import type { Sealing } from "./sealing/sealing.ts";
import type { FileStorage } from "./storage/storage.ts";

/** What every feature works with. */
export interface Services {
  readonly database: Database;
  readonly clock: BusinessClock;
  readonly signingKey: SigningKey;
  readonly settings: SettingsReader;
  readonly limits: Limits;
  readonly sealing: Sealing;
  readonly storage: FileStorage;
  /** The exports that run and wait on this instance. */
  readonly exports: ExportQueue;
  /** Whether anybody may sign in by the published password of the demo accounts. */
  readonly allowsDemoAccounts: boolean;
}
