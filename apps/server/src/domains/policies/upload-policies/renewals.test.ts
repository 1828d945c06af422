import { and, eq, isNotNull, lt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { termUploads } from "../../../../test/term-uploads.ts";
import { audit, carriers, policies, policyTerms, rowHistory } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";
import { startTermsOf } from "./start-terms-daily.ts";

const status = (code: "EFFECTUATED" | "PENDING") => entryId("policyStatus", code);
const renewal = { from: "2026-01-01", plan: "Silver", members: "3", premium: "500.00" } as const;
const current = ["2025-01-01 2025-12-31 Bronze 2", "2026-01-01 … Silver 3"];

describe.each(databaseKinds)("a renewal loaded before it starts, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const start = (day: string) =>
    api.services.database.transaction((transaction) => startTermsOf(transaction, day));

  it("keeps the policy on this year's term until the renewal starts", async () => {
    const { uploadOn, shown, policy } = termUploads(api);
    await uploadOn("2025-10-15", [{}]);
    const before = await policy();
    expect(await uploadOn("2025-11-15", [renewal])).toMatch(/^0 new, 1 changed, 0 unchanged/);
    expect(await shown()).toEqual(current);
    expect(await policy()).toEqual(before);
    expect(await uploadOn("2025-11-16", [renewal])).toMatch(/^0 new, 0 changed, 1 unchanged/);

    // Files in November and December still change this year's term and the policy.
    await uploadOn("2025-11-30", [{ premium: "420.00" }]);
    expect(await policy()).toMatchObject({ effectiveDate: "2025-01-01", premium: "420.00" });
    expect(await uploadOn("2025-12-20", [{ premium: "430.00", members: "1" }, renewal])).toMatch(
      /^0 new, 1 changed/,
    );
    expect(await policy()).toMatchObject({ planName: "Bronze", premium: "430.00", numberOfMembers: 1 });
    expect(await shown()).toEqual(["2025-01-01 2025-12-31 Bronze 1", "2026-01-01 … Silver 3"]);

    await uploadOn("2026-01-05", [{ ...renewal, premium: "510.00" }]);
    expect(await policy()).toMatchObject({
      effectiveDate: "2026-01-01",
      planName: "Silver",
      numberOfMembers: 3,
      premium: "510.00",
      statusId: status("EFFECTUATED"),
    });
    // From then on, a line of last year is outdated.
    await uploadOn("2026-01-06", [{ premium: "440.00" }]);
    expect(await policy()).toMatchObject({ planName: "Silver", premium: "510.00" });
  });

  it("applies to the policy once it starts, when any file is loaded", async () => {
    const { uploadOn, policy } = termUploads(api);
    const other = termUploads(api);
    await uploadOn("2025-10-15", [{}]);
    await uploadOn("2025-11-15", [{ ...renewal, premium: "" }]);
    await other.uploadOn("2026-01-02", [{}]);
    // The new term doesn't inherit last year's premium.
    expect(await policy()).toMatchObject({
      effectiveDate: "2026-01-01",
      planName: "Silver",
      numberOfMembers: 3,
      premium: null,
      terminationDate: null,
      version: 2,
    });
  });

  it("applies to the policy once it starts, even without a file, with a history and an audit event", async () => {
    const { uploadOn, policy } = termUploads(api);
    await uploadOn("2025-10-15", [{}]);
    await uploadOn("2025-11-15", [renewal]);
    expect(await start("2025-12-31")).toBe(0);
    expect(await start("2026-01-01")).toBe(1);
    const { id, effectiveDate, statusId } = await policy();
    expect({ effectiveDate, statusId }).toEqual({
      effectiveDate: "2026-01-01",
      statusId: status("EFFECTUATED"),
    });
    const history = await api.services.database
      .select({ changes: rowHistory.changes, changedBy: rowHistory.changedBy })
      .from(rowHistory)
      .where(and(eq(rowHistory.entityId, id), eq(rowHistory.version, 2)));
    expect(history).toMatchObject([{ changes: { premium: { from: 400, to: 500 } }, changedBy: null }]);
    const [event] = await api.services.database
      .select({ data2: audit.data2 })
      .from(audit)
      .where(eq(audit.result, "terms started"));
    expect(event?.data2).toMatch(/^\{"startedTerms":1,/);
    expect(await start("2026-01-01")).toBe(0);
  });

  it("copies neither premium nor end from the previous term if the file lacks them", async () => {
    const { uploadOn, policy, terms } = termUploads(api);
    await uploadOn("2025-10-15", [{ to: "2025-12-31" }]);
    await uploadOn("2026-01-05", [{ from: "2026-01-01" }], ["premium", "to", "plan"]);
    const found = { premium: null, planName: "Bronze" };
    expect(await policy()).toMatchObject({ ...found, effectiveDate: "2026-01-01", terminationDate: null });
    expect((await terms())[1]).toMatchObject({ ...found, toDate: null });
  });

  it("applies immediately if this year's term has ended, and is deferred if that is reopened", async () => {
    const { uploadOn, policy } = termUploads(api);
    await uploadOn("2025-10-15", [{ to: "2025-06-30" }]);
    await uploadOn("2025-11-15", [renewal]);
    expect(await policy()).toMatchObject({ effectiveDate: "2026-01-01", statusId: status("PENDING") });
    await uploadOn("2025-11-16", [{ to: "2025-06-30" }]);
    expect(await policy()).toMatchObject({ effectiveDate: "2026-01-01" });
    await uploadOn("2025-11-17", [{}]);
    expect(await policy()).toMatchObject({
      effectiveDate: "2025-01-01",
      premium: "400.00",
      statusId: status("EFFECTUATED"),
    });
  });

  it("has its start corrected, also by a file with both years", async () => {
    const { uploadOn, shown, policy } = termUploads(api);
    await uploadOn("2025-10-15", [{ from: "2025-03-01" }]);
    await uploadOn("2025-11-15", [{ ...renewal, from: "2026-02-01" }]);
    await uploadOn("2025-11-16", [{ from: "2025-03-01" }, renewal]);
    expect(await shown()).toEqual(["2025-03-01 2025-12-31 Bronze 2", "2026-01-01 … Silver 3"]);
    // This year's term is corrected in the same way.
    await uploadOn("2025-11-17", [{}]);
    expect(await shown()).toEqual(current);
    expect(await policy()).toMatchObject({ effectiveDate: "2025-01-01", planName: "Bronze" });
  });

  it("applies to a policy that has no other term yet", async () => {
    const { uploadOn, policy } = termUploads(api);
    await uploadOn("2025-11-15", [renewal]);
    await uploadOn("2025-12-15", [{ ...renewal, premium: "505.00" }]);
    expect(await policy()).toMatchObject({ effectiveDate: "2026-01-01", premium: "505.00" });
  });

  it("does not start if it was canceled before its first day", async () => {
    const { uploadOn, policy } = termUploads(api);
    await uploadOn("2025-10-15", [{}]);
    await uploadOn("2025-11-15", [{ ...renewal, to: "2025-12-31" }]);
    const before = await policy();
    await start("2026-01-05");
    expect(await policy()).toEqual(before);
  });
  it("records history from the first change for terms that were created without one", async () => {
    // Terms from the migration and from demo data have no history.
    const { database } = api.services;
    const [term] = await database
      .select({
        id: policyTerms.id,
        number: policies.policyNumber,
        name: policies.insuredName,
        from: policyTerms.fromDate,
        premium: policyTerms.premium,
      })
      .from(policyTerms)
      .innerJoin(policies, eq(policies.id, policyTerms.policyId))
      .innerJoin(carriers, eq(carriers.id, policies.carrierId))
      .where(
        and(
          eq(carriers.name, "AvMed"),
          lt(policyTerms.fromDate, "2026-01-02"),
          isNotNull(policyTerms.premium),
        ),
      )
      .limit(1);
    if (!term) throw new Error("The term doesn't exist.");
    const { uploadOn } = termUploads(api);
    const { number, name, from } = term;
    await uploadOn("2026-03-16", [{ number, name, from, premium: "12.34" }]);
    const history = await database.select().from(rowHistory).where(eq(rowHistory.entityId, term.id));
    expect(history).toMatchObject([
      { version: 2, changes: { premium: { from: Number(term.premium), to: 12.34 } } },
    ]);
  });
});
