import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's own number for: another connection holds the lock. */
const sqliteBusy = 5;

/** Another process has the folder; two on one PGlite folder destroy it. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
}

/**
 * Takes `dataDir` for this process alone. SQLite keeps the lock as a lock of the operating system, which ends with the
 * process however that dies, so none is ever left behind.
 * @returns what gives the folder back
 * @throws FolderInUseError where another process has it
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
