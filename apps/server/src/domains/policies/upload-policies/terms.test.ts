import { and, asc, eq, getTableName, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { policyUploads } from "../../../../test/policy-files.ts";
import { type TermLine, termFile, termUploads } from "../../../../test/term-uploads.ts";
import { policies, policyTerms, rowHistory } from "../../../db/schema/index.ts";

const [kindOfPolicies] = workKinds;
describe.each(databaseKinds)("the terms of uploaded policies, on $name", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  const uploader = () => termUploads(api);
  const renewal = { from: "2026-01-01", plan: "Silver", members: "3", premium: "500.00" } as const;

  it("start with the policy, and don't change when the same file is loaded again", async () => {
    const { upload, terms, policy } = uploader();
    expect(await upload([{}])).toMatch(/^1 new, 0 changed/);
    const { id, agentId } = await policy();
    const before = await terms();
    expect(before).toMatchObject([
      {
        policyId: id,
        version: 1,
        fromDate: "2025-01-01",
        toDate: null,
        planName: "Bronze",
        numberOfMembers: 2,
        agentId,
        premium: "400.00",
      },
    ]);
    expect(await upload([{}])).toMatch(/^0 new, 0 changed, 1 unchanged/);
    expect(await terms()).toEqual(before);
  });

  it("keep the previous year when a renewal is loaded, with the author of each change", async () => {
    const { upload, shown, terms, policy } = uploader();
    await upload([{}]);
    expect(await upload([renewal])).toMatch(/^0 new, 1 changed, 0 unchanged/);
    expect(await shown()).toEqual(["2025-01-01 2025-12-31 Bronze 2", "2026-01-01 … Silver 3"]);
    expect(await policy()).toMatchObject({
      planName: "Silver",
      effectiveDate: "2026-01-01",
      numberOfMembers: 3,
    });
    expect(await upload([renewal])).toMatch(/^0 new, 0 changed, 1 unchanged/);
    const [first] = await terms();
    const history = await api.services.database
      .select()
      .from(rowHistory)
      .where(and(eq(rowHistory.entity, getTableName(policyTerms)), eq(rowHistory.entityId, first?.id ?? "")))
      .orderBy(asc(rowHistory.version));
    expect(history).toMatchObject([
      { version: 1, changes: { planName: { to: "Bronze" } } },
      { version: 2, changes: { toDate: { from: null, to: "2025-12-31" } } },
    ]);
    expect(history.every(({ changedBy }) => changedBy !== null)).toBe(true);
  });

  it("include an earlier one from an outdated file, which doesn't change the policy", async () => {
    const { upload, shown, policy } = uploader();
    await upload([renewal]);
    const before = await policy();
    const old = { plan: "Bronze", members: "1", to: "2025-10-31" };
    expect(await upload([old])).toMatch(/^0 new, 1 changed, 0 unchanged/);
    expect(await shown()).toEqual(["2025-01-01 2025-10-31 Bronze 1", "2026-01-01 … Silver 3"]);
    expect(await policy()).toEqual(before);
    expect(await upload([old])).toMatch(/^0 new, 0 changed, 1 unchanged/);
    await upload([{ ...old, members: "4", to: "" }]);
    expect(await shown()).toEqual(["2025-01-01 2025-12-31 Bronze 4", "2026-01-01 … Silver 3"]);
    expect(await policy()).toEqual(before);
  });

  it("are created for both years of one file", async () => {
    const { upload, shown } = uploader();
    expect(await upload([renewal, {}])).toMatch(/^1 new, 0 changed, 0 unchanged, 1 skipped/);
    expect(await shown()).toEqual(["2025-01-01 2025-12-31 Bronze 2", "2026-01-01 … Silver 3"]);
    expect(await upload([{}, renewal])).toMatch(/^0 new, 0 changed, 1 unchanged, 1 skipped/);
  });

  it("are corrected only within their own dates", async () => {
    const { upload, shown, terms } = uploader();
    await upload([{}]);
    await upload([{ plan: "Gold", members: "5", broker: "Marcus Delgado", premium: "410.50" }]);
    expect(await shown()).toEqual(["2025-01-01 … Gold 5"]);
    const agentId = await agentOf(api.services.database, "manager@portico.test");
    expect(await terms()).toMatchObject([{ version: 2, agentId, premium: "410.50" }]);
  });

  it("end with the policy, reopen with it, and have no days if they never took effect", async () => {
    const { upload, shown } = uploader();
    await upload([{ to: "2025-06-30" }]);
    expect(await shown()).toEqual(["2025-01-01 2025-06-30 Bronze 2"]);
    // A file without the column doesn't change the end.
    await upload([{ members: "1" }], ["to"]);
    expect(await shown()).toEqual(["2025-01-01 2025-06-30 Bronze 1"]);
    await upload([{ members: "1" }]);
    expect(await shown()).toEqual(["2025-01-01 … Bronze 1"]);
    await upload([{ members: "1", to: "2024-11-30" }]);
    expect(await shown()).toEqual(["2025-01-01 2024-12-31 Bronze 1"]);
    await upload([renewal]);
    expect(await shown()).toEqual(["2025-01-01 2024-12-31 Bronze 1", "2026-01-01 … Silver 3"]);
  });

  it("distinguish a change in the middle of the year from a corrected start", async () => {
    const { upload, shown, policy } = uploader();
    await upload([{ from: "2025-03-01" }]);
    await upload([{ from: "2025-02-01", members: "3" }]);
    expect(await shown()).toEqual(["2025-02-01 … Bronze 3"]);
    expect(await policy()).toMatchObject({ effectiveDate: "2025-02-01", numberOfMembers: 3 });
    await upload([{ from: "2025-06-01", plan: "Gold" }]);
    expect(await shown()).toEqual(["2025-02-01 2025-05-31 Bronze 3", "2025-06-01 … Gold 2"]);
    const before = await policy();
    await upload([{ from: "2025-02-01", members: "4" }]);
    expect(await shown()).toEqual(["2025-02-01 2025-05-31 Bronze 4", "2025-06-01 … Gold 2"]);
    expect(await policy()).toEqual(before);
  });

  it("are shortened if a new one starts between two", async () => {
    const { upload, shown } = uploader();
    await upload([{ from: "2024-01-01", plan: "Old" }]);
    await upload([renewal]);
    await upload([{}]);
    expect(await shown()).toEqual([
      "2024-01-01 2024-12-31 Old 2",
      "2025-01-01 2025-12-31 Bronze 2",
      "2026-01-01 … Silver 3",
    ]);
  });

  it("keep the agent whom the carrier names when the policy is assigned to another one", async () => {
    const { upload, terms, policy } = uploader();
    await upload([{}]);
    const { id, agentId } = await policy();
    const other = await agentOf(api.services.database, "manager@portico.test");
    const token = await api.tokenOf("admin@portico.test");
    const calls = policyCalls(api, kindOfPolicies);
    expect((await calls.assign(token, { listIds: [id] }, other)).status).toBe(200);
    await upload([renewal]);
    expect(await policy()).toMatchObject({ agentId: other });
    expect((await terms()).map((term) => term.agentId)).toEqual([agentId, agentId]);
  });

  it("can never overlap, whichever code writes them", async () => {
    const { upload, terms } = uploader();
    await upload([{}, renewal]);
    const [first] = await terms();
    const end = asSystem(api.services.database)
      .update(policyTerms)
      .set({ toDate: "2026-01-01" })
      .where(eq(policyTerms.id, first?.id ?? ""));
    const overlaps = /policy_terms_never_overlap/;
    await expect(end).rejects.toSatisfy((error: unknown) => overlaps.test(String(causeOf(error))));
    expect((await terms())[0]).toEqual(first);
  });

  it("are loaded for 6,000 policies in one file, each with history", async () => {
    const count = 6_000;
    const book = (line: TermLine) =>
      termFile(Array.from({ length: count }, (_, index) => ({ ...line, number: `MANY-${index}` })));
    expect((await files.upload(book({}))).message).toMatch(/6,000 new, 0 changed, 0 unchanged/);
    expect((await files.upload(book(renewal))).message).toMatch(/0 new, 6,000 changed, 0 unchanged/);
    expect((await files.upload(book(renewal))).message).toMatch(/0 new, 0 changed, 6,000 unchanged/);
    const { database } = api.services;
    const ofThese = like(policies.policyNumber, "MANY-%");
    const found = await database
      .select({
        term: sql<string>`from_date || ' ' || coalesce(to_date::text, '…') || ' ' || policy_terms.plan_name`,
        version: policyTerms.version,
        rows: sql<number>`count(*)::int`,
        histories: sql<number>`sum((select count(*) from row_history h
          where h.entity = 'policy_terms' and h.entity_id = policy_terms.id::text))::int`,
      })
      .from(policyTerms)
      .innerJoin(policies, eq(policies.id, policyTerms.policyId))
      .where(ofThese)
      .groupBy(sql`1`, policyTerms.version)
      .orderBy(sql`1`);
    expect(found).toEqual([
      { term: "2025-01-01 2025-12-31 Bronze", version: 2, rows: count, histories: 2 * count },
      { term: "2026-01-01 … Silver", version: 1, rows: count, histories: count },
    ]);
  });
});

/** The database error inside Drizzle's error. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
