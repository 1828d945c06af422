import { and, asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../../../../test/as-system.ts";
import { bothDatabases } from "../../../../../test/databases.ts";
import { demoToday } from "../../../../../test/demo-day.ts";
import type { OpenDatabase } from "../../../../db/database.ts";
import {
  carriers,
  lostPolicies,
  policies,
  rowHistory,
  settings,
  statusChanges,
  unpaidPolicies,
} from "../../../../db/schema/index.ts";
import { carrierId, entryId } from "../../../../reference/seed.ts";
import { refreshedAtSetting, refreshUnpaidAndLost } from "./refresh-unpaid-and-lost.ts";

type PolicyValues = Partial<typeof policies.$inferInsert>;

const today = demoToday;

describe.each(bothDatabases)("refreshing unpaid and lost policies, on $name", (kind) => {
  let opened: OpenDatabase;
  let agentId: string;
  let made = 0;
  beforeAll(async () => {
    opened = await kind.open();
    const [policy] = await opened.database.select().from(policies).limit(1);
    agentId = policy?.agentId ?? "";
    await workOut();
  });
  afterAll(() => opened.close());

  const workOut = () =>
    opened.database.transaction((transaction) => refreshUnpaidAndLost(transaction, { today, by: null }));

  /** A policy in force, two months behind, paid in full by the member, with these changes. */
  const policyOf = async (given: PolicyValues = {}) => {
    const [row] = await asSystem(opened.database)
      .insert(policies)
      .values({
        policyNumber: `WORK-${++made}`,
        carrierId: carrierId("AvMed"),
        agentId,
        statusId: entryId("policyStatus", "EFFECTUATED"),
        firstName: "Ana",
        lastName: "Test",
        planName: "Silver",
        numberOfMembers: 1,
        effectiveDate: "2025-01-01",
        paidThroughDate: "2026-01-31",
        premium: "400.00",
        memberResponsibility: "400.00",
        city: "Miami",
        county: "Miami-Dade",
        state: "FL",
        zipCode: "33101",
        ...given,
      })
      .returning();
    return row?.id ?? "";
  };
  const change = (id: string, set: PolicyValues) =>
    asSystem(opened.database).update(policies).set(set).where(eq(policies.id, id));
  const openUnpaid = (policyId: string) =>
    opened.database
      .select()
      .from(unpaidPolicies)
      .where(and(eq(unpaidPolicies.policyId, policyId), isNull(unpaidPolicies.resolvedDate)));
  const openLost = (policyId: string) =>
    opened.database
      .select()
      .from(lostPolicies)
      .where(and(eq(lostPolicies.policyId, policyId), isNull(lostPolicies.resolvedDate)));
  const historyOf = (entityId: string) =>
    opened.database
      .select()
      .from(rowHistory)
      .where(eq(rowHistory.entityId, entityId))
      .orderBy(asc(rowHistory.version));

  it("changes nothing if nothing has changed, and stores the time", async () => {
    expect(await workOut()).toEqual({
      lost: { added: 0, changed: 0, resolved: 0 },
      unpaid: { added: 0, changed: 0, resolved: 0 },
    });
    const [done] = await opened.database.select().from(settings).where(eq(settings.name, refreshedAtSetting));
    expect(done?.value).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it("lists a policy that is two months behind as New, with 31 days of grace if there is no tax credit", async () => {
    const id = await policyOf();
    await workOut();
    const [row] = await openUnpaid(id);
    expect(row).toMatchObject({
      agentId,
      statusId: entryId("unpaidStatus", "NEW"),
      month: 2,
      year: 2026,
      graceEndDate: "2026-03-03",
      paidThroughDate: "2026-01-31",
    });
    const changes = await opened.database
      .select()
      .from(statusChanges)
      .where(eq(statusChanges.entityId, row?.id ?? ""));
    expect(changes).toMatchObject([{ entity: "unpaid_policies", createdBy: null, endDate: null }]);
    expect(await historyOf(row?.id ?? "")).toMatchObject([
      { version: 1, changes: { policyId: { to: id }, graceEndDate: { to: "2026-03-03" } } },
    ]);
  });

  it("gives three months of grace if there is a tax credit", async () => {
    const id = await policyOf({ premium: "900.00", memberResponsibility: "20.00" });
    await workOut();
    expect(await openUnpaid(id)).toMatchObject([{ graceEndDate: "2026-04-30" }]);
  });

  it.each<[string, PolicyValues]>([
    ["whose member owes nothing", { memberResponsibility: "0.00" }],
    ["whose member responsibility is unknown", { memberResponsibility: null }],
    ["that is one month behind", { paidThroughDate: "2026-02-01" }],
    ["without a paid-through date", { paidThroughDate: null }],
    ["that is not in force", { statusId: entryId("policyStatus", "PENDING_PAYMENT") }],
    ["that the agency takes over later", { brokerEffectiveDate: "2026-04-01" }],
    ["paid through before it started", { effectiveDate: "2026-02-02" }],
    ["that ended", { terminationDate: "2026-03-15" }],
  ])("never lists a policy %s as unpaid", async (_what, given) => {
    const id = await policyOf(given);
    await workOut();
    expect(await openUnpaid(id)).toEqual([]);
  });

  it("lists a policy whose first month was never paid", async () => {
    const id = await policyOf({ effectiveDate: "2026-01-01", paidThroughDate: "2025-12-31" });
    await workOut();
    expect(await openUnpaid(id)).toMatchObject([{ month: 1, year: 2026 }]);
  });

  it.each<[string, PolicyValues, object]>([
    [
      "another agent of record",
      { brokerTerminationDate: "2026-02-28" },
      { reason: "Agent of record changed", lostDate: "2026-02-28" },
    ],
    [
      "its end",
      { brokerTerminationDate: "2026-02-28", terminationDate: "2026-02-28" },
      { reason: "Terminated", lostDate: "2026-02-28", month: 2, year: 2026 },
    ],
    ["its end a year ago", { terminationDate: demoToday.replace("2026", "2025") }, { reason: "Terminated" }],
  ])("lists a policy as lost by %s, and not as unpaid", async (_what, given, expected) => {
    const id = await policyOf(given);
    await workOut();
    expect(await openLost(id)).toMatchObject([{ statusId: entryId("lostStatus", "NEW"), ...expected }]);
    expect(await openUnpaid(id)).toEqual([]);
  });

  it.each<[string, PolicyValues]>([
    ["ended longer than a year ago", { terminationDate: "2025-03-15" }],
    ["ends today", { terminationDate: today }],
    ["moves to another agent later", { brokerTerminationDate: "2026-06-30" }],
    [
      "had a terminal status before the broker's term ended",
      { brokerTerminationDate: "2026-02-28", statusId: entryId("policyStatus", "CANCELLED") },
    ],
  ])("does not list a policy as lost that %s", async (_what, given) => {
    const id = await policyOf(given);
    await workOut();
    expect(await openLost(id)).toEqual([]);
  });

  it("lists the policies of a carrier that left the market", async () => {
    const left = { name: `Left ${made}`, marketExitDate: "2026-02-28" };
    const [carrier] = await asSystem(opened.database).insert(carriers).values(left).returning();
    const id = await policyOf({ carrierId: carrier?.id ?? "" });
    await workOut();
    expect(await openLost(id)).toMatchObject([{ reason: "Carrier left", lostDate: "2026-02-28" }]);
  });

  it("keeps status and agent of a row that stays open, and resolves it once it is paid", async () => {
    const id = await policyOf();
    await workOut();
    const [row] = await openUnpaid(id);
    const statusId = entryId("unpaidStatus", "CONTACTED");
    await asSystem(opened.database)
      .update(unpaidPolicies)
      .set({ statusId })
      .where(eq(unpaidPolicies.policyId, id));
    await change(id, { paidThroughDate: "2025-12-31" });
    await workOut();
    expect(await openUnpaid(id)).toEqual([
      {
        ...row,
        statusId,
        version: 3,
        paidThroughDate: "2025-12-31",
        graceEndDate: "2026-01-31",
        month: 1,
      },
    ]);
    await change(id, { paidThroughDate: "2026-03-31" });
    await workOut();
    expect(await openUnpaid(id)).toEqual([]);
    const history = await historyOf(row?.id ?? "");
    expect(history.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(history[2]?.changes).toEqual({
      paidThroughDate: { from: "2026-01-31", to: "2025-12-31" },
      graceEndDate: { from: "2026-03-03", to: "2026-01-31" },
      month: { from: 2, to: 1 },
    });
    expect(history[3]?.changes).toMatchObject({ resolvedDate: { from: null } });
  });

  it("resolves a lost policy that was reinstated, and lists it again when it is lost again", async () => {
    const id = await policyOf({ terminationDate: "2026-02-28" });
    await workOut();
    const [first] = await openLost(id);
    await change(id, { terminationDate: null, paidThroughDate: "2026-03-31" });
    await workOut();
    expect(await openLost(id)).toEqual([]);
    await change(id, { terminationDate: "2026-03-10" });
    await workOut();
    const [again] = await openLost(id);
    expect(again?.lostDate).toBe("2026-03-10");
    expect(again?.id).not.toBe(first?.id);
  });

  it("replaces an unpaid policy that ended by a lost one", async () => {
    const id = await policyOf();
    await workOut();
    await change(id, { terminationDate: "2026-03-01" });
    await workOut();
    expect(await openUnpaid(id)).toEqual([]);
    expect(await openLost(id)).toHaveLength(1);
  });
});
