import { eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { configure } from "../../test/configuration.ts";
import { bothDatabases } from "../../test/databases.ts";
import { fileUploads } from "../../test/file-uploads.ts";
import { policyFile, policyRow, policyUploads } from "../../test/policy-files.ts";
import {
  marketplaceApplications as applications,
  audit,
  leads,
  leadUploadLines,
  policies,
  uploadResults,
  policyUploads as uploads,
} from "../db/schema/index.ts";
import { expireDryRuns } from "./expired-dry-runs.ts";
import { removeExpiredResults } from "./results/store-results.ts";

describe.each(bothDatabases)("a dry run of an upload, on $name,", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  const stored = (prefix: string) =>
    api.services.database.$count(policies, like(policies.policyNumber, `${prefix}-%`));
  const send = async (path: string, user = "admin@portico.test") =>
    api.send(path, { token: await api.tokenOf(user) });
  const uploadOf = async (id: string) => {
    const [upload] = await api.services.database.select().from(uploads).where(eq(uploads.id, id));
    return upload;
  };

  it("shows what would happen with each row, and stores none", async () => {
    await files.upload(policyFile([policyRow("DRY-1"), policyRow("DRY-2")]));
    const versions = () =>
      api.services.database
        .select({ id: policies.id, version: policies.version })
        .from(policies)
        .where(like(policies.policyNumber, "DRY-%"))
        .orderBy(policies.id);
    const before = await versions();
    const job = await files.dryRun(
      policyFile([
        policyRow("DRY-1", { "Monthly Premium Amount": "1" }),
        policyRow("DRY-2"),
        policyRow("DRY-3"),
      ]),
    );
    expect(job).toMatchObject({
      state: "done",
      message: "3 rows read: 1 new, 1 changed, 1 unchanged.",
      result: { uploadId: job.id, state: "Checked", newRows: 1, changedRows: 1, unchangedRows: 1 },
    });
    expect(await files.resultOf(job.id)).toEqual(["Result", "Changed: Premium, Term.", "Unchanged.", "New."]);
    expect(await versions()).toEqual(before);
    expect(await files.held()).toBe(0);
    expect(await files.stored()).toHaveLength(1);
    const list = await send("/api/UploadPolicies?pageSize=500");
    expect(await list.text()).not.toContain(job.id);
  });

  it("is loaded as it was shown once its author confirms it, but only once", async () => {
    const { id } = await files.dryRun(policyFile([policyRow("YES-1"), policyRow("YES-2")]));
    const key = { "idempotency-key": crypto.randomUUID() };
    const started = await files.jobOf(await files.confirm(id, undefined, key));
    expect(await files.jobOf(await files.confirm(id, undefined, key))).toBe(started);
    expect((await files.confirm(id)).status).toBe(409);
    const job = await files.run(started);
    expect(job).toMatchObject({
      state: "done",
      message: "2 rows read: 2 new, 0 changed, 0 unchanged.",
      result: { state: "Loaded", newRows: 2 },
    });
    expect(await stored("YES")).toBe(2);
    expect((await files.detailOf(job.id)).state).toBe("Loaded");
    expect(await files.resultOf(job.id)).toEqual(["Result", "New.", "New."]);
    expect(await uploadOf(id)).toMatchObject({ state: "Confirmed", fileKey: null });
    const events = await api.services.database
      .select({ result: audit.result })
      .from(audit)
      .where(like(audit.data1, `policy_uploads/${job.id}%`));
    expect(events.map(({ result }) => result)).toEqual(
      expect.arrayContaining(["confirmed", "policies written", "loaded"]),
    );
  });

  it.each([
    [
      "an affected policy",
      async () => {
        await asSystem(api.services.database)
          .update(policies)
          .set({ premium: "5.00" })
          .where(eq(policies.policyNumber, "SINCE-1"));
      },
      "2 rows read: 1 new, 1 changed, 0 unchanged.",
    ],
    [
      "a setting",
      async () =>
        configure(api.services, { "policyUploads.headers": { premium: ["Member Responsibility"] } }),
      "2 rows read: 1 new, 1 changed, 0 unchanged.",
    ],
    [
      "another upload",
      async () => {
        await files.upload(policyFile([policyRow("SINCE-2", { "Monthly Premium Amount": "7" })]));
      },
      "2 rows read: 0 new, 2 changed, 0 unchanged.",
    ],
  ])(
    "is repeated if %s changed before it was confirmed, so that its author sees the new numbers",
    async (_what, change, message) => {
      await files.upload(policyFile([policyRow("SINCE-1", { "Monthly Premium Amount": "9" })]));
      const again = policyFile([
        policyRow("SINCE-1", { "Monthly Premium Amount": "11.50" }),
        policyRow("SINCE-2"),
      ]);
      const first = await files.dryRun(again);
      await change();
      const second = await files.load(first.id);
      expect(second).toMatchObject({ state: "done", result: { state: "Checked" } });
      expect(second.message).toBe(
        `Data that affects this result has changed since you reviewed the file.\n${message}`,
      );
      await configure(api.services, { "policyUploads.headers": {} });
    },
  );

  it("belongs to its author", async () => {
    const { id } = await files.dryRun(policyFile([policyRow("MINE-1")]));
    const other = await makeAccount(api.services.database, { roles: ["administrator"] });
    expect((await files.confirm(id, other.email)).status).toBe(404);
    for (const path of [
      `/api/Uploads/${id}/rows`,
      `/api/Uploads/${id}/file`,
      `/api/Jobs/${id}`,
      `/api/UploadPolicies/${id}`,
    ])
      expect((await send(path, other.email)).status).toBe(404);
    expect(await stored("MINE")).toBe(0);
  });

  it("can't be confirmed after a day, when its file and result are removed", async () => {
    const { id } = await files.dryRun(policyFile([policyRow("LATE-1")]));
    const { database, storage } = api.services;
    const past = { expiresDate: new Date(0) };
    const fileKey = (await uploadOf(id))?.fileKey ?? "";
    await asSystem(database).update(uploads).set(past).where(eq(uploads.id, id));
    await database.update(uploadResults).set(past).where(eq(uploadResults.id, id));
    expect((await files.confirm(id)).status).toBe(404);
    await expireDryRuns(api.services);
    await removeExpiredResults(api.services);
    expect(await storage.get(fileKey)).toBeUndefined();
    expect(await uploadOf(id)).toMatchObject({ state: "Expired", fileKey: null });
    expect(await database.$count(uploadResults, eq(uploadResults.id, id))).toBe(0);
  });

  it("names the errors of a file that would be refused, and can't be confirmed", async () => {
    const job = await files.dryRun(policyFile([policyRow("BAD-1", { State: "XX" }), policyRow("BAD-2")]));
    expect(job).toMatchObject({ state: "failed", result: { state: "Refused", refusedRows: 1 } });
    expect(await files.resultOf(job.id)).toContain("Refused. State isn't a US state.");
    expect((await files.confirm(job.id)).status).toBe(409);
    expect(await (await send("/api/UploadPolicies?pageSize=500")).text()).not.toContain(job.id);
  });

  it("works for leads, too", async () => {
    const ofLeads = fileUploads(api, {
      address: "/api/Leads/upload?fileName=leads.csv",
      lines: leadUploadLines,
    });
    const file = "Name,Phone\nAna Rivera,9075559901\nPedro Gomez,9075559901";
    const count = () => api.services.database.$count(leads, eq(leads.phone, "9075559901"));
    const dryRun = await ofLeads.dryRun(file);
    expect(dryRun).toMatchObject({
      state: "done",
      result: { state: "Checked", newRows: 1, existingRows: 1 },
    });
    expect(await count()).toBe(0);
    expect(await ofLeads.load(dryRun.id)).toMatchObject({
      state: "done",
      result: { state: "Loaded", newRows: 1 },
    });
    expect(await count()).toBe(1);
  });

  describe("of application IDs", () => {
    let next = 6_000_000_010;
    const newId = () => String(++next);
    const send = async (content: string, query = "", overwrite = false) => {
      const body = new FormData();
      body.set("file", new File([content], "ids.csv"));
      body.set("overwrite", String(overwrite));
      const token = await api.tokenOf("admin@portico.test");
      return api.send(`/api/application/UploadCSV?${query}`, { method: "POST", token, body });
    };
    const dryRun = async (content: string, overwrite = false) =>
      files.run(await files.jobOf(await send(content, "dryRun=true", overwrite)));
    const load = async (content: string) => files.run(await files.jobOf(await send(content)));
    const fileOf = (...ids: readonly string[]) =>
      ["Name,FFMApplicationID,State", ...ids.map((id) => `Ana,${id},FL`)].join("\n");
    const count = (...ids: readonly string[]) =>
      api.services.database.$count(applications, inArray(applications.exchangeAssignedId, [...ids]));

    it("shows what would happen with each row, and fetches them once it is confirmed", async () => {
      const [known, other] = [newId(), newId()];
      await load(fileOf(known));
      const file = fileOf(other, other, known, "12", "7000000000");
      const checked = await dryRun(file);
      expect(checked).toMatchObject({
        state: "done",
        message: "5 rows read: 2 to fetch, 0 to fetch again, 1 already here, 1 duplicate, 1 refused.",
        result: { state: "Checked", newRows: 2, changedRows: 0, unchangedRows: 1, refusedRows: 1 },
      });
      const before = [
        "Result",
        "New.",
        "Skipped. Line 2 has the same ID.",
        "Unchanged. It was loaded before, and overwriting is off.",
        "Refused. FFMApplicationID must have 8 to 12 digits.",
        "New.",
      ];
      expect(await files.resultOf(checked.id)).toEqual(before);
      expect(await count(other)).toBe(0);
      const loaded = await files.load(checked.id);
      expect(loaded).toMatchObject({
        state: "done",
        message: "5 rows read: 1 added, 0 updated, 4 not loaded.",
        result: { state: "Loaded", newRows: 1, unchangedRows: 1, refusedRows: 2 },
      });
      expect(await files.resultOf(loaded.id)).toEqual(
        before.with(5, "Refused. The Marketplace has no such application in this state."),
      );
      expect(await count(other)).toBe(1);
    });

    it("fetches applications again only if their author chose it, and repeats it if one came since", async () => {
      const [known, other] = [newId(), newId()];
      await load(fileOf(known));
      const checked = await dryRun(fileOf(known, other), true);
      expect(checked.message).toBe("2 rows read: 1 to fetch, 1 to fetch again, 0 already here.");
      await load(fileOf(other));
      const again = await files.load(checked.id);
      expect(again).toMatchObject({ state: "done", result: { state: "Checked" } });
      expect(again.message).toBe(
        "Data that affects this result has changed since you reviewed the file.\n2 rows read: 0 to fetch, 2 to fetch again, 0 already here.",
      );
      expect(await files.load(again.id)).toMatchObject({
        message: "2 rows read: 0 added, 2 updated, 0 not loaded.",
      });
    });

    it("has no outcomes by row, and belongs to its author", async () => {
      const { id } = await dryRun(fileOf(newId()));
      const token = await api.tokenOf("admin@portico.test");
      expect((await api.send(`/api/application/UploadCSV/${id}`, { token })).status).toBe(404);
      const other = await makeAccount(api.services.database, {
        roles: ["agent"],
        claims: ["load.application"],
      });
      expect((await files.confirm(id, other.email)).status).toBe(404);
    });
  });
});
