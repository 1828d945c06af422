import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import { installQueues } from "../jobs/queues.ts";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { PrivateNodeFS } from "./private-node-fs.ts";

/** The extensions that the migrations ask for. */
export const extensions = { pg_trgm };

/**
 * Opens the embedded database in `dataDir/pglite`, and makes it where there is none. The caller holds the folder's
 * lock. A folder that a killed first start left half made is set aside under another name.
 */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, "pglite");
  if (!existsSync(folder)) await makeFolder(folder);
  return openPglite(await PGlite.create({ fs: new PrivateNodeFS(folder), extensions }));
}

/** The database over a PGlite that is open. */
export function openPglite(client: PGlite): OpenDatabase {
  const database = drizzle({ client, casing: "snake_case" });
  const queueConnection = { backend: "pglite", db: fromPglite(client) } as const;
  return {
    database,
    queueConnection,
    // One process, one connection: what runs here runs alone.
    prepare: async (fill) => {
      await migrate(database, { migrationsFolder });
      await installQueues(queueConnection, database);
      return fill(database);
    },
    // It has one role, and whoever has its folder has all of it.
    roleWarning: async () => undefined,
    close: () => client.close(),
  };
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
