import { pino } from "pino";
import { createApp } from "../../apps/server/src/app.ts";
import { createBatchWriter, startReadAudit } from "../../apps/server/src/audit/reads/read-audit.ts";
import { openSettings } from "../../apps/server/src/configuration/settings-reader.ts";
import { openPostgres } from "../../apps/server/src/db/postgres.ts";
import { policies } from "../../apps/server/src/db/schema/index.ts";
import { demoPassword } from "../../apps/server/src/demo/accounts.ts";
import { seedDemo } from "../../apps/server/src/demo/seed.ts";
import { loadEncryption } from "../../apps/server/src/encryption/load-encryption.ts";
import { createRateLimiter } from "../../apps/server/src/identity/rate-limiter.ts";
import { loadSigningKey } from "../../apps/server/src/identity/signing-key.ts";
import { createExportQueue } from "../../apps/server/src/lists/export/export-queue.ts";
import { openMarketplace } from "../../apps/server/src/open-marketplace.ts";
import { seedReference } from "../../apps/server/src/reference/seed.ts";
import { openStorage } from "../../apps/server/src/storage/storage.ts";
import { businessClock } from "../../apps/server/src/time/business-clock.ts";
import { makeCluster } from "../../apps/server/test/postgres-cluster.ts";
import { limit, loadNow, type Measured, report } from "./report.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const rows = Number(process.env.BENCH_ROWS ?? 10_000);
const requestsPerRound = 500;
const requestsPerTurn = 10;
const warmUpRounds = 4;

const load = loadNow();
const cluster = await makeCluster();
try {
  const measured = await measure();
  await report({ rows, rounds, requestsPerRound, load, measured });
  if (measured.some(({ ratio }) => ratio > limit)) process.exitCode = 1;
} finally {
  await cluster.remove();
}

async function measure(): Promise<Measured[]> {
  const opened = openPostgres(cluster.url("postgres"), () => {});
  const log = pino({ level: "silent" });
  await opened.prepare(async (database) => {
    await seedReference(database);
    const encryption = await loadEncryption(database, []);
    const storage = { put: async () => {} };
    const { today, now } = businessClock();
    await seedDemo(database, { rows, today: today(), now: now(), encryption, storage, log });
  });
  const { database } = opened;
  const signingKey = await loadSigningKey(database, undefined);
  const settings = await openSettings({ database, publicUrl: "http://portico.test", log });
  const clock = businessClock();
  const services = {
    database,
    settings,
    clock,
    signingKey,
    rateLimiter: createRateLimiter(database, signingKey, log),
    encryption: await loadEncryption(database, []),
    storage: openStorage("/nowhere"),
    exportQueue: createExportQueue(),
    marketplace: openMarketplace({ database, settings, clock, log }),
    allowsDemoAccounts: true,
    log,
  };
  // Written after each round, within the measured time, and never in between.
  const reads = startReadAudit({
    write: createBatchWriter(database),
    now: services.clock.now,
    log,
    interval: 2 ** 30,
  });
  const parts = { services, log, trustedProxies: [], portalDir: "/nowhere", publicDir: "/nowhere" };
  const audited = createApp({ ...parts, reads });
  const plain = createApp(parts);
  const login = await plain.request("/identity/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: "admin@portico.test", pass: demoPassword }),
  });
  const { token }: { token: string } = await login.json();
  const ids = (await database.select({ id: policies.id }).from(policies).limit(requestsPerRound)).map(
    ({ id }) => id,
  );

  const ask = async (app: typeof plain, paths: readonly string[]) => {
    for (const path of paths) {
      const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      await response.text();
    }
  };
  /** Alternates between both servers every few requests, so that other load on the machine affects both equally. */
  const roundOf = async (pair: readonly [typeof plain, typeof plain], paths: readonly string[]) => {
    const cost = { first: 0, second: 0 };
    for (let at = 0; at < paths.length; at += requestsPerTurn) {
      const turn = paths.slice(at, at + requestsPerTurn);
      const isEven = (at / requestsPerTurn) % 2 === 0;
      for (const name of isEven ? (["first", "second"] as const) : (["second", "first"] as const))
        cost[name] += await cpuOf(() => ask(pair[name === "first" ? 0 : 1], turn));
    }
    cost.second += await cpuOf(() => reads.flush());
    return { plain: cost.first / paths.length, audited: cost.second / paths.length };
  };
  const policyPage = "/api/Policies?pageSize=10";
  const pair = [plain, audited] as const;
  const scenarios = [
    {
      name: "both without, to show the error",
      pair: [plain, createApp(parts)] as const,
      pathOf: () => policyPage,
    },
    { name: "the same page of a list, grouped", pair, pathOf: () => policyPage },
    {
      name: "a list searched by another name each time, hashed",
      pair,
      pathOf: (index: number) => `${policyPage}&insuredName=name${index}`,
    },
    {
      name: "another policy's detail each time",
      pair,
      pathOf: (index: number) => `/api/Policies/detail/${ids[Math.abs(index) % ids.length]}`,
    },
  ];
  const measured: Measured[] = [];
  for (const { name, pair, pathOf } of scenarios) {
    const pathsOf = (round: number) =>
      Array.from({ length: requestsPerRound }, (_, index) => pathOf(round * requestsPerRound + index));
    // Excludes JIT compilation, which a server completes within its first seconds.
    for (let round = 1; round <= warmUpRounds; round++) await roundOf(pair, pathsOf(-round));
    const found: { plain: number; audited: number }[] = [];
    for (let round = 1; round <= rounds; round++) found.push(await roundOf(pair, pathsOf(round)));
    measured.push({
      name,
      audited: median(found.map((one) => one.audited)),
      plain: median(found.map((one) => one.plain)),
      ratio: median(found.map((one) => one.audited / one.plain)),
    });
  }
  await reads.stop();
  await opened.close();
  return measured;
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
