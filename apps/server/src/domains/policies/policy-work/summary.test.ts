import { randomUUID } from "node:crypto";
import { typeGuids } from "@portico/contract";
import { policySchemas } from "@portico/contract/features/policies/policies.schemas";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { policyPage } from "../../../../test/responses.ts";
import { addWorkRows } from "../../../../test/work-rows.ts";
import { genericEntries, settings } from "../../../db/schema/index.ts";
import { refreshedAtSetting } from "./refresh/refresh-unpaid-and-lost.ts";

const types = {
  "policies.list": typeGuids.policyStatus,
  "policyNonPaid.list": typeGuids.unpaidStatus,
  "lostPolicy.list": typeGuids.lostStatus,
};

describe.each(databaseKinds)("the summary by status, on $name", (databaseKind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(databaseKind);
  });
  afterAll(() => api.close());

  const makeAgent = async () => {
    const { database } = api.services;
    const account = await makeAccount(database, { roles: ["agent"], claims: ["view.Policy"], isAgent: true });
    return { agentId: account.agentId ?? "", token: await api.tokenOf(account.email) };
  };

  describe.each(workKinds)("on $name", (kind) => {
    const calls = () => policyCalls(api, kind);
    const summary = async (token: string) =>
      policySchemas["policies.summaries"].response.parse(await api.read(kind.summaryPath, token));

    it("counts rows for each visible agent, and reflects every change", async () => {
      const { agentId, token } = await makeAgent();
      expect(await summary(token)).toMatchObject({ agents: [], total: 0 });
      const ids = await addWorkRows(api.services.database, kind.table, { count: 5, agentId });
      await calls().setStatuses(token, { listIds: ids.slice(0, 2) });
      const { agents, total } = await summary(token);
      expect(total).toBe(5);
      expect(agents).toMatchObject([{ agentId, agentName: "Test Account", total: 5 }]);
      const subTotals = agents[0]?.listStatus.map(({ statusId, subTotal }) => [statusId, subTotal]);
      expect(new Map(subTotals?.map(([id, count]) => [id, count]))).toEqual(
        new Map<unknown, unknown>([
          [kind.first, 3],
          [kind.next, 2],
        ]),
      );
    });

    it("adds up to the list's total", async () => {
      const admin = await api.tokenOf("admin@portico.test");
      await addWorkRows(api.services.database, kind.table, {
        count: 2,
        agentId: await agentOf(api.services.database, "agent@portico.test"),
      });
      const { agents, total } = await summary(admin);
      expect(total).toBe(policyPage.parse(await api.read(`${kind.path}?pageSize=1`, admin)).totalRecords);
      expect(agents.reduce((sum, each) => sum + each.total, 0)).toBe(total);
      const statuses = agents.flatMap(({ listStatus }) => listStatus);
      expect(statuses.reduce((sum, each) => sum + each.subTotal, 0)).toBe(total);
    });

    it("takes the filters of the list, within the rows that the caller sees", async () => {
      const { agentId, token } = await makeAgent();
      const ids = await addWorkRows(api.services.database, kind.table, { count: 3, agentId });
      await calls().setStatuses(token, { listIds: ids.slice(0, 1) });
      const totalWith = async (query: string) =>
        policySchemas["policies.summaries"].response.parse(
          await api.read(`${kind.summaryPath}?${query}`, token),
        ).total;
      expect(await totalWith("agent=Test+Account")).toBe(3);
      expect(await totalWith("agent=Alejandra+R%C3%ADos")).toBe(0);
      expect(await totalWith("agent=Test+Account&agent=Alejandra+R%C3%ADos")).toBe(3);
      expect(await totalWith("policyNumber=no+such+number")).toBe(0);
    });

    it("shows a status without a name as such, also in the history", async () => {
      const { agentId, token } = await makeAgent();
      const statusId = randomUUID();
      await asSystem(api.services.database)
        .insert(genericEntries)
        .values({ id: statusId, typeId: types[kind.list], name: "", position: 99 });
      const ids = await addWorkRows(api.services.database, kind.table, { count: 1, agentId });
      await calls().setStatuses(token, { listIds: ids }, { statusId });
      expect((await summary(token)).agents).toMatchObject([
        { listStatus: [{ statusId, statusName: "", subTotal: 1 }] },
      ]);
      expect((await calls().historyOf(token, ids[0] ?? "")).at(-1)).toMatchObject({ statusId, status: "" });
      // Restores the statuses for the other tests.
      await calls().setStatuses(token, { listIds: ids });
      await api.services.database.execute(sql`delete from status_changes where status_id = ${statusId}`);
      await asSystem(api.services.database).delete(genericEntries).where(eq(genericEntries.id, statusId));
    });

    it("includes the time when the counts were read, independent of the last upload", async () => {
      const { token } = await makeAgent();
      expect((await summary(token)).readDate).toBe(api.time.now.toISOString());
      const before = api.time.now;
      api.time.now = new Date(before.getTime() + 90_000);
      expect((await summary(token)).readDate).toBe(api.time.now.toISOString());
      api.time.now = before;
    });

    it("includes the time of the last upload, or null before the first", async () => {
      const { database } = api.services;
      const { token } = await makeAgent();
      await database.delete(settings).where(eq(settings.name, refreshedAtSetting));
      expect((await summary(token)).refreshedDate).toBeNull();
      const value = "2026-03-15T10:20:30.000Z";
      await database.insert(settings).values({ name: refreshedAtSetting, value });
      expect((await summary(token)).refreshedDate).toBe(value);
    });
  });

  it.each(workKinds.slice(1))("excludes resolved $name, as the list does", async (kind) => {
    const { database } = api.services;
    const { agentId, token } = await makeAgent();
    const ids = await addWorkRows(database, kind.table, { count: 2, agentId });
    await asSystem(database).execute(
      sql`update ${kind.table} set resolved_date = now() where id = ${ids[0] ?? ""}`,
    );
    expect(await api.read(kind.summaryPath, token)).toMatchObject({ total: 1 });
    const { data } = policyPage.parse(await api.read(kind.path, token));
    expect(data.map(({ id }) => id)).toEqual(ids.slice(1));
  });
});
