import type { Config } from "../config.ts";
import type { Database, OpenDatabase } from "../db/database.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { openFolder } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { restrictToOwner } from "../storage/restrict-to-owner.ts";

type Where = Pick<Config, "databaseUrl" | "migrationDatabaseUrl" | "dataDir">;

/**
 * Does a piece of work on the database of the environment, migrated, and closes it again.
 * @throws FolderInUseError where a running server has the embedded database
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
