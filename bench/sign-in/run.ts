import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { makeCluster } from "../../apps/server/test/postgres-cluster.ts";
import { withClient } from "../with-client.ts";
import { arrive, listOnAndOn, signIn, type Timing } from "./load.ts";
import { makePeople } from "./people.ts";
import { timesOf } from "./percentiles.ts";
import { limit, loadNow, report } from "./report.ts";

const rows = process.env.BENCH_ROWS ?? "100000";
const port = 4733;
const origin = `http://localhost:${port}`;
const minute = 60_000;
const people = 200;
const listers = 40;

const loadBefore = loadNow();
const cluster = await makeCluster();
let server: ChildProcess | undefined;
try {
  await createDatabase();
  const url = cluster.url("bench");
  server = await startServer({
    DATABASE_URL: url,
    DEMO_ACCOUNTS: "1",
    DEMO_ROWS: rows,
    PORT: String(port),
    LOG_LEVEL: "error",
  });
  const comers = await makePeople(url, "comer", people);
  const tokens = await tokensOf(await makePeople(url, "lister", listers));

  const before = await listFor(tokens, 10_000);
  const meanwhile = listFor(tokens, minute);
  const { signIns, firstPages } = await arrive(origin, comers, momentOf);
  const during = [...(await meanwhile), ...firstPages];

  const lost = [...signIns, ...during].filter(({ status }) => status !== 200).length;
  const measured = {
    rows,
    people,
    lost: lost + people - firstPages.length,
    before: timesOf(timesIn(before)),
    during: timesOf(timesIn(during)),
    signIns: timesOf(timesIn(signIns)),
    loadBefore,
  };
  await report(measured);
  if (measured.lost > 0 || measured.during.p95 >= limit) process.exitCode = 1;
} finally {
  if (server) await stopServer(server);
  await cluster.remove();
}

/** Half of them sign in within the first ten seconds, the others evenly over the rest of the minute. */
function momentOf(index: number): number {
  const half = people / 2;
  if (index < half) return (index / half) * 10_000;
  return 10_000 + ((index - half) / half) * (minute - 12_000);
}

async function listFor(tokens: readonly string[], milliseconds: number): Promise<Timing[]> {
  let isOver = false;
  const asked = listOnAndOn(origin, tokens, () => isOver);
  await wait(milliseconds);
  isOver = true;
  return asked;
}

async function tokensOf(users: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const user of users) {
    const { token, status } = await signIn(origin, user);
    if (token === undefined) throw new Error(`${user} could not sign in: ${status}.`);
    tokens.push(token);
  }
  return tokens;
}

function timesIn(asked: readonly Timing[]): number[] {
  return asked.map(({ milliseconds }) => milliseconds);
}

async function createDatabase(): Promise<void> {
  await withClient(cluster.url("postgres"), (client) => client.query("create database bench"));
}

async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"],
    {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  for await (const chunk of child.stdout) if (String(chunk).includes("Portico is ready")) return child;
  throw new Error("The server exited before it was ready.");
}

async function stopServer(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}
