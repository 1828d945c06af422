import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLITE_BUSY: another connection has the lock. */
const sqliteBusy = 5;

/** Another process uses the folder. Two processes would corrupt the PGlite database. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
}

/**
 * Locks `dataDir` for this process. SQLite uses an operating system lock, which ends with the process, so that a
 * crash leaves no stale lock.
 * @returns a function that releases the lock
 * @throws FolderInUseError if another process has locked it
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, "portico.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUseError(
      `Another process uses the data folder ${dataDir}. Two processes would corrupt it. Stop the other process, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
