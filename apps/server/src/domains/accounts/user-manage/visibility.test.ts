import { randomUUID } from "node:crypto";
import { areas } from "@portico/contract";
import { userManageSchemas } from "@portico/contract/features/accounts/user-manage.schemas";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { refusal } from "../../../../test/responses.ts";
import { addWorkRows } from "../../../../test/work-rows.ts";
import { agents, audit, rowHistory, users, visibility } from "../../../db/schema/index.ts";

const visibilitySchema = userManageSchemas["userManage.visibility"].response;
const page = z.object({ data: z.array(z.object({ id: z.string() })), totalRecords: z.number() });
const all = "__all__";

describe.each(databaseKinds)("contacts' visibility, on $name", (databaseKind) => {
  let api: TestApi;
  let security: string;
  let agentB: string;
  let agentC: string;
  beforeAll(async () => {
    api = await openApi(databaseKind);
    security = await api.tokenOf("security@portico.test");
    agentB = await agentOf(api.services.database, "manager@portico.test");
    agentC = await agentOf(api.services.database, "twofactor@portico.test");
  });
  afterAll(() => api.close());

  const pathOf = (id: string) => `/api/UserManage/visibility/${id}`;
  const get = (id: string, token = security) => api.send(pathOf(id), { token });
  const put = (id: string, body: unknown, { token = security, headers = {} } = {}) =>
    api.send(pathOf(id), { method: "PUT", token, body, headers });
  const set = async (id: string, ...entries: object[]) => {
    const response = await put(id, entries);
    expect(response.status).toBe(200);
    return visibilitySchema.parse(await response.json());
  };
  const viewer = async (claims: readonly string[] = ["view.Policy"]) => {
    const account = await makeAccount(api.services.database, { roles: ["agent"], claims });
    return { ...account, token: await api.tokenOf(account.email) };
  };
  const entriesOf = async (contactId: string) =>
    visibilitySchema.parse(await (await get(contactId)).json()).entries;

  describe("is set as a list", () => {
    it("that is empty at first, and is returned with its version and an etag", async () => {
      const { contactId } = await viewer();
      const first = await get(contactId);
      expect(first.headers.get("etag")).toBe('"0"');
      expect(await first.json()).toEqual({ id: contactId, version: 0, entries: [] });
      const response = await put(contactId, [{ agentId: agentB, resourceId: "Policy" }]);
      expect(response.headers.get("etag")).toBe('"1"');
      const expected = { id: contactId, version: 1, entries: [{ agentId: agentB, resourceId: "Policy" }] };
      expect(await response.json()).toEqual(expected);
      expect(await (await get(contactId)).json()).toEqual(expected);
      expect(await set(contactId)).toEqual({ id: contactId, version: 2, entries: [] });
    });

    it("in which null means all and is stored as such, and duplicates are merged", async () => {
      const { contactId } = await viewer();
      const { entries } = await set(
        contactId,
        { agentId: null, resourceId: "Lead" },
        { agentId: all, resourceId: "Lead" },
        { agentId: agentB, resourceId: null },
        { agentId: agentB.toUpperCase(), resourceId: all },
        { agentId: agentB, resourceId: "Policy" },
        { agentId: agentB, resourceId: "Policy" },
      );
      expect(entries.map((entry) => `${entry.agentId} ${entry.resourceId}`).toSorted()).toEqual(
        [`${all} Lead`, `${agentB} ${all}`, `${agentB} Policy`].toSorted(),
      );
      const stored = await api.services.database
        .select()
        .from(visibility)
        .where(eq(visibility.contactId, contactId));
      expect(stored).toHaveLength(3);
    });

    it("with every area", async () => {
      const { contactId } = await viewer();
      const wanted = areas.map((resourceId) => ({ agentId: agentB, resourceId }));
      expect((await set(contactId, ...wanted)).entries).toHaveLength(areas.length);
    });

    it.each([
      ["no list", {}, ""],
      ["a list in an object", { entries: [] }, ""],
      ["nothing", null, ""],
      ["an entry without an agent", [{ resourceId: "Policy" }], "0.agentId"],
      ["an entry without an area", [{ agentId: all }], "0.resourceId"],
      ["an empty entry", [{}], "0.agentId"],
      ["an agent that is not an ID", [{ agentId: "%", resourceId: "Policy" }], "0.agentId"],
      ["an empty agent", [{ agentId: "", resourceId: "Policy" }], "0.agentId"],
      ["a value that resembles the one for all", [{ agentId: "__ALL__", resourceId: "Policy" }], "0.agentId"],
      ["an unknown agent", [{ agentId: randomUUID(), resourceId: "Policy" }], "0.agentId"],
      ["an unknown area", [{ agentId: all, resourceId: "Payroll" }], "0.resourceId"],
      ["an area in another case", [{ agentId: all, resourceId: "policy" }], "0.resourceId"],
      ["an empty area", [{ agentId: all, resourceId: "" }], "0.resourceId"],
      ["another key", [{ agentId: all, resourceId: "Lead", contactId: randomUUID() }], "0.contactId"],
      ["a prototype", '[{"agentId":null,"resourceId":null,"__proto__":{"x":1}}]', "0.__proto__"],
      ["501 entries", Array.from({ length: 501 }, () => ({ agentId: all, resourceId: "Lead" })), ""],
    ])("but not with %s, which changes nothing", async (_what, body, field) => {
      const { contactId } = await viewer();
      await set(contactId, { agentId: agentB, resourceId: "Lead" });
      const response = await put(contactId, body);
      expect(response.status).toBe(422);
      expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toContain(field);
      expect(await entriesOf(contactId)).toEqual([{ agentId: agentB, resourceId: "Lead" }]);
    });

    it("only for an existing contact", async () => {
      expect((await get(randomUUID())).status).toBe(404);
      expect((await put(randomUUID(), [])).status).toBe(404);
      expect((await get("me")).status).toBe(422);
      expect((await put("me", [])).status).toBe(422);
    });

    it("only with the current version", async () => {
      const { contactId } = await viewer();
      const entry = { agentId: agentB, resourceId: "Policy" };
      const at = (version: number) => ({ headers: { "if-match": `"${version}"` } });
      expect((await put(contactId, [entry], at(0))).status).toBe(200);
      const stale = await put(contactId, [{ agentId: all, resourceId: all }], at(0));
      expect(stale.status).toBe(412);
      expect(await stale.json()).toMatchObject({
        stale: { sentVersion: 0, currentVersion: 1, current: { version: 1, entries: [entry] } },
      });
      expect((await put(contactId, [], at(1))).status).toBe(200);
      expect((await put(contactId, [], at(9))).status).toBe(412);
    });

    it("once by ten simultaneous first requests", async () => {
      const { contactId } = await viewer();
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          put(contactId, [{ agentId: agentB, resourceId: areas[index % areas.length] }], {
            headers: { "if-match": '"0"' },
          }),
        ),
      );
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
      expect(await entriesOf(contactId)).toHaveLength(1);
    });

    it("with history and audit records of the values before and after", async () => {
      const { contactId } = await viewer();
      const { database } = api.services;
      await database.insert(visibility).values({ contactId, agentId: agentC, resourceId: "Lead" });
      await set(contactId, { agentId: agentB, resourceId: null });
      await set(contactId);
      const history = await database
        .select()
        .from(rowHistory)
        .where(and(eq(rowHistory.entity, "visibility_lists"), eq(rowHistory.entityId, contactId)))
        .orderBy(rowHistory.version);
      const [lead, everything] = [
        [{ agentId: agentC, resourceId: "Lead" }],
        [{ agentId: agentB, resourceId: all }],
      ];
      expect(history).toMatchObject([
        { version: 1, changes: { entries: { from: lead, to: everything } } },
        { version: 2, changes: { entries: { from: everything, to: [] } } },
      ]);
      const [admin] = await database.select().from(users).where(eq(users.email, "security@portico.test"));
      const audited = await database
        .select()
        .from(audit)
        .where(eq(audit.data1, `visibility_lists/${contactId}`));
      expect(audited).toMatchObject([1, 2].map(() => ({ createdBy: admin?.id, result: "visibility set" })));
    });
  });

  describe("can be set only by security administrators", () => {
    it("and not by anyone else, for themselves or others", async () => {
      const self = await viewer(["admin.Policy", "hasFullAgentAccess"]);
      const other = await viewer();
      const everything = [{ agentId: null, resourceId: null }];
      for (const token of [
        self.token,
        await api.tokenOf("admin@portico.test"),
        await api.tokenOf("customer@portico.test"),
      ]) {
        for (const { contactId } of [self, other]) {
          expect((await get(contactId, token)).status).toBe(403);
          expect((await put(contactId, everything, { token })).status).toBe(403);
        }
      }
      expect((await api.send(pathOf(other.contactId), { method: "PUT", body: everything })).status).toBe(401);
      expect([await entriesOf(self.contactId), await entriesOf(other.contactId)]).toEqual([[], []]);
    });

    it("but never for themselves, even from another of their accounts or to remove it", async () => {
      const { database } = api.services;
      const own = await makeAccount(database, { roles: ["securityadmin", "agent"], claims: ["view.Policy"] });
      const second = await makeAccount(database, { roles: ["securityadmin"] });
      await asSystem(database)
        .update(users)
        .set({ contactId: own.contactId })
        .where(eq(users.id, second.userId));
      await set(own.contactId, { agentId: agentB, resourceId: "Lead" });
      for (const { email } of [own, second]) {
        const token = await api.tokenOf(email);
        for (const body of [[{ agentId: null, resourceId: null }], []]) {
          const response = await put(own.contactId, body, { token });
          expect(response.status).toBe(403);
          expect(refusal.parse(await response.json()).message).toContain(
            "Ask another security administrator",
          );
          expect((await put(own.contactId.toUpperCase(), body, { token })).status).toBe(403);
        }
        expect((await get(own.contactId, token)).status).toBe(200);
      }
      expect(await entriesOf(own.contactId)).toEqual([{ agentId: agentB, resourceId: "Lead" }]);
    });
  });

  describe.each(workKinds)("of $name determines", (kind) => {
    const calls = () => policyCalls(api, kind);
    const idsOf = async (token: string) => {
      const { data, totalRecords } = page.parse(await api.read(`${kind.path}?pageSize=500`, token));
      expect(data).toHaveLength(totalRecords);
      return data.map(({ id }) => id).toSorted();
    };
    const exported = async (token: string) => {
      const file = await api.send(`${kind.path}?columns=id`, { token, headers: { accept: "text/csv" } });
      expect(file.status).toBe(200);
      const [, ...lines] = (await file.text()).trimEnd().split(/\r?\n/);
      return lines.map((line) => line.replaceAll('"', "")).toSorted();
    };
    const summed = (token: string) => api.read(kind.summaryPath, token);
    /** What the user of this agent sees. */
    const asAgent = async (agentId: string) => {
      const account = await makeAccount(api.services.database, { roles: ["agent"], claims: ["view.Policy"] });
      const { database } = api.services;
      const [agent] = await database.select().from(agents).where(eq(agents.id, agentId));
      await asSystem(database)
        .update(users)
        .set({ contactId: agent?.contactId })
        .where(eq(users.id, account.userId));
      return api.tokenOf(account.email);
    };

    it("what lists, totals, exports and summaries show: an agent's rows of that area only", async () => {
      const { contactId, token } = await viewer();
      const ofB = await asAgent(agentB);
      expect(await idsOf(token)).toEqual([]);
      await set(
        contactId,
        { agentId: agentB, resourceId: "Policy" },
        { agentId: agentC, resourceId: "Lead" },
      );
      expect((await idsOf(token)).length).toBeGreaterThan(0);
      expect(await idsOf(token)).toEqual(await idsOf(ofB));
      expect(await exported(token)).toEqual(await idsOf(ofB));
      expect(await summed(token)).toEqual(await summed(ofB));
      await set(contactId, { agentId: agentB, resourceId: "Lead" });
      expect([await idsOf(token), await exported(token)]).toEqual([[], []]);
    });

    it("which rows can be read and changed, alone and in bulk, from the next request on", async () => {
      const { contactId, token } = await viewer();
      const granted = await addWorkRows(api.services.database, kind.table, { count: 2, agentId: agentB });
      const hidden = await addWorkRows(api.services.database, kind.table, { count: 2, agentId: agentC });
      const history = async (id = "") => (await api.send(`${kind.path}/${id}/status`, { token })).status;
      expect([await history(granted[0]), await history(hidden[0])]).toEqual([404, 404]);
      await set(contactId, { agentId: agentB, resourceId: "Policy" });
      expect([await history(granted[0]), await history(hidden[0])]).toEqual([200, 404]);
      expect((await calls().setStatuses(token, { listIds: [...granted, ...hidden] })).status).toBe(404);
      expect((await calls().setStatuses(token, { listIds: granted })).status).toBe(200);
      const more = await addWorkRows(api.services.database, kind.table, { count: 2, agentId: agentB });
      await set(contactId);
      expect((await calls().setStatuses(token, { listIds: more })).status).toBe(404);
      expect(await history(more[0])).toBe(404);
    });
  });

  it("which details can be read, from the next request on", async () => {
    const { contactId, token } = await viewer();
    const [id] = await addWorkRows(api.services.database, workKinds[0].table, { count: 1, agentId: agentB });
    const detail = async () => (await api.send(`/api/Policies/detail/${id}`, { token })).status;
    const seen: number[] = [];
    for (const entries of [
      [],
      [{ agentId: agentB, resourceId: "Policy" }],
      [],
      [{ agentId: null, resourceId: null }],
      [],
    ]) {
      await set(contactId, ...entries);
      seen.push(await detail());
    }
    expect(seen).toEqual([404, 200, 404, 200, 404]);
  });

  it("what a selection can change, even if it was created with more grants", async () => {
    const [kind] = workKinds;
    const { contactId, token } = await viewer();
    const prefix = `VS-${randomUUID().slice(0, 8)}`;
    await addWorkRows(api.services.database, kind.table, { count: 2, agentId: agentB, prefix });
    await set(contactId, { agentId: agentB, resourceId: null });
    const made = await (await policyCalls(api, kind).select(token, { policyNumber: prefix })).json();
    const { selection } = z.object({ selection: z.string() }).parse(made);
    await set(contactId, { agentId: agentC, resourceId: null });
    expect((await policyCalls(api, kind).setStatuses(token, { selection })).status).toBe(404);
  });
});
