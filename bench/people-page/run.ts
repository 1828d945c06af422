import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fillLeads } from "../lists/leads.ts";
import { openSetting, signIn } from "../lists/setting.ts";
import { timesOf } from "../sign-in/percentiles.ts";
import { withClient } from "../with-client.ts";

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** Minutes to find the people of a million policies and a million leads. */
const minutesLimit = (20 * rows) / 1_000_000;
/** Milliseconds, for the 95th percentile of a person's page and of other requests meanwhile. */
const pageLimit = 150;
const tries = 200;
const others = ["/api/Policies?pageSize=10", "/api/Leads?pageSize=10", "/api/Dashboard"];

const load = loadavg()[0] ?? 0;
const setting = await openSetting(String(rows), 4744, { fill: forgetPeople });
let { token } = setting;
try {
  const meanwhile = await linkAll();
  const pages = await measurePages();
  const minutes = meanwhile.seconds / 60;
  const figure = (count: number) => count.toLocaleString("en-US");
  await writeFile(
    new URL("../../docs/people-speed.md", import.meta.url),
    `# Speed of people

Measured by \`npx --yes pnpm@12 bench:people-page\`: the server, PostgreSQL and the client share one machine. ${figure(rows)} policies and ${figure(rows)} leads were there before people, as after an update. The server finds out whose they are while it answers other requests, one after another.

| | measured | limit |
|---|---|---|
| minutes until all ${figure(meanwhile.records)} records are compared, which are of ${figure(meanwhile.people)} people | ${minutes.toFixed(1)} | ${minutesLimit.toFixed(1)} |
| other requests meanwhile, ms, median | ${meanwhile.times.median} | |
| the same, 95th percentile | ${meanwhile.times.p95} | ${pageLimit} |
| everything about a person in one call, ms, median of ${tries} people with several records | ${pages.median} | |
| the same, 95th percentile | ${pages.p95} | ${pageLimit} |

${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`,
  );
  if (minutes > minutesLimit || pages.p95 > pageLimit || meanwhile.times.p95 > pageLimit)
    process.exitCode = 1;
} finally {
  await setting.close();
}

/** Fills the leads, and removes what is known of people, as in a database from before them. */
async function forgetPeople(databaseUrl: string): Promise<void> {
  await fillLeads(databaseUrl, rows);
  await withClient(databaseUrl, async (client) => {
    await client.query("truncate person_records");
    await client.query("delete from settings where name = 'people of existing records'");
  });
}

/** Waits until no record waits to be compared, and measures other requests meanwhile. */
async function linkAll() {
  const [{ wanted }] = await query(
    "select ((select count(*) from policies) + (select count(*) from leads))::int as wanted",
  );
  const begun = performance.now();
  const times: number[] = [];
  for (let index = 0; ; index++) {
    times.push(await timed(others[index % others.length] ?? ""));
    await wait(200);
    if (index % 20 > 0) continue;
    const [{ records, pending }] = await query(
      "select count(*)::int as records, count(*) filter (where is_pending)::int as pending from person_records",
    );
    const seconds = (performance.now() - begun) / 1_000;
    console.log(`${Math.round(seconds)} s: ${records} records collected, ${pending} wait to be compared`);
    // Each token is valid for minutes only.
    token = await signIn(setting.origin, "admin@portico.test");
    if (records < wanted || pending > 0) continue;
    const [{ people }] = await query("select count(distinct person_id)::int as people from person_records");
    return { seconds, records: Number(records), people: Number(people), times: timesOf(times) };
  }
}

function query(text: string) {
  return withClient(setting.databaseUrl, async (client) => (await client.query(text)).rows);
}

async function measurePages() {
  const found = await query(
    `select person_id as id from (select distinct person_id from person_records tablesample system (5)) some
      join person_records using (person_id) group by person_id having count(*) > 1 order by random() limit ${tries}`,
  );
  const times: number[] = [];
  for (const { id } of found) times.push(await timed(`/api/People/${id}`));
  return timesOf(times.slice(5));
}

async function timed(path: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(setting.origin + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return performance.now() - begun;
}
