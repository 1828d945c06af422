import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import * as z from "zod";
import { type Database, rowsOf } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** The migrations of a database, compared with those of this code. */
export type MigrationState = "older" | "same" | "newer";

const newest = z.object({ at: z.coerce.number().nullable() });

/** Compares the newest migration of a database with the newest one of this code. An empty database is older. */
export async function compareMigrations(database: Database): Promise<MigrationState> {
  const [table] = await rowsOf(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (table?.name === null) return "older";
  const [row] = await rowsOf(
    database,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const there = newest.parse(row).at ?? 0;
  const here = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (there === here) return "same";
  return there < here ? "older" : "newer";
}
