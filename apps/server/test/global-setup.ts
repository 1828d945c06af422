import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { inArray, sql } from "drizzle-orm";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import type { Database, OpenDatabase } from "../src/db/database.ts";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { users } from "../src/db/schema/index.ts";
import { demoAccounts, demoPassword } from "../src/demo/accounts.ts";
import { seedDemo } from "../src/demo/seed.ts";
import { loadEncryption } from "../src/encryption/load-encryption.ts";
import { seedFileLayouts } from "../src/file-layouts/seed-layouts.ts";
import { seedReference } from "../src/reference/seed.ts";
import type { FileStorage } from "../src/storage/storage.ts";
import { demoPolicies, demoStart, demoToday } from "./demo-day.ts";
import { makeCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server with the template database `portico`. Copy it, but never write to it. */
    postgresServer: string;
    /** A data folder of the embedded database. Copy it, but never open it. */
    pgliteFolder: string;
  }
}

/** Creates one database of each kind per run. Every test file uses a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await makeCluster();
  const folder = await mkdtemp(join(tmpdir(), "portico-template-"));
  await createDatabase(cluster.url("postgres"));
  await fill(openPostgres(cluster.url("portico"), ignoreLost));
  await fill(await openFolder(folder));
  project.provide("postgresServer", cluster.url(""));
  project.provide("pgliteFolder", folder);
  return async () => {
    await cluster.remove();
    await rm(folder, { recursive: true });
  };
}

async function createDatabase(url: string): Promise<void> {
  const server = openPostgres(url, ignoreLost);
  await server.database.execute("create database portico");
  await server.close();
}

async function fill(opened: OpenDatabase): Promise<void> {
  await opened.prepare(async (database: Database) => {
    await seedReference(database);
    await seedFileLayouts(database);
    const encryption = await loadEncryption(database, []);
    const log = pino({ level: "silent" });
    await seedDemo(database, {
      rows: demoPolicies,
      today: demoToday,
      now: demoStart,
      encryption,
      storage: withoutFiles,
      log,
    });
    await rehashPasswords(database);
  });
  await opened.close();
}

/** Replaces the password hashes of demo accounts with ones of low cost, so that sign-ins are fast. Writes no history. */
async function rehashPasswords(database: Database): Promise<void> {
  const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    const emails = demoAccounts.map(({ email }) => email);
    await transaction.update(users).set({ passwordHash }).where(inArray(users.email, emails));
  });
}

/** Each test has its own folder for files, so files of the demo data are not stored. */
const withoutFiles: Pick<FileStorage, "put"> = { put: async () => {} };

function ignoreLost(): void {
  // The server is stopped at the end of the run.
}
