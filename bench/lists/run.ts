import { type ChildProcess, spawn } from "node:child_process";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import pg from "pg";
import { pino } from "pino";
import { createApp } from "../../apps/server/src/app.ts";
import { businessClock } from "../../apps/server/src/business-clock.ts";
import { openSettings } from "../../apps/server/src/configuration/settings-reader.ts";
import { openPostgres } from "../../apps/server/src/db/postgres.ts";
import { limitsIn } from "../../apps/server/src/identity/limits.ts";
import { loadSigningKey } from "../../apps/server/src/identity/signing-key.ts";
import { loadSealing } from "../../apps/server/src/sealing/load-sealing.ts";
import { openStorage } from "../../apps/server/src/storage/storage.ts";
import { makeCluster } from "../../apps/server/test/postgres-cluster.ts";
import { recordSql, type Statement } from "./record-sql.ts";

const rows = process.env.BENCH_ROWS ?? "100000";
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const secondsPerRound = 3;
const connections = 8;
const path = "/api/Policies?pageSize=10&state=TX&policyNumber=42";
const ports = { portico: 4731, bare: 4732 } as const;

const cluster = await makeCluster();
const children: ChildProcess[] = [];
try {
  const url = cluster.url("bench");
  await createDatabase();
  children.push(
    await start("apps/server/src/main.ts", "Portico is ready", {
      DATABASE_URL: url,
      DEMO_ROWS: rows,
      PORT: String(ports.portico),
      LOG_LEVEL: "error",
    }),
  );
  const token = await signIn();
  const statements = await statementsOf(url, token);
  children.push(
    await start("bench/lists/bare-server.ts", "ready", {
      DATABASE_URL: url,
      STATEMENTS: JSON.stringify(statements),
      PORT: String(ports.bare),
    }),
  );
  const rates = { portico: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ["bare", "portico"] as const) rates[name].push(await rateOf(ports[name], token));
  }
  const [portico, bare] = [median(rates.portico), median(rates.bare)];
  const [cpu] = cpus();
  console.log(
    `${cpu?.model}, ${cpus().length} cores, Node ${process.version}, ${rows} policies, ${statements.length} statements a request`,
  );
  console.table({
    bare: { "requests/s": Math.round(bare), ratio: 1 },
    portico: { "requests/s": Math.round(portico), ratio: Number((portico / bare).toFixed(2)) },
  });
} finally {
  for (const child of children) child.kill("SIGTERM");
  await cluster.remove();
}

async function createDatabase() {
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  await client.query("create database bench");
  await client.end();
}

async function start(file: string, readyText: string, env: Record<string, string>): Promise<ChildProcess> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes(readyText)) return child;
  throw new Error(`${file} ended before it was ready.`);
}

async function signIn(): Promise<string> {
  const answer = await fetch(`http://localhost:${ports.portico}/identity/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: "admin@portico.test", pass: "Portico-Demo-1" }),
  });
  const { token } = await answer.json();
  return token;
}

/** What one request sends to the database, found by answering it once in this process. */
async function statementsOf(url: string, token: string): Promise<Statement[]> {
  const opened = openPostgres(url, () => {});
  const { database } = opened;
  const signingKey = await loadSigningKey(database, undefined);
  const log = pino({ level: "silent" });
  const app = createApp({
    services: {
      database,
      settings: await openSettings({ database, publicUrl: "", log }),
      clock: businessClock(),
      signingKey,
      limits: limitsIn(database, signingKey),
      sealing: await loadSealing(database, []),
      storage: openStorage("/nowhere"),
    },
    log,
    trustedProxies: [],
    portalDir: "/nowhere",
  });
  const ask = async () => {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await ask();
  const statements = await recordSql(ask);
  await opened.close();
  return statements;
}

async function rateOf(port: number, token: string): Promise<number> {
  const result = await autocannon({
    url: `http://localhost:${port}${path}`,
    connections,
    duration: secondsPerRound,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return result.requests.average;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
