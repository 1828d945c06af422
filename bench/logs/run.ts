import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { fillAuditLog } from "../lists/audit-events.ts";
import { openSetting } from "../lists/setting.ts";
import { fillLogs } from "./fill-logs.ts";

const rows = Number(process.env.BENCH_ROWS ?? 10_000_000);
const tries = 100;
const warmUp = 5;
/** Milliseconds, for the 95th percentile. */
const limit = 200;
const file = fileURLToPath(new URL("../../docs/log-speed.md", import.meta.url));

const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
const days = (most: number) => `from=${day(most - 1)}&to=${day(0)}`;

/** Pages by what they show. */
const pages = {
  "logs, unfiltered": "/api/Logs?pageSize=10",
  "logs, one level": "/api/Logs?pageSize=10&level=Error",
  "logs, one category": "/api/Logs?pageSize=10&category=job",
  "logs, one server": "/api/Logs?pageSize=10&server=portico-3:4600",
  "logs, one day": `/api/Logs?pageSize=10&from=${day(40)}&to=${day(40)}`,
  "logs, page 900": "/api/Logs?pageSize=10&pageNumber=900",
  "logs, 31 days, a frequent text": `/api/Logs?pageSize=10&${days(31)}&message=failed`,
  "logs, 31 days, a rare text": `/api/Logs?pageSize=10&${days(31)}&message=c4ca`,
  "logs, 31 days, a missing text": `/api/Logs?pageSize=10&${days(31)}&message=nothing+like+this`,
  "logs, 31 days, one user": `/api/Logs?pageSize=10&${days(31)}&user=agent@portico.test`,
  "audit logs, unfiltered": "/api/AuditLog/results?pageSize=10",
  "audit logs, one category": "/api/AuditLog/results?pageSize=10&category=export",
  "audit logs, one day": `/api/AuditLog/results?pageSize=10&from=${day(40)}&to=${day(40)}`,
  "audit logs, 31 days, one user": `/api/AuditLog/results?pageSize=10&${days(31)}&user=agent@portico.test`,
};

const load = loadavg()[0] ?? 0;
const setting = await openSetting("2000", 4733);
try {
  await fillLogs(setting.databaseUrl, rows);
  await fillAuditLog(setting.databaseUrl, rows);
  const times: { what: string; median: number; p95: number }[] = [];
  for (const [what, path] of Object.entries(pages)) times.push({ what, ...(await timesOf(path)) });
  await report(times);
  if (times.some(({ p95 }) => p95 >= limit)) process.exitCode = 1;
} finally {
  await setting.close();
}

/** The median and 95th percentile of a page's response time, in milliseconds. */
async function timesOf(path: string): Promise<{ median: number; p95: number }> {
  const taken: number[] = [];
  for (let attempt = -warmUp; attempt < tries; attempt++) {
    const begun = performance.now();
    const response = await fetch(setting.origin + path, {
      headers: { authorization: `Bearer ${setting.token}` },
    });
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
    await response.arrayBuffer();
    if (attempt >= 0) taken.push(performance.now() - begun);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.ceil(tries * share) - 1] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

async function report(times: readonly { what: string; median: number; p95: number }[]): Promise<void> {
  const [cpu] = cpus();
  const lines = times.map(
    ({ what, median, p95 }) => `| ${what} | ${median.toFixed(0)} ms | ${p95.toFixed(0)} ms |`,
  );
  const text = `# Speed of logs and audit logs

Written by \`npx --yes pnpm@12 bench:logs\`: pages of ten of ${rows.toLocaleString("en-US")} log entries of the last 90 days, and of as many audit events of the last 200 days, on PostgreSQL. Each page is requested ${tries} times, one request after another, on the same machine, after a warm-up. The times are from the request to the last byte, including the session and the total. The maximum is ${limit} ms at the 95th percentile.

| page | median | 95th percentile |
| --- | --- | --- |
${lines.join("\n")}

${cpus().length} × ${cpu?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`;
  await writeFile(file, text);
  console.log(text);
}
