import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { addWorkRows } from "../../../../test/work-rows.ts";
import { userClaims, visibility } from "../../../db/schema/index.ts";

const made = z.object({ selection: z.string(), count: z.number() });

describe.each(databaseKinds)("the scope of bulk changes, on $name", (databaseKind) => {
  let api: TestApi;
  let theirs: string;
  beforeAll(async () => {
    api = await openApi(databaseKind);
    theirs = await agentOf(api.services.database, "manager@portico.test");
  });
  afterAll(() => api.close());

  /** Creates an agent without rows. */
  const makeAgent = async (...claims: readonly string[]) => {
    const account = await makeAccount(api.services.database, { roles: ["agent"], claims, isAgent: true });
    return { ...account, token: await api.tokenOf(account.email) };
  };

  describe.each(workKinds)("on $name", (kind) => {
    const calls = () => policyCalls(api, kind);
    const add = (agentId: string, count = 2, prefix?: string) =>
      addWorkRows(api.services.database, kind.table, { count, agentId, ...(prefix && { prefix }) });
    const untouched = { histories: 0, statuses: 2, audits: 0 };

    it("excludes other agents' rows: including one changes nothing, and the error doesn't name it", async () => {
      const { token, agentId } = await makeAgent("view.Policy");
      const [own, other] = [await add(agentId ?? ""), await add(theirs, 2, `SECRET-${kind.list}-`)];
      const response = await calls().setStatuses(token, { listIds: [...own, ...other] });
      expect(response.status).toBe(404);
      const text = await response.text();
      expect(text).toContain("2 of the rows don't exist or aren't visible to you");
      expect(text).not.toContain("SECRET");
      expect([await calls().written(own), await calls().written(other)]).toEqual([untouched, untouched]);
      expect((await calls().setStatuses(token, { listIds: own })).status).toBe(200);
    });

    it("allows assignments only to administrators, even of own rows", async () => {
      const { token, agentId } = await makeAgent("view.Policy");
      const listIds = await add(agentId ?? "");
      expect((await calls().assign(token, { listIds }, theirs)).status).toBe(403);
      expect(await calls().written(listIds)).toEqual(untouched);
    });

    it("excludes selections of other users", async () => {
      const prefix = `OF-${kind.list}-`;
      const ids = await add(theirs, 2, prefix);
      const admin = await api.tokenOf("admin@portico.test");
      const { selection, count } = made.parse(
        await (await calls().select(admin, { policyNumber: prefix })).json(),
      );
      expect(count).toBe(2);
      const { token } = await makeAgent("view.Policy");
      const response = await calls().setStatuses(token, { selection });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain("belongs to someone else");
      expect(await calls().written(ids)).toEqual(untouched);
    });

    it("is checked again when a selection is used", async () => {
      const { database } = api.services;
      const prefix = `GRANTED-${kind.list}-`;
      const ids = await add(theirs, 2, prefix);
      const { token, contactId } = await makeAgent("view.Policy");
      await database.insert(visibility).values({ contactId, agentId: theirs, resourceId: "Policy" });
      const select = async () =>
        made.parse(await (await calls().select(token, { policyNumber: prefix })).json());
      const { selection } = await select();
      await database.delete(visibility).where(eq(visibility.contactId, contactId));
      const response = await calls().setStatuses(token, { selection });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(prefix);
      expect(await calls().written(ids)).toEqual(untouched);
      expect((await calls().select(token, { policyNumber: prefix })).status).toBe(422);
    });

    it("is empty after the claim is removed", async () => {
      const { token, agentId, userId } = await makeAgent("admin.Policy");
      const listIds = await add(agentId ?? "");
      await api.services.database.delete(userClaims).where(eq(userClaims.userId, userId));
      expect((await calls().setStatuses(token, { listIds })).status).toBe(403);
      expect((await calls().assign(token, { listIds }, theirs)).status).toBe(403);
      expect((await calls().select(token, {})).status).toBe(403);
      expect(await calls().written(listIds)).toEqual(untouched);
    });
  });
});
