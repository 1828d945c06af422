import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeCluster } from "../../apps/server/test/postgres-cluster.ts";
import { withClient } from "../with-client.ts";

/** A server on a database full of policies, and its client. */
export interface Setting {
  readonly databaseUrl: string;
  readonly origin: string;
  /** The server's process ID. */
  readonly pid: number;
  /** The token of an administrator who can see all rows. */
  readonly token: string;
  close(): Promise<void>;
}

/** Options of `openSetting`. */
interface SettingOptions {
  /** Whether to restart the server after filling the database, so that its memory is that of an idle server. @default false */
  readonly isFresh?: boolean;
  /** Changes the database before that restart. @default nothing */
  readonly fill?: (databaseUrl: string) => Promise<void>;
}

/**
 * Starts a server on a new PostgreSQL with this many policies, or on that of `BENCH_DATABASE_URL`, which is filled if
 * it is empty and kept afterwards.
 */
export async function openSetting(
  rows: string,
  port: number,
  { isFresh = false, fill }: SettingOptions = {},
): Promise<Setting> {
  const given = process.env.BENCH_DATABASE_URL;
  const cluster = given === undefined ? await makeCluster() : undefined;
  const databaseUrl = given ?? cluster?.url("bench") ?? "";
  let server: ChildProcess | undefined;
  const close = async () => {
    if (server) await stop(server);
    await cluster?.remove();
  };
  try {
    if (cluster) await createDatabase(cluster.url("postgres"));
    const run = () =>
      start("apps/server/src/main.ts", "Portico is ready", {
        DATABASE_URL: databaseUrl,
        DEMO_ACCOUNTS: "1",
        DEMO_ROWS: rows,
        PORT: String(port),
        DATA_DIR: join(tmpdir(), "portico-bench"),
        LOG_LEVEL: "error",
      });
    server = await run();
    if (isFresh || fill) {
      await stop(server);
      await fill?.(databaseUrl);
      server = await run();
    }
    const origin = `http://localhost:${port}`;
    return {
      databaseUrl,
      origin,
      pid: server.pid ?? 0,
      token: await signIn(origin, "admin@portico.test"),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createDatabase(url: string): Promise<void> {
  await withClient(url, (client) => client.query("create database bench"));
}

/** Starts a project file in its own process, and waits for the output that means it is ready. */
export async function start(
  file: string,
  readyText: string,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  // The memory limits are those of `pnpm start`.
  const memory = ["--max-semi-space-size=16", "--heap-growing-percent=20"];
  const options = ["--disable-warning=ExperimentalWarning", ...memory];
  const child = spawn(process.execPath, [...options, file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      if (String(chunk).includes(readyText)) resolve(child);
    });
    child.once("exit", () => reject(new Error(`${file} exited before it was ready.`)));
  });
}

/** Stops a process and waits until it has exited. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** Signs in with a demo account and returns its token. */
export async function signIn(origin: string, user: string): Promise<string> {
  const response = await fetch(`${origin}/identity/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user, pass: "Portico-Demo-1" }),
  });
  const { token } = await response.json();
  return token;
}
