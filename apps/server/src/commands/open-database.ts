import type { Config } from "../config.ts";
import type { Database, OpenDatabase } from "../db/database.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { openFolder } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { restrictToOwner } from "../storage/restrict-to-owner.ts";

type Where = Pick<Config, "databaseUrl" | "migrationDatabaseUrl" | "dataDir">;

/**
 * Runs work on the migrated database of the environment, then closes it.
 * @throws FolderInUseError if a running server uses the embedded database
 */
export async function onDatabase<Result>(
  where: Where,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const unlock = where.databaseUrl === undefined ? lockFolder(where.dataDir) : () => {};
  try {
    const opened = await open(where);
    try {
      return await opened.prepare(work);
    } finally {
      await opened.close();
    }
  } finally {
    unlock();
  }
}

function open({ databaseUrl, migrationDatabaseUrl, dataDir }: Where): OpenDatabase | Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, () => {}, migrationDatabaseUrl);
  restrictToOwner(dataDir);
  return openFolder(dataDir);
}
