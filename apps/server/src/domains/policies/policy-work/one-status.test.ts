import { schemasOf } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { refusal } from "../../../../test/responses.ts";
import { addWorkRows } from "../../../../test/work-rows.ts";
import { audit, lostPolicies, unpaidPolicies } from "../../../db/schema/index.ts";

const absent = "00000000-0000-4000-8000-000000000000";

describe.each(databaseKinds)("changing one status, on $name", (databaseKind) => {
  let api: TestApi;
  let token: string;
  let agentId: string;
  beforeAll(async () => {
    api = await openApi(databaseKind);
    token = await api.tokenOf("admin@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
  });
  afterAll(() => api.close());

  describe.each(workKinds)("on $name", (kind) => {
    const calls = () => policyCalls(api, kind);
    const add = async (count = 1) => addWorkRows(api.services.database, kind.table, { count, agentId });
    const addOne = async () => (await add()).join();
    const refused = async (response: Response) => ({
      status: response.status,
      ...refusal.parse(await response.json()),
    });

    it("adds a history entry, and the last entry is the current one", async () => {
      const id = await addOne();
      const response = await calls().setStatus(token, id, { id });
      expect([response.status, response.headers.get("etag")]).toEqual([200, '"2"']);
      expect(await response.json()).toEqual({ id, version: 2, statusId: kind.next });
      await calls().setStatus(token, id, { statusId: kind.first, comment: "It was the wrong one" });
      const history = await calls().historyOf(token, id);
      expect(history).toMatchObject([
        { statusId: kind.first, createdBy: null, comment: null },
        {
          statusId: kind.next,
          status: kind.nextName,
          createdBy: "Adriana Whitfield",
          comment: "Called them",
        },
        { statusId: kind.first, endDate: null, comment: "It was the wrong one" },
      ]);
      expect(history.map(({ endDate }) => endDate)).toEqual([
        history[1]?.createdDate,
        history[2]?.createdDate,
        null,
      ]);
      expect(await calls().rowsNow([id])).toMatchObject([{ version: 3, statusId: kind.first, agentId }]);
      expect(await calls().written([id])).toEqual({ histories: 2, statuses: 3, audits: 2 });
    });

    it("doesn't store the comment in the audit log", async () => {
      const id = await addOne();
      await calls().setStatus(token, id, { comment: "Mrs Rivera has moved" });
      const records = await api.services.database.select().from(audit).where(eq(audit.category, "policy"));
      expect(records).toContainEqual(
        expect.objectContaining({
          data1: expect.stringContaining(id),
          data2: "statusId",
          result: "status changed",
        }),
      );
      expect(JSON.stringify(records)).not.toMatch(/Rivera|Ada|Tested/);
    });

    it("doesn't overwrite another user's change: an outdated version returns 412 with the current row", async () => {
      const id = await addOne();
      await calls().setStatus(token, id, {}, { headers: { "if-match": '"1"' } });
      const stale = await calls().setStatus(
        token,
        id,
        { statusId: kind.first },
        { headers: { "if-match": '"1"' } },
      );
      expect(stale.status).toBe(412);
      expect(await stale.json()).toMatchObject({
        message: expect.stringContaining("You have version 1, but it's now version 2"),
        stale: {
          sentVersion: 1,
          currentVersion: 2,
          current: {
            id,
            version: 2,
            status: kind.nextName,
            agent: expect.any(String),
            policyNumber: expect.any(String),
          },
        },
      });
      expect(await calls().written([id])).toEqual({ histories: 1, statuses: 2, audits: 1 });
    });

    it.each([
      ["a status of another type", () => ({ statusId: kind.ofAnother }), "statusId"],
      ["an unknown status", () => ({ statusId: absent }), "statusId"],
      ["another ID than in the path", () => ({ id: absent }), "id"],
      ["an empty comment", () => ({ comment: "  " }), "comment"],
      ["no comment", () => ({ comment: undefined }), "comment"],
      ["an unknown field", () => ({ agentId }), "agentId"],
    ])("returns an error that names the field for %s", async (_what, body, field) => {
      const id = await addOne();
      const response = await refused(await calls().setStatus(token, id, body()));
      expect(response.status).toBe(422);
      expect(Object.keys(response.errors ?? {})).toEqual([field]);
      expect(await calls().written([id])).toEqual({ histories: 0, statuses: 1, audits: 0 });
    });

    it("returns 404 to users who can't see the row, for reads and writes", async () => {
      const theirs = await agentOf(api.services.database, "manager@portico.test");
      const [id = ""] = await addWorkRows(api.services.database, kind.table, { count: 1, agentId: theirs });
      const own = await api.tokenOf("agent@portico.test");
      expect((await calls().setStatus(own, id)).status).toBe(404);
      expect((await api.send(`${kind.path}/${id}/status`, { token: own })).status).toBe(404);
      expect((await calls().setStatus(token, absent)).status).toBe(404);
      expect(await calls().written([id])).toEqual({ histories: 0, statuses: 1, audits: 0 });
      expect((await calls().setStatus(own, await addOne())).status).toBe(200);
    });

    it("returns the contract's format", async () => {
      const id = await addOne();
      await calls().setStatus(token, id);
      for (const [endpoint, path] of [
        ["policies.history", `${kind.path}/${id}/status`],
        ["policies.summaries", kind.summaryPath],
      ] as const) {
        const response = await api.read(path, token);
        expect(schemasOf(endpoint).response.parse(response)).toEqual(response);
      }
    });
  });

  it("accepts PUT as well as POST for unpaid policies, and checks the version", async () => {
    const calls = policyCalls(api, workKinds[1]);
    const [id = ""] = await addWorkRows(api.services.database, unpaidPolicies, { count: 1, agentId });
    const put = (version: number) =>
      calls.setStatus(token, id, {}, { method: "PUT", headers: { "if-match": `"${version}"` } });
    expect([(await put(1)).status, (await put(1)).status, (await put(2)).status]).toEqual([200, 412, 200]);
  });

  it.each([
    ["unpaid", workKinds[1], unpaidPolicies],
    ["lost", workKinds[2], lostPolicies],
  ] as const)(
    "is rejected for a resolved %s policy with any version; its history remains",
    async (_name, kind, table) => {
      const { database } = api.services;
      const calls = policyCalls(api, kind);
      const [id = ""] = await addWorkRows(database, table, {
        count: 1,
        agentId,
        prefix: `SETTLED-${kind.list}-`,
      });
      await asSystem(database)
        .update(table)
        .set({ resolvedDate: new Date(), version: 2 })
        .where(eq(table.id, id));
      for (const headers of [{}, { "if-match": '"1"' }, { "if-match": '"2"' }]) {
        const response = await calls.setStatus(token, id, {}, { headers });
        expect(response.status).toBe(409);
        expect(await response.text()).toContain(`SETTLED-${kind.list}-00001 is settled`);
      }
      expect(await calls.historyOf(token, id)).toHaveLength(1);
      expect(await calls.written([id])).toEqual({ histories: 0, statuses: 1, audits: 0 });
    },
  );
});
