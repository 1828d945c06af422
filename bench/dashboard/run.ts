import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { openSetting, signIn } from "../lists/setting.ts";
import { fillTotals } from "./fill-totals.ts";

const policies = Number(process.env.BENCH_ROWS ?? 1_000_000);
const tries = 200;
const warmUp = 5;
/** Milliseconds, for the 95th percentile. */
const limit = 150;

const load = loadavg()[0] ?? 0;
const setting = await openSetting("2000", 4743);
try {
  const filled = await fillTotals(setting.databaseUrl, policies);
  const agent = await signIn(setting.origin, "agent@portico.test");
  const [one] = await read("/api/Dashboard/agents?name=Agent%20500", setting.token);
  const year = new Date().getFullYear();
  const calls: readonly (readonly [what: string, path: string, token: string])[] = [
    ["all agents", "/api/Dashboard", setting.token],
    ["all agents, the year before", `/api/Dashboard?year=${year - 1}`, setting.token],
    ["one agent, for a user who sees all", `/api/Dashboard?agentId=${one.id}`, setting.token],
    ["51 agents, for a user who sees them", "/api/Dashboard", agent],
    ["one of these 51 agents", `/api/Dashboard?agentId=${await grantedAgent(agent)}`, agent],
    ["agents to choose from", "/api/Dashboard/agents?name=Agent%2050", setting.token],
  ];
  const lines: string[] = [];
  for (const [what, path, token] of calls) {
    const { median, p95 } = await timesOf(path, token);
    lines.push(`| ${what} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${limit} |`);
    console.log(lines.at(-1));
    if (p95 >= limit) process.exitCode = 1;
  }
  const figure = (count: number) => count.toLocaleString("en-US");
  await writeFile(
    new URL("../../docs/dashboard-speed.md", import.meta.url),
    `# Speed of the dashboard

Measured by \`npx --yes pnpm@12 bench:dashboard\`: the server, PostgreSQL and the client share one machine. The totals are those of ${figure(policies)} policies of ${figure(filled.agents)} agents with all carriers, each policy tracked in all months of three years: ${figure(filled.totals)} totals by agent, carrier, month and state, and ${figure(filled.carrierTotals)} by carrier and month. The policies themselves are left out, because the dashboard doesn't read them.

One request has the figures of all five cards, for the year and the year before. It is sent ${tries} times, one request after another, after ${warmUp} that are not counted. Times in milliseconds from the request to the last byte, including session and scope; the limit applies to the 95th percentile.

| Request | median | 95th | limit |
|---|---|---|---|
${lines.join("\n")}

${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`,
  );
} finally {
  await setting.close();
}

async function read(path: string, token: string) {
  const response = await fetch(setting.origin + path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.json();
}

/** An agent that the user sees by a grant. */
async function grantedAgent(token: string): Promise<string> {
  const [agent] = await read("/api/Dashboard/agents?name=Agent%20", token);
  return agent.id;
}

/** The median and 95th percentile of a request's time, in milliseconds. */
async function timesOf(path: string, token: string): Promise<{ median: number; p95: number }> {
  const taken: number[] = [];
  for (let attempt = -warmUp; attempt < tries; attempt++) {
    const begun = performance.now();
    await read(path, token);
    if (attempt >= 0) taken.push(performance.now() - begun);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.ceil(tries * share) - 1] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
