import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import { bytesToCreate, bytesToOpen, requireDiskSpace } from "../storage/disk-space.ts";
import { attachHistory } from "./attach-history.ts";
import { setSystemAuthor, unsetAuthor } from "./author.ts";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { PrivateNodeFS } from "./private-node-fs.ts";
import { installQueues } from "./queues.ts";
import { stopOnPanic } from "./stop-on-panic.ts";

/** The extensions that the migrations ask for. */
export const extensions = { btree_gist, pg_trgm, unaccent };

type OnFault = (error: unknown) => void;

/** How often the log of what was written is shortened, in milliseconds. */
const checkpointEvery = 5 * 60_000;

/**
 * Opens the embedded database in `dataDir/pglite`, and makes it where there is none. The caller holds the folder's
 * lock. A folder that a killed first start left half made is set aside under another name. `onFault` hears of upkeep that
 * failed.
 */
export async function openFolder(dataDir: string, onFault?: OnFault): Promise<OpenDatabase> {
  const folder = join(dataDir, "pglite");
  if (existsSync(folder)) {
    await requireDiskSpace(dataDir, { reserved: bytesToOpen });
    await removeTemporaryFiles(folder);
  } else {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await requireDiskSpace(dataDir, { reserved: bytesToCreate });
    await makeFolder(folder);
  }
  const fs = new PrivateNodeFS(folder);
  return openPglite(await PGlite.create({ fs, extensions }), onFault);
}

/** The database over a PGlite that is open. */
export function openPglite(client: PGlite, onFault: OnFault = () => {}): OpenDatabase {
  const stopped = stopOnPanic(client);
  let isStopped = false;
  const database = drizzle({ client, casing: "snake_case" });
  // A process of its own does this for PostgreSQL; nothing does it for the embedded one, whose log would only grow.
  const tidying = setInterval(() => {
    client.query("checkpoint").catch(onFault);
  }, checkpointEvery);
  tidying.unref();
  const end = () => clearInterval(tidying);
  void stopped.then(() => {
    isStopped = true;
    end();
  });
  const queueConnection = { backend: "pglite", db: fromPglite(client) } as const;
  return {
    database,
    queueConnection,
    // One process, one connection: what runs here runs alone.
    prepare: async (fill) => {
      await setSystemAuthor(database);
      try {
        await migrate(database, { migrationsFolder });
        await attachHistory(database);
        await installQueues(queueConnection, database);
        return await fill(database);
      } finally {
        await unsetAuthor(database);
      }
    },
    // It has one role, and whoever has its folder has all of it.
    roleWarning: async () => undefined,
    close: async () => {
      end();
      // What is left of a database that has stopped never comes to an end; the process takes it along.
      if (!isStopped) await client.close();
    },
    stopped,
  };
}

/**
 * Removes what queries that were killed had sorted on disk. A PostgreSQL server does this when it starts, the embedded
 * database does not.
 */
async function removeTemporaryFiles(folder: string): Promise<void> {
  await rm(join(folder, "base/pgsql_tmp"), { recursive: true, force: true });
}

/** Made under another name and renamed when whole, so that `folder` is never half made. */
async function makeFolder(folder: string): Promise<void> {
  const making = `${folder}.making`;
  if (existsSync(making)) await rename(making, `${folder}.half-made-${Date.now()}`);
  await mkdir(making, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ fs: new PrivateNodeFS(making), extensions });
  await client.query("select 1");
  await client.close();
  await rename(making, folder);
}
