import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { commissionDifferences, noDifferences } from "../../../../test/recount-commissions.ts";
import { termUploads } from "../../../../test/term-uploads.ts";
import { rowsOf } from "../../../db/database.ts";
import {
  rates,
  settings,
  trackingCarrierTotals,
  trackingMonths,
  trackingTotals,
} from "../../../db/schema/index.ts";
import { allJobHandlers } from "../../../handlers.ts";
import { runJob } from "../../../jobs/run-job.ts";
import { carrierId } from "../../../reference/seed.ts";
import { trackCurrentMonth } from "./track-monthly.ts";

describe.each(databaseKinds)("tracking, on $name,", (kind) => {
  let api: TestApi;
  let token: string;
  const uploads = () => termUploads(api);
  const avMed = carrierId("AvMed");
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const monthsOf = (policyId: string) =>
    api.services.database
      .select()
      .from(trackingMonths)
      .where(eq(trackingMonths.policyId, policyId))
      .orderBy(trackingMonths.year, trackingMonths.month);
  const differences = () => commissionDifferences(api.services.database, [avMed], api.services.clock.today());

  /** Runs the jobs that wait in the queue. */
  const runJobs = async () => {
    const { database } = api.services;
    const handlers = allJobHandlers(api.services);
    const waiting = await rowsOf(
      database,
      sql`select jobs.id, queued.data -> 'input' as input from jobs join pgboss.job queued on queued.id = jobs.id
        where jobs.state = 'queued'`,
    );
    for (const { id, input } of waiting)
      await runJob(
        { database, handlers, log: pino({ level: "silent" }), isStopping: () => false },
        String(id),
        input,
      );
    return waiting.length;
  };

  it("includes the demo data", async () => {
    const [row] = await rowsOf(
      api.services.database,
      sql`select count(distinct state)::int as states from tracking_months`,
    );
    expect(row?.states).toBeGreaterThan(3);
    expect(await differences()).toEqual(noDifferences);
  });

  it("follows uploads of policies: their terms, until they end, with the agent of each", async () => {
    const { upload, policy } = uploads();
    await upload([{ from: "2025-11-15", members: "3", to: "2026-01-10" }]);
    const { id } = await policy();
    expect((await monthsOf(id)).map(({ year, month, members }) => [year, month, members])).toEqual([
      [2025, 11, 3],
      [2025, 12, 3],
      [2026, 1, 3],
    ]);
    await upload([{ from: "2025-11-15", members: "2", to: "2025-12-31", broker: "Marcus Delgado" }]);
    const manager = await agentOf(api.services.database, "manager@portico.test");
    expect(await monthsOf(id)).toMatchObject([
      { members: 2, agentId: manager },
      { members: 2, agentId: manager },
    ]);
    expect(await differences()).toEqual(noDifferences);
  });

  it("follows new and changed rates", async () => {
    const { database } = api.services;
    const { upload, policy } = uploads();
    const { agentId } = await makeAccount(database, { isAgent: true });
    await upload([{ from: "2026-02-01", members: "3", broker: "Test Account" }]);
    const body = { agentId, carrierId: avMed, rate1: 12.34, startDate: "2026-03-16" };
    const created = await api.send("/api/Rates", { method: "POST", token, body });
    const { id } = (await created.json()) as { id: string };
    expect(await runJobs()).toBe(1);
    const months = async () =>
      (await monthsOf((await policy()).id)).map(({ month, rate, expected }) => [month, rate, expected]);
    // The rate starts after the first day of March.
    expect((await months()).at(-1)).toEqual([3, null, null]);
    const earlier = await asSystem(database)
      .update(rates)
      .set({ startDate: "2026-03-01" })
      .where(eq(rates.id, id))
      .returning();
    const change = { ...body, startDate: earlier[0]?.startDate, rate1: 20 };
    await api.send(`/api/Rates/${id}`, { method: "PUT", token, body: change });
    expect(await runJobs()).toBe(1);
    expect(await months()).toEqual([
      [2, null, null],
      [3, "20.00", "60.00"],
    ]);
  });

  it("adds a month on its first day, even if days were missed", async () => {
    const { services, time } = api;
    const { upload, policy } = uploads();
    await upload([{ from: "2026-03-01" }]);
    const { id } = await policy();
    await trackCurrentMonth(services);
    expect(await monthsOf(id)).toHaveLength(1);
    time.now = new Date("2026-05-03T15:00:00Z");
    await trackCurrentMonth(services);
    expect((await monthsOf(id)).map(({ month }) => month)).toEqual([3, 4, 5]);
    expect(await differences()).toEqual(noDifferences);
  });

  it("includes everything in a database from before tracking", async () => {
    const { database } = api.services;
    const totals = () =>
      database
        .select()
        .from(trackingTotals)
        .orderBy(
          trackingTotals.carrierId,
          trackingTotals.agentId,
          trackingTotals.year,
          trackingTotals.month,
          trackingTotals.state,
        );
    const withoutIds = async () => (await totals()).map(({ id: _, ...total }) => total);
    const before = await withoutIds();
    await database.delete(trackingMonths);
    await database.delete(trackingTotals);
    await database.delete(trackingCarrierTotals);
    await database.delete(settings).where(eq(settings.name, "tracked month"));
    await trackCurrentMonth(api.services);
    expect(await withoutIds()).toEqual(before);
  });
});
