import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { asSystem } from "../../test/as-system.ts";
import { startChild } from "../../test/child-server.ts";
import { originIn, signInAt } from "../../test/downloads.ts";
import { lastingDatabases } from "../../test/lasting-databases.ts";
import { csvRows } from "../../test/spreadsheet.ts";

const rows = 100_000;
const lost = "7b1d5a30-0004-4c52-8e0f-5d6a1c9e0004";
const started = z.object({ jobId: z.uuid() });
const job = z.object({ state: z.string(), done: z.number(), total: z.number().nullable() });

/** Lost policies of new policies, so that the report has this many rows. */
async function addLostPolicies(database: Parameters<typeof asSystem>[0]): Promise<void> {
  await asSystem(database).execute(sql`
    with model as (select * from policies order by id limit 1), added as (
      insert into policies (policy_number, carrier_id, agent_id, status_id, first_name, last_name, plan_name,
        number_of_members, effective_date, city, county, state, zip_code)
      select 'LOST-' || number, carrier_id, agent_id, status_id, 'Ada', 'Byron ' || number, plan_name, 2,
        effective_date, city, county, state, zip_code
      from model, generate_series(1, ${rows}::int) as number
      returning id, carrier_id, agent_id
    )
    insert into lost_policies (policy_id, carrier_id, agent_id, status_id, month, year, reason, lost_date)
    select id, carrier_id, agent_id,
      (select status_id from lost_policies limit 1), 1, 2026, 'Terminated', '2026-01-31' from added`);
}

it.each(["embedded", "server"] as const)(
  "a report of 100,000 rows survives kill -9 and is downloaded by its owner only, on the %s database",
  async (kind) => {
    const { folder, variables, open } = await lastingDatabases[kind]();
    const opened = await open();
    await addLostPolicies(opened.database);
    await opened.close();
    const start = async () => {
      const child = startChild({ DEMO_ROWS: "0", DEMO_ACCOUNTS: "1", JOB_PATIENCE: "10", ...variables });
      onTestFinished(async () => {
        child.process.kill("SIGKILL");
        await child.ended;
      });
      const origin = originIn(await child.says(/Portico is ready on/));
      const ask = (path: string, user: Record<string, string>, accept = "application/json") =>
        fetch(`${origin}${path}`, { headers: { ...user, accept } });
      return { child, origin, ask };
    };

    const first = await start();
    const admin = await signInAt(first.origin);
    const params = encodeURIComponent(JSON.stringify({ reason: "Terminated" }));
    const response = await first.ask(`/api/Reports/${lost}?params=${params}`, admin, "text/csv");
    expect(response.status).toBe(202);
    const { jobId } = started.parse(await response.json());
    const look = async (server: typeof first) =>
      job.parse(await (await server.ask(`/api/Jobs/${jobId}`, admin)).json());
    await expect
      .poll(async () => (await look(first)).done, { interval: 20, timeout: 60_000 })
      .toBeGreaterThan(0);
    const before = await look(first);
    first.child.process.kill("SIGKILL");
    await first.child.ended;
    expect(before.state).toBe("running");
    expect(before.done).toBeLessThan(rows);

    const next = await start();
    expect((await look(next)).done).toBeGreaterThanOrEqual(before.done);
    await expect.poll(async () => (await look(next)).state, { timeout: 120_000 }).toBe("done");
    const file = await next.ask(`/api/ReportRuns/${jobId}/file`, admin);
    expect(file.headers.get("content-disposition")).toContain("lost-policies-by-reason-");
    const lines = csvRows(await file.text());
    expect(lines.filter(([, , number = ""]) => number.startsWith("LOST-"))).toHaveLength(rows);
    const manager = await signInAt(next.origin, "manager@portico.test");
    expect((await next.ask(`/api/ReportRuns/${jobId}/file`, manager)).status).toBe(404);
    const stored = await readdir(join(folder, "files", "reports"), { recursive: true, withFileTypes: true });
    expect(stored.filter((entry) => entry.isFile() && !entry.name.endsWith(".making"))).toHaveLength(1);
  },
  300_000,
);
