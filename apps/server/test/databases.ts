import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { OpenDatabase } from "../src/db/database.ts";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";

/** A kind of database to run tests on. */
export interface DatabaseKind {
  readonly name: string;
  /** Opens a new copy of the test data. Closing it deletes the copy. */
  readonly open: () => Promise<OpenDatabase>;
  /** Whether it is on the same disk as `DATA_DIR`. */
  readonly isOnDataDisk?: boolean;
}

const pglite: DatabaseKind = { name: "PGlite", open: openPgliteCopy, isOnDataDisk: true };
const postgres: DatabaseKind = { name: "PostgreSQL", open: openPostgresCopy };

/**
 * For tests of features that can differ between the databases: lists, bulk SQL, locks, jobs, startup, files, full
 * disks.
 */
export const bothDatabases: readonly DatabaseKind[] = [pglite, postgres];

/** For all other tests: PostgreSQL, and also PGlite if `TEST_DATABASES` is `both`. */
export const databaseKinds: readonly DatabaseKind[] =
  process.env.TEST_DATABASES === "both" ? bothDatabases : [postgres];

async function openPgliteCopy(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "portico-pglite-"));
  await cp(inject("pgliteFolder"), folder, { recursive: true });
  const opened = await openFolder(folder);
  const close = async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  };
  return { ...opened, close };
}

async function openPostgresCopy(): Promise<OpenDatabase> {
  const name = await createPostgresDatabase("portico");
  return openPostgres(postgresUrl(name), () => {});
}

/** The URL of a database on the test PostgreSQL server. */
export function postgresUrl(database: string): string {
  return `${inject("postgresServer")}${database}`;
}

/** Creates a database on the test PostgreSQL server, empty or as a copy, and returns its name. */
export async function createPostgresDatabase(template = "template1"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = openPostgres(postgresUrl("postgres"), () => {});
  // Copies files instead of logging every block of them.
  await server.database.execute(`create database ${name} template ${template} strategy file_copy`);
  await server.close();
  return name;
}
