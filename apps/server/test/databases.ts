import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { OpenDatabase } from "../src/db/database.ts";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";

/** A kind of database that everything must hold on. */
export interface DatabaseKind {
  readonly name: string;
  /** A fresh copy of the tests' data; closing it removes it. */
  readonly open: () => Promise<OpenDatabase>;
  /** Whether it shares the disk of `DATA_DIR` with the files. */
  readonly isOnDataDisk?: boolean;
}

const pglite: DatabaseKind = { name: "PGlite", open: openPgliteCopy, isOnDataDisk: true };
const postgres: DatabaseKind = { name: "PostgreSQL", open: openPostgresCopy };

/** For tests of what can differ between the databases: lists, bulk SQL, locks, jobs, startup, files, full disks. */
export const bothDatabases: readonly DatabaseKind[] = [pglite, postgres];

/** For all other tests: PostgreSQL, and PGlite too where `TEST_DATABASES` is `both`. */
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

/** The address of a database on the tests' PostgreSQL server. */
export function postgresUrl(database: string): string {
  return `${inject("postgresServer")}${database}`;
}

/** Creates a database on the tests' PostgreSQL server, empty or as a copy, and answers its name. */
export async function createPostgresDatabase(template = "template1"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = openPostgres(postgresUrl("postgres"), () => {});
  await server.database.execute(`create database ${name} template ${template}`);
  await server.close();
  return name;
}
