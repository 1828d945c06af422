import { cp } from "node:fs/promises";
import { inject } from "vitest";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { createPostgresDatabase, postgresUrl } from "./databases.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Functions that create databases with the test data that outlive their process, by kind. For tests that kill
 * processes.
 */
export const lastingDatabases = {
  embedded: async () => {
    const folder = await temporaryFolder();
    await cp(inject("pgliteFolder"), folder, { recursive: true });
    return { folder, urlOrFolder: folder, variables: { DATA_DIR: folder }, open: () => openFolder(folder) };
  },
  server: async () => {
    const folder = await temporaryFolder();
    const url = postgresUrl(await createPostgresDatabase("portico"));
    const open = async () => openPostgres(url, () => {});
    const variables = { DATA_DIR: folder, DATABASE_URL: url, DEMO_ACCOUNTS: "1" };
    return { folder, urlOrFolder: url, variables, open };
  },
};

type LastingKind = keyof typeof lastingDatabases;

/**
 * For tests of what a killed process leaves of one feature: PostgreSQL, and also PGlite if `TEST_DATABASES` is
 * `both`. One test with jobs covers that transactions of the embedded database are atomic when its process is killed.
 */
export const killedDatabases: readonly LastingKind[] =
  process.env.TEST_DATABASES === "both" ? ["embedded", "server"] : ["server"];
