import { and, asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { policyFile, policyRow, policyUploads } from "../../../../test/policy-files.ts";
import { refusal } from "../../../../test/responses.ts";
import {
  audit,
  jobs,
  policies,
  rowHistory,
  statusChanges,
  unpaidPolicies,
} from "../../../db/schema/index.ts";
import { carrierId, entryId } from "../../../reference/seed.ts";

describe.each(bothDatabases)("policy files on $name", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  const find = async (policyNumber: string) => {
    const rows = await api.services.database
      .select()
      .from(policies)
      .where(and(eq(policies.policyNumber, policyNumber), eq(policies.carrierId, carrierId("AvMed"))));
    return rows[0];
  };
  it("are loaded with versions, history and statuses, and then deleted", async () => {
    const rows = [policyRow("LOAD-1"), policyRow("LOAD-2", { "Insured Name": '"=1+1, Ana"' })];
    const response = await files.send(policyFile(rows));
    expect(response.status).toBe(202);
    const id = await files.jobOf(response);
    expect(response.headers.get("location")).toBe(`/api/Jobs/${id}`);
    const job = await files.run(id);
    expect(job).toMatchObject({
      state: "done",
      done: 100,
      total: 100,
      message: "2 rows read: 2 new, 0 changed, 0 unchanged.",
      result: { uploadId: id, state: "Loaded", readRows: 2, newRows: 2, refusedRows: 0 },
    });
    const policy = await find("LOAD-2");
    expect(policy).toMatchObject({
      version: 1,
      firstName: "Ana",
      lastName: "=1+1",
      aor: "Alejandra Ríos",
      effectiveDate: "2026-01-01",
      memberResponsibility: "100.00",
      statusId: entryId("policyStatus", "EFFECTUATED"),
    });
    const { database } = api.services;
    const history = await database
      .select()
      .from(rowHistory)
      .where(eq(rowHistory.entityId, policy?.id ?? ""));
    expect(history).toMatchObject([
      { entity: "policies", version: 1, changes: { lastName: { to: "=1+1" } } },
    ]);
    expect(
      await database
        .select()
        .from(statusChanges)
        .where(eq(statusChanges.entityId, policy?.id ?? "")),
    ).toMatchObject([{ entity: "policies", endDate: null, comment: "Reported by the carrier" }]);
    const records = await database
      .select()
      .from(audit)
      .where(eq(audit.data1, `policy_uploads/${id}`));
    expect(records.map(({ result }) => result).sort()).toEqual([
      "created",
      "loaded",
      "loading",
      "policies written",
    ]);
    expect(await files.detailOf(id)).toMatchObject({
      state: "Loaded",
      createdBy: "Adriana Whitfield",
      problems: [],
    });
    expect(await files.stored()).toEqual([]);
    expect(await files.held()).toBe(0);
  });

  it("update policies that differ, and leave the others unchanged", async () => {
    await files.upload(policyFile([policyRow("CHANGE-1"), policyRow("CHANGE-2"), policyRow("CHANGE-3")]));
    const before = await find("CHANGE-1");
    const job = await files.upload(
      policyFile([
        policyRow("CHANGE-1", { "Policy Term Date": "2/28/2026", "Broker Name": "Nobody Here" }),
        policyRow("CHANGE-2", { "Insured Name": "" }),
        policyRow("CHANGE-3", { "Broker Name": "Marcus Delgado" }),
      ]),
    );
    expect(job.result).toMatchObject({ newRows: 0, changedRows: 2, unchangedRows: 1 });
    const policy = await find("CHANGE-1");
    expect(policy).toMatchObject({
      version: 2,
      agentId: before?.agentId,
      aor: "Nobody Here",
      terminationDate: "2026-02-28",
      statusId: entryId("policyStatus", "TERMINATED"),
    });
    expect((await find("CHANGE-3"))?.agentId).not.toBe(before?.agentId);
    const { database } = api.services;
    const changes = await database
      .select()
      .from(statusChanges)
      .where(eq(statusChanges.entityId, policy?.id ?? ""))
      .orderBy(asc(statusChanges.createdDate));
    expect(changes.map(({ statusId }) => statusId)).toEqual([
      entryId("policyStatus", "EFFECTUATED"),
      entryId("policyStatus", "TERMINATED"),
    ]);
    expect(changes[0]?.endDate).toEqual(changes[1]?.createdDate);
    const [history] = await database
      .select()
      .from(rowHistory)
      .where(and(eq(rowHistory.entityId, policy?.id ?? ""), eq(rowHistory.version, 2)));
    expect(history?.changes).toMatchObject({ terminationDate: { from: null, to: "2026-02-28" } });
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(history?.changes)).sort()).toEqual([
      "aor",
      "statusId",
      "terminationDate",
    ]);
  });

  it("give a policy that was enrolled in the portal the carrier's number, by the exchange's ID", async () => {
    await files.upload(policyFile([policyRow("4101223001-01")]));
    const enrolled = await find("4101223001-01");
    await asSystem(api.services.database)
      .update(policies)
      .set({ exchangeId: "4101223001-01" })
      .where(eq(policies.id, enrolled?.id ?? ""));
    const [header, row] = policyFile([policyRow("U9000001")]).split("\n");
    await files.upload(`${header},Exchange Subscriber ID\n${row},4101223001-01\n`);
    expect(await find("U9000001")).toMatchObject({ id: enrolled?.id, exchangeId: "4101223001-01" });
    expect(await find("4101223001-01")).toBeUndefined();
  });

  it("list an enrolled policy as a duplicate if another one has the carrier's number", async () => {
    await files.upload(policyFile([policyRow("4101223009-01"), policyRow("U9000009")]));
    const [enrolled, other] = [await find("4101223009-01"), await find("U9000009")];
    await asSystem(api.services.database)
      .update(policies)
      .set({ exchangeId: "4101223009-01" })
      .where(eq(policies.id, enrolled?.id ?? ""));
    const [header, row] = policyFile([policyRow("U9000009")]).split("\n");
    const file = `${header},Exchange Subscriber ID\n${row},4101223009-01\n`;
    const job = await files.upload(file);
    expect((await files.resultOf(job.id))[1]).toContain("The policy 4101223009-01, which was enrolled");
    await files.upload(file);
    const twins = z.object({ data: z.array(z.object({ policyId: z.string(), twinId: z.string() })) });
    const token = await api.tokenOf("admin@portico.test");
    const { data } = twins.parse(await api.read("/api/Policies/twins?policyNumber=U9000009", token));
    const others = twins.parse(await api.read("/api/Policies/twins?policyNumber=4101223009", token)).data;
    expect([...data, ...others].map(({ policyId, twinId }) => [policyId, twinId].sort())).toEqual([
      [enrolled?.id, other?.id].sort(),
    ]);
    expect(await find("4101223009-01")).toMatchObject({ id: enrolled?.id });
  });

  it("update a policy whatever the spelling of its number, and add a new one once", async () => {
    await files.upload(policyFile([policyRow("SPELL-10")]));
    const before = await find("SPELL-10");
    const job = await files.upload(
      policyFile([
        policyRow("spell–10", { "Paid Through Date": "2/28/2026" }),
        policyRow("\u200fNEW-20\u00a0"),
        policyRow("new20", { "Paid Through Date": "3/31/2026" }),
        policyRow('"=""91029384756.0"""'),
      ]),
    );
    expect(job.result).toMatchObject({ newRows: 2, changedRows: 1 });
    expect(await find("SPELL-10")).toMatchObject({ id: before?.id, paidThroughDate: "2026-02-28" });
    expect(await find("NEW-20")).toMatchObject({ paidThroughDate: "2026-03-31" });
    expect(await find("new20")).toBeUndefined();
    expect(await find("91029384756")).toBeDefined();
  });

  it("update of two policies with one number the one that has exactly the file's, or none", async () => {
    await files.upload(policyFile([policyRow("TWIN-1"), policyRow("OTHER-1")]));
    const { database } = api.services;
    const other = await find("OTHER-1");
    await asSystem(database)
      .update(policies)
      .set({ policyNumber: "twin1" })
      .where(eq(policies.id, other?.id ?? ""));
    const paid = { "Paid Through Date": "2/28/2026" };
    const exact = await files.upload(policyFile([policyRow("twin1", paid)]));
    expect(exact.result).toMatchObject({ newRows: 0, changedRows: 1, warnings: [] });
    const changed = await find("twin1");
    expect(changed?.paidThroughDate).toBe("2026-02-28");
    const unchanged = await find("TWIN-1");
    const neither = await files.upload(
      policyFile([policyRow("Twin1", { "Paid Through Date": "3/31/2026" })]),
    );
    expect(neither.result).toMatchObject({
      ...{ state: "Loaded", readRows: 1, newRows: 0, changedRows: 0, unchangedRows: 0 },
      warnings: [{ line: 2, reason: expect.stringContaining("several policies: TWIN-1 and twin1.") }],
    });
    expect(neither.message).toContain("1 left out because two policies have the number");
    expect([await find("TWIN-1"), await find("twin1"), await find("Twin1")]).toEqual([
      unchanged,
      changed,
      undefined,
    ]);
  });

  it("keep an assignment from the portal while the carrier names the same agent of record", async () => {
    await files.upload(policyFile([policyRow("KEEP-1")]));
    const other = (await api.services.database.select().from(policies).limit(50)).find(
      ({ agentId }) => agentId !== undefined,
    );
    const agentId = other?.agentId ?? "";
    await asSystem(api.services.database)
      .update(policies)
      .set({ agentId })
      .where(eq(policies.policyNumber, "KEEP-1"));
    await files.upload(policyFile([policyRow("KEEP-1", { "Paid Through Date": "2/28/2026" })]));
    expect(await find("KEEP-1")).toMatchObject({ agentId, paidThroughDate: "2026-02-28" });
  });

  it("recompute unpaid policies: $0 is never unpaid, and paid ones are resolved", async () => {
    const behind = { "Paid Through Date": "1/31/2026" };
    const openOf = async (number: string) => {
      const policy = await find(number);
      return api.services.database
        .select()
        .from(unpaidPolicies)
        .where(and(eq(unpaidPolicies.policyId, policy?.id ?? ""), isNull(unpaidPolicies.resolvedDate)));
    };
    const zero = { ...behind, "Member Responsibility": "$0.00" };
    await files.upload(policyFile([policyRow("DUE-1", behind), policyRow("DUE-2", zero)]));
    expect(await openOf("DUE-1")).toMatchObject([{ graceEndDate: "2026-04-30" }]);
    expect(await openOf("DUE-2")).toEqual([]);
    await files.upload(policyFile([policyRow("DUE-1"), policyRow("DUE-2")]));
    expect(await openOf("DUE-1")).toEqual([]);
  });

  it("load the newest row of a policy that appears twice", async () => {
    const job = await files.upload(
      policyFile([
        policyRow("TWICE-1", { "Policy Effective Date": "2026-01-01", "Monthly Premium Amount": "2" }),
        policyRow("TWICE-1", { "Policy Effective Date": "2025-01-01", "Monthly Premium Amount": "1" }),
      ]),
    );
    expect(job.message).toBe(
      "2 rows read: 1 new, 0 changed, 0 unchanged, 1 skipped because a newer row exists.",
    );
    expect(await find("TWICE-1")).toMatchObject({ effectiveDate: "2026-01-01", premium: "2.00" });
  });

  it("must name their carrier, or they are rejected before anything is stored", async () => {
    const named = `Issuer,${policyFile([])}\nfLORIDA-blue,${policyRow("NAMED-1").join(",")}`;
    const address = `/api/UploadPolicies/UploadPolicyCSV?fileName=named.csv`;
    const response = await files.send(named, {}, address);
    expect((await files.run(await files.jobOf(response))).state).toBe("done");
    const [policy] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.policyNumber, "NAMED-1"));
    expect(policy?.carrierId).toBe(carrierId("Florida Blue"));
    const nameless = await files.send(policyFile([policyRow("NAMED-2")]), {}, address);
    expect(nameless.status).toBe(422);
    expect(refusal.parse(await nameless.json()).errors?.carrier?.[0]).toMatch(/Choose the carrier/);
    expect(await files.stored()).toEqual([]);
  });

  it("are stored once, however often they are sent with the same key", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const content = policyFile([policyRow("ONCE-1")]);
    const id = await files.jobOf(await files.send(content, headers));
    expect(await files.jobOf(await files.send(content, headers))).toBe(id);
    expect((await files.send(content, headers, files.pathOf({ fileName: "other.csv" }))).status).toBe(422);
    const other = await files.send(policyFile([policyRow("ONCE-2")]), headers);
    expect(other.status).toBe(422);
    expect(refusal.parse(await other.json()).message).toMatch(/used for another request/);
    await files.run(id);
    expect(await files.stored()).toEqual([]);
  });

  it("load nothing if they are canceled before or while they are read", async () => {
    const token = await api.tokenOf("admin@portico.test");
    const waiting = await files.jobOf(await files.send(policyFile([policyRow("STOP-1")])));
    await api.send(`/api/Jobs/${waiting}`, { method: "DELETE", token });
    expect(await files.detailOf(waiting)).toMatchObject({ state: "Cancelled" });
    expect(await files.stored()).toEqual([]);

    const running = await files.jobOf(await files.send(policyFile([policyRow("STOP-2")])));
    await api.services.database
      .update(jobs)
      .set({ state: "running", cancelAskedAt: new Date() })
      .where(eq(jobs.id, running));
    expect((await files.run(running)).state).toBe("cancelled");
    expect(await files.detailOf(running)).toMatchObject({ state: "Cancelled" });
    expect(await find("STOP-2")).toBeUndefined();
    expect(await files.stored()).toEqual([]);
    expect(await files.held()).toBe(0);
  });

  it("can be uploaded only by administrators", async () => {
    const token = await api.tokenOf("agent@portico.test");
    const response = await files.send("a", { authorization: `Bearer ${token}` });
    expect(response.status).toBe(403);
  });
});
