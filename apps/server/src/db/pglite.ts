import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import { bytesToCreate, bytesToOpen, requireDiskSpace } from "../storage/disk-space.ts";
import { attachHistory } from "./attach-history.ts";
import { setSystemAuthor, unsetAuthor } from "./author.ts";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { createPartitions } from "./partitions.ts";
import { installQueues } from "./queues.ts";
import { stopOnPanic } from "./stop-on-panic.ts";

/** The extensions that the migrations require. */
export const extensions = { btree_gist, pg_trgm, unaccent };

type OnFault = (error: unknown) => void;

/** Milliseconds between checkpoints, which truncate the write-ahead log. */
const checkpointEvery = 5 * 60_000;

/**
 * Opens the embedded database in `dataDir/pglite`, or creates it. The caller holds the folder lock. An incomplete
 * folder, left by a killed first start, is renamed. `onFault` is called if maintenance fails.
 */
export async function openFolder(dataDir: string, onFault?: OnFault): Promise<OpenDatabase> {
  const folder = join(dataDir, "pglite");
  if (existsSync(folder)) {
    await requireDiskSpace(dataDir, { reserved: bytesToOpen });
    await removeTemporaryFiles(folder);
  } else {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await requireDiskSpace(dataDir, { reserved: bytesToCreate });
    await createFolder(folder);
  }
  const fs = new PrivateNodeFS(folder);
  return openPglite(await PGlite.create({ fs, extensions }), onFault);
}

/**
 * Lets the server read requests before each transaction and each query outside of one. The embedded database runs in
 * this process without waiting, so a job of many of them would otherwise delay all requests until its end.
 */
function serveBetweenStatements(client: PGlite): void {
  const run = client.transaction.bind(client);
  client.transaction = async <Result>(work: (transaction: Transaction) => Promise<Result>) => {
    await nextTurn();
    return run(work);
  };
  const query = client.query.bind(client);
  client.query = async <Row>(...statement: Parameters<PGlite["query"]>) => {
    await nextTurn();
    return query<Row>(...statement);
  };
}

/** Wraps an open PGlite database. */
export function openPglite(client: PGlite, onFault: OnFault = () => {}): OpenDatabase {
  const stopped = stopOnPanic(client);
  serveBetweenStatements(client);
  let isStopped = false;
  const database = drizzle({ client, casing: "snake_case" });
  // PostgreSQL has a background process for this. The embedded database doesn't, so its log would grow without limit.
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
    // Single process and connection, so no lock is needed.
    prepare: async (fill) => {
      await setSystemAuthor(database);
      try {
        await migrate(database, { migrationsFolder });
        await attachHistory(database);
        await createPartitions(database);
        await installQueues(queueConnection, database);
        return await fill(database);
      } finally {
        await unsetAuthor(database);
      }
    },
    // The embedded database has a single role. Anyone with access to its folder has full access.
    roleWarning: async () => undefined,
    close: async () => {
      end();
      // A database that has stopped never finishes closing. It ends with the process.
      if (!isStopped) await client.close();
    },
    stopped,
  };
}

/**
 * Removes temporary files of killed queries. A PostgreSQL server does this on startup; the embedded database doesn't.
 */
async function removeTemporaryFiles(folder: string): Promise<void> {
  await rm(join(folder, "base/pgsql_tmp"), { recursive: true, force: true });
}

/** Creates the database under a temporary name and renames it when complete, so that `folder` is never incomplete. */
async function createFolder(folder: string): Promise<void> {
  const making = `${folder}.making`;
  if (existsSync(making)) await rename(making, `${folder}.half-made-${Date.now()}`);
  await mkdir(making, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ fs: new PrivateNodeFS(making), extensions });
  await client.query("select 1");
  await client.close();
  await rename(making, folder);
}

type Init = NodeFS["init"];
type Module = Parameters<NonNullable<Parameters<Init>[1]["preRun"]>[number]>[0];
type SetAttributes = (target: unknown, attributes: { readonly mode?: number }) => void;

/**
 * Restricts PGlite's folder to its owner. PGlite sets the mode of many new files to 0644 or 0666, ignoring the
 * process's umask, so this removes the permissions of other users from the mode.
 */
class PrivateNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrictMode] },
    };
  }
}

function restrictMode({ NODEFS }: Module): void {
  for (const name of ["node_ops", "stream_ops"]) {
    const operations: unknown = Reflect.get(NODEFS, name);
    if (!setsAttributes(operations)) {
      throw new Error(`PGlite no longer sets file modes through NODEFS.${name}.setattr.`);
    }
    const setAttributes = operations.setattr;
    operations.setattr = (target, { mode, ...rest }) =>
      setAttributes(target, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
  }
}

function setsAttributes(operations: unknown): operations is { setattr: SetAttributes } {
  return (
    typeof operations === "object" &&
    operations !== null &&
    "setattr" in operations &&
    typeof operations.setattr === "function"
  );
}
