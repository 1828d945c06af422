import { cpus, loadavg } from "node:os";
import { openSetting } from "../lists/setting.ts";
import { fillMonths } from "./fill-months.ts";
import { writeSection } from "./report.ts";

const rows = process.env.BENCH_ROWS ?? "100000";
const requests = 50;
/** In milliseconds, for the 95th percentile. */
const limit = 400;
const sums = "totals=members,expected,received,variance";

const calls: readonly (readonly [name: string, path: string])[] = [
  ["tracking", `/api/CommissionTracking?${sums}`],
  ["tracking, one carrier", `/api/CommissionTracking?carrier=Oscar+Health&${sums}`],
  ["tracking, one agent", `/api/CommissionTracking?agent=Alejandra+R%C3%ADos&${sums}`],
  ["tracking, one month", `/api/CommissionTracking?year=2025&month=6&${sums}`],
  ["tracking, one state", `/api/CommissionTracking?state=Underpaid&${sums}`],
  [
    "tracking, one carrier, month and state",
    `/api/CommissionTracking?carrier=AvMed&year=2025&month=6&state=Paid&${sums}`,
  ],
  ["tracking, a policy number", `/api/CommissionTracking?policyNumber=00012&${sums}`],
  ["tracking, page 1,000", `/api/CommissionTracking?pageNumber=1000&pageSize=100&${sums}`],
  ["tracking, oldest first", `/api/CommissionTracking?sort=month&${sums}`],
  ["commission report", "/api/agentcommissions?totals=totalPolicies,totalMembers,amount"],
  ["commission report, one year", "/api/agentcommissions?year=2025&totals=totalPolicies,totalMembers,amount"],
  ["commission report, by amount", "/api/agentcommissions?sort=-amount&totals=amount"],
  ["statement lines", "/api/Statement?pageSize=10"],
  ["statement lines, one carrier", "/api/Statement?carrier=Oscar+Health"],
  ["statement lines, one agent", "/api/Statement?agent=Alejandra+R%C3%ADos"],
  ["statement lines, one year", "/api/Statement?from=2025-01-01&to=2025-12-31"],
  ["statement lines, one carrier and month", "/api/Statement?carrier=AvMed&from=2025-06-01&to=2025-06-30"],
  ["statement lines, a policy number", "/api/Statement?policyNumber=00012"],
  ["statement lines, a name", "/api/Statement?insuredName=Rivera"],
  ["statement lines, a frequent part of a name", "/api/Statement?insuredName=ar"],
  ["statement lines, page 1,000", "/api/Statement?pageNumber=1000&pageSize=100"],
  ["statement lines, by policy number", "/api/Statement?sort=policyNumber"],
  ["statement lines, by amount", "/api/Statement?sort=-commissionAmount"],
  ["payment summaries", "/api/Comissions/paymentSummaries"],
];

const setting = await openSetting(rows, 4741);
try {
  const filled = await fillMonths(setting.databaseUrl);
  const lines: string[] = [];
  for (const [name, path] of calls) {
    const times = await timeCall(path);
    const [median, slow] = [times[Math.floor(requests / 2)] ?? 0, times[Math.floor(requests * 0.95)] ?? 0];
    lines.push(
      `| ${name} | ${median.toFixed(0)} | ${slow.toFixed(0)} | ${limit} | ${(loadavg()[0] ?? 0).toFixed(1)} |`,
    );
    console.log(lines.at(-1));
  }
  const figure = (count: number) => count.toLocaleString("en-US");
  await writeSection(
    "Tracking, report, statement lines and summaries",
    `Measured by \`npx --yes pnpm@12 bench:commissions\`: the server, PostgreSQL and the client share one machine with ${cpus().length} cores. ${figure(filled.policies)} policies, ${figure(filled.trackedMonths)} tracked months, ${figure(filled.lines)} commission lines.

A page of ten with its count and all totals, requested ${requests} times one after the other by an administrator who sees all rows. Times in milliseconds; the limit applies to the 95th percentile. The load average at the end of each line includes the benchmark itself.

| Request | median | 95th | limit | load |
|---|---|---|---|---|
${lines.join("\n")}`,
  );
} finally {
  await setting.close();
}

/** The times of the requests in milliseconds, the shortest first. The first request is not counted. */
async function timeCall(path: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count <= requests; count++) {
    const start = performance.now();
    const response = await fetch(`${setting.origin}${path}`, {
      headers: { authorization: `Bearer ${setting.token}` },
    });
    await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
    if (count > 0) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}
