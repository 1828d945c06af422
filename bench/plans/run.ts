import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { openSetting } from "../lists/setting.ts";

const tries = 200;
const warmUp = 10;
/** Milliseconds, for the 95th percentile. */
const limits = { search: 30, cached: 10 };

/** A household of six, whose income differs with each try so that no response is cached. */
function household(income: number) {
  const ages = [44, 42, 19, 16, 12, 7];
  return {
    household: { income, people: ages.map((age) => ({ age })) },
    place: { countyfips: "12086", state: "FL", zipcode: "33134" },
    market: "Individual",
    year: new Date().getFullYear(),
  };
}

const load = loadavg()[0] ?? 0;
const setting = await openSetting("200", 4745);
try {
  const [application] = await applications();
  const search = await timesOf((index) =>
    send("/sandbox/marketplace/api/v1/plans/search?apikey=sandbox", household(40_000 + index)),
  );
  const cached = await timesOf(() => send(`/api/application/${application}/plans/search`, {}));
  const rows = [
    ["search in the sandbox, about 60 plans, household of six", search, limits.search],
    ["a page of plans of an application, cached", cached, limits.cached],
  ] as const;
  const lines = rows.map(([what, { median, p95 }, limit]) => {
    if (p95 >= limit) process.exitCode = 1;
    return `| ${what} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${limit} |`;
  });
  console.log(lines.join("\n"));
  await writeFile(
    new URL("../../docs/plan-speed.md", import.meta.url),
    `# Speed of plan searches

Measured by \`npx --yes pnpm@12 bench:plans\`: the server, PostgreSQL and the client share one machine. Each request is sent ${tries} times, one after another, after ${warmUp} that are not counted. Times in milliseconds from the request to the last byte; the limit applies to the 95th percentile.

| Request | median | 95th | limit |
|---|---|---|---|
${lines.join("\n")}

${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`,
  );
} finally {
  await setting.close();
}

async function applications(): Promise<string[]> {
  const response = await fetch(`${setting.origin}/api/application?pageSize=1`, {
    headers: { authorization: `Bearer ${setting.token}` },
  });
  const { data }: { data: { id: string }[] } = await response.json();
  return data.map(({ id }) => id);
}

async function send(path: string, body: object): Promise<void> {
  const response = await fetch(setting.origin + path, {
    method: "POST",
    headers: { authorization: `Bearer ${setting.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
}

async function timesOf(work: (index: number) => Promise<void>) {
  const times: number[] = [];
  for (let index = -warmUp; index < tries; index += 1) {
    const begun = performance.now();
    await work(index);
    if (index >= 0) times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}
