import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import { csvRows } from "../../test/spreadsheet.ts";
import { allLists } from "../all-lists.ts";
import { jobs, reportRuns, userClaims, users } from "../db/schema/index.ts";
import { JobStoppedError } from "../jobs/job-kind.ts";
import { createProgress } from "../jobs/progress.ts";
import { removeExpiredReports, reportJobHandler } from "./report-job.ts";

const unpaid = "7b1d5a30-0003-4c52-8e0f-5d6a1c9e0003";
const started = z.object({ jobId: z.uuid() });
const added = 5_001;

describe.each(bothDatabases)("reports in the background, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
    await asSystem(api.services.database).execute(sql`
      with model as (select * from policies order by id limit 1), added as (
        insert into policies (policy_number, carrier_id, agent_id, status_id, first_name, last_name, plan_name,
          number_of_members, effective_date, city, county, state, zip_code, member_responsibility)
        select 'UNPAID-' || number, carrier_id, agent_id, status_id, 'Ada', 'Byron', plan_name, 2, effective_date, city,
          county, state, zip_code, 0.10
        from model, generate_series(1, ${added}::int) as number
        returning id, carrier_id, agent_id
      )
      insert into unpaid_policies (policy_id, carrier_id, agent_id, status_id, month, year, paid_through_date, grace_end_date)
      select id, carrier_id, agent_id, (select status_id from unpaid_policies limit 1), 1, 2026, '2026-01-31', '2026-03-31'
      from added`);
  });
  afterAll(() => api.close());

  const start = async (accept = "text/csv") => {
    const response = await api.send(`/api/Reports/${unpaid}`, { token: admin, headers: { accept } });
    expect(response.status).toBe(202);
    return started.parse(await response.json()).jobId;
  };
  /** Runs a job like the runner does. */
  const run = async (id: string, { isStopping = () => false } = {}) => {
    const { database, log } = api.services;
    const [row] = await database.update(jobs).set({ state: "running" }).where(eq(jobs.id, id)).returning();
    if (!row) throw new Error("There is no such job.");
    const progress = createProgress({ database, log, isStopping }, row);
    const handler = reportJobHandler(api.services, allLists);
    return handler.run({ id, input: {}, startedBy: row.startedBy, stepsDone: row.done, progress });
  };
  const fileOf = (id: string, token = admin) => api.send(`/api/ReportRuns/${id}/file`, { token });
  const runOf = async (id: string) => {
    const runs = (await api.read("/api/ReportRuns", admin)) as { id: string }[];
    return runs.find((one) => one.id === id);
  };

  it("starts in the background, and has no file until it is ready", async () => {
    const id = await start();
    expect(await runOf(id)).toMatchObject({ state: "queued", fileName: null, fileType: "csv" });
    expect((await fileOf(id)).status).toBe(404);
  });

  it("writes the file with exact sums, for its owner only", async () => {
    const id = await start();
    expect(await run(id)).toMatchObject({
      message: expect.stringMatching(/^unpaid-work-by-agent-.*\.csv is ready/),
    });
    const response = await fileOf(id);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Number(response.headers.get("content-length"))).toBe(bytes.length);
    const lines = csvRows(bytes.toString("utf8"));
    const [sum] = await api.services.database
      .select({
        cents: sql<string>`(sum(p.member_responsibility) * 100)::bigint`,
        rows: sql<number>`count(*)::int`,
      })
      .from(sql`unpaid_policies u join policies p on p.id = u.policy_id`)
      .where(sql`u.resolved_date is null`);
    const total = lines.find(([first = ""]) => first.startsWith("Total ("));
    expect(total?.[0]).toBe(`Total (${sum?.rows.toLocaleString("en-US")})`);
    expect(total?.at(-1)?.replace(".", "")).toBe(String(sum?.cents));
    expect((await fileOf(id, await api.tokenOf("manager@portico.test"))).status).toBe(404);
    expect(await runOf(id)).toMatchObject({ fileName: expect.stringMatching(/\.csv$/) });
  });

  it("counts progress, continues it after an interruption, and stops when canceled", async () => {
    const id = await start();
    const { database } = api.services;
    const isStopping = vi
      .fn()
      .mockReturnValueOnce(false)
      .mockReturnValueOnce(false)
      .mockReturnValueOnce(false);
    isStopping.mockReturnValueOnce(true);
    await expect(run(id, { isStopping })).rejects.toThrow(JobStoppedError);
    const [interrupted] = await database.select().from(jobs).where(eq(jobs.id, id));
    expect(interrupted?.done).toBeGreaterThan(1_000);
    expect(interrupted?.done).toBeLessThan(interrupted?.total ?? 0);
    await run(id);
    const [finished] = await database.select().from(jobs).where(eq(jobs.id, id));
    expect(finished?.done).toBe(finished?.total);

    const other = await start();
    await api.send(`/api/Jobs/${other}`, { method: "DELETE", token: admin });
    expect(await runOf(other)).toMatchObject({ state: "cancelled", fileName: null });
  });

  it("is rejected after its owner lost the permissions", async () => {
    const { database } = api.services;
    const id = await start();
    const [user] = await database.select().from(users).where(eq(users.email, "admin@portico.test"));
    const kept = await database
      .select()
      .from(userClaims)
      .where(eq(userClaims.userId, user?.id ?? ""));
    await database.delete(userClaims).where(eq(userClaims.userId, user?.id ?? ""));
    await expect(run(id)).rejects.toThrow("You don't have a required role or claim");
    await database.insert(userClaims).values(kept);
  });

  it("is deleted with its file after one day", async () => {
    const id = await start();
    await run(id);
    const { database, storage } = api.services;
    const [row] = await database.select().from(reportRuns).where(eq(reportRuns.id, id));
    await database
      .update(reportRuns)
      .set({ expiresDate: sql`now() - interval '1 second'` })
      .where(eq(reportRuns.id, id));
    expect((await fileOf(id)).status).toBe(404);
    expect(await runOf(id)).toBeUndefined();
    await removeExpiredReports(api.services);
    expect(await database.$count(reportRuns, eq(reportRuns.id, id))).toBe(0);
    expect(await storage.get(row?.fileKey ?? "")).toBeUndefined();
  });
});
