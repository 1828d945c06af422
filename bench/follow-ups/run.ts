import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { entryId } from "../../apps/server/src/reference/seed.ts";
import { fillLeads } from "../lists/leads.ts";
import { openSetting, signIn } from "../lists/setting.ts";
import { timesOf } from "../sign-in/percentiles.ts";
import { withClient } from "../with-client.ts";

const records = 100_000;
const followUps = Number(process.env.BENCH_ROWS ?? 100_000);
/** A tenth as many as open ones are done. */
const done = followUps / 10;
const tries = 100;
const warmUp = 5;
/** Milliseconds, for the 95th percentile of the list, its views, and the number in the sidebar. */
const limit = 100;
/** The same for searches, as in other lists. */
const searchLimit = 400;

const load = loadavg()[0] ?? 0;
const setting = await openSetting(String(records), 4745, { fill: fillFollowUps });
try {
  const agent = await signIn(setting.origin, "agent@portico.test");
  const day = new Date().toISOString().slice(0, 10);
  const status = "status=Open";
  const requests: readonly (readonly [what: string, path: string, limit: number])[] = [
    ["the list", "?pageSize=10", limit],
    ["the list, page 100", "?pageSize=10&pageNumber=100", limit],
    ["100 rows", "?pageSize=100", limit],
    ["view Mine", `?pageSize=10&${status}&mine=true`, limit],
    ["view Overdue", `?pageSize=10&${status}&timing=Overdue`, limit],
    ["view Today", `?pageSize=10&${status}&timing=Today`, limit],
    ["view This Week", `?pageSize=10&${status}&timing=This%20week`, limit],
    ["by day", `?pageSize=10&sort=dueDate&from=${day}`, limit],
    ["one kind", "?pageSize=10&kind=Call%20Back", limit],
    ["the number in the sidebar", "/due", limit],
    ["the numbers by agent and status", "/summary", limit],
    ["search, a last name", "?pageSize=10&search=Rivera", searchLimit],
    ["search, a word of the note", "?pageSize=10&search=bronze", searchLimit],
  ];
  const lines: string[] = [];
  for (const [what, path, most] of requests)
    for (const [who, token] of [
      ["sees all", setting.token],
      ["agent", agent],
    ] as const) {
      const { times, rows } = await timed(`/api/FollowUps${path}`, token);
      const { median, p95 } = timesOf(times);
      lines.push(`| ${what} | ${who} | ${rows ?? ""} | ${median} | ${p95} | ${most} |`);
      console.log(lines.at(-1));
      if (p95 >= most) process.exitCode = 1;
    }
  const figure = (count: number) => count.toLocaleString("en-US");
  await writeFile(
    new URL("../../docs/follow-up-speed.md", import.meta.url),
    `# Speed of follow-ups

Measured by \`npx --yes pnpm@12 bench:follow-ups\`: the server, PostgreSQL and the client share one machine. ${figure(followUps)} follow-ups are open and ${figure(done)} done, about ${figure(records)} policies and as many leads. Each request is sent ${tries} times, one after another, after ${warmUp} that are not counted. Times in milliseconds from the request to the last byte, including session and scope; the limits apply to the 95th percentile.

| Request | user | rows | median | 95th | limit |
|---|---|---|---|---|---|
${lines.join("\n")}

${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, Node ${process.versions.node}, load ${load.toFixed(2)} before the run.
`,
  );
} finally {
  await setting.close();
}

/** Adds follow-ups about leads and policies, for the agents of these records, due in the weeks around today. */
async function fillFollowUps(databaseUrl: string): Promise<void> {
  await fillLeads(databaseUrl, records);
  await withClient(databaseUrl, async (client) => {
    // No history of these rows, like that of demo data.
    await client.query("set session_replication_role = replica");
    await client.query(
      `with records as (
        (select 'lead' as kind, id, agent_id from leads where agent_id is not null limit $1::int / 2)
        union all
        (select 'policy', id, agent_id from policies where agent_id is not null limit $1::int / 2)
      ), numbered as (select *, row_number() over (order by id) as n from records)
      insert into follow_ups (
        record_kind, record_id, agent_id, kind_id, status_id, priority, due_date, due_time, note, created_date
      )
      select kind, id, agent_id, $2::uuid, case when n % 11 = 0 then $3::uuid else $4::uuid end,
        (array['Normal', 'Normal', 'Low', 'Urgent'])[1 + n % 4], current_date - 30 + (n * 7 % 90)::int,
        case when n % 3 = 0 then '14:30' end,
        'Call about the ' || (array['bronze', 'silver', 'gold'])[1 + n % 3] || ' plan', now() - n * interval '1 minute'
      from numbered where (select count(*) from follow_ups) < $1::int`,
      [
        followUps + done,
        entryId("followUpKind", "CALL_BACK"),
        entryId("followUpStatus", "DONE"),
        entryId("followUpStatus", "OPEN"),
      ],
    );
    await client.query("vacuum (analyze) follow_ups");
  });
}

async function timed(path: string, token: string) {
  const times: number[] = [];
  let rows: string | undefined;
  for (let attempt = -warmUp; attempt < tries; attempt++) {
    const begun = performance.now();
    const response = await fetch(setting.origin + path, { headers: { authorization: `Bearer ${token}` } });
    const body = await response.json();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${JSON.stringify(body)}`);
    if (attempt >= 0) times.push(performance.now() - begun);
    rows = body.totalRecords ?? body.total;
  }
  return { times, rows };
}
