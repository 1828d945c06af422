import { randomUUID } from "node:crypto";
import { typeGuids } from "@portico/contract";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { addWorkRows } from "../../../test/work-rows.ts";
import { followUps, leads, lostPolicies, unpaidPolicies } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";

const [admin, agent, manager] = ["admin@portico.test", "agent@portico.test", "manager@portico.test"] as const;
const callBack = entryId("leadStatus", "CALL_BACK");
const day = "2027-03-01";
const history = z.array(z.looseObject({ status: z.string(), comment: z.string().nullable() }));
const undoable = z.looseObject({ undo: z.object({ id: z.uuid() }) });

describe.each(databaseKinds)("a status that promises something, on $name", (kind) => {
  let api: TestApi;
  let agentId: string;
  let managerId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    agentId = await agentOf(api.services.database, agent);
    managerId = await agentOf(api.services.database, manager);
  });
  afterAll(() => api.close());

  const newLeads = async (...agentIds: (string | null)[]) => {
    const added = await asSystem(api.services.database)
      .insert(leads)
      .values(
        agentIds.map((id) => ({
          ...{ firstName: "Ada", lastName: "Núñez", phone: "9075550143", agentId: id },
          statusId: entryId("leadStatus", "NEW"),
        })),
      )
      .returning({ id: leads.id });
    return added.map(({ id }) => id);
  };
  const send = async (
    path: string,
    body: object,
    { as = agent as string, method = "POST", headers = {} } = {},
  ) => api.send(`/api${path}`, { method, token: await api.tokenOf(as), body, headers });
  const setStatuses = (listIds: readonly string[], body: object, options = {}) =>
    send("/Leads/status", { listIds, statusId: callBack, ...body }, options);
  const read = async (path: string, as: string = agent): Promise<unknown> =>
    (await api.send(`/api${path}`, { token: await api.tokenOf(as) })).json();
  const about = (recordIds: readonly string[]) =>
    api.services.database
      .select()
      .from(followUps)
      .where(inArray(followUps.recordId, [...recordIds]))
      .orderBy(followUps.recordId);

  it("adds a follow-up about one row, in the same call", async () => {
    const [id = ""] = await newLeads(agentId);
    const body = { statusId: callBack, comment: "Asked for the bronze plan" };
    const followUp = { dueDate: day, dueTime: "14:30" };
    const response = await send(`/Leads/${id}`, { ...body, followUp }, { method: "PATCH" });
    expect([response.status, await response.json()]).toMatchObject([200, { id, version: 2 }]);
    const [added] = await about([id]);
    expect(added).toMatchObject({
      ...{ recordKind: "lead", agentId, dueDate: day, dueTime: "14:30", priority: "Normal", repeats: null },
      kindId: entryId("followUpKind", "CALL_BACK"),
      note: "Asked for the bronze plan",
    });
    expect(history.parse(await read(`/Leads/${id}/status`)).at(-1)).toMatchObject({
      status: "Call Back",
      comment: "Asked for the bronze plan (Follow-up: Call Back, 2027/03/01 14:30)",
    });
    expect(history.parse(await read(`/FollowUps/${added?.id}/status`))).toMatchObject([
      { status: "Open", comment: "Created" },
    ]);
  });

  it("adds one about each of several rows, for the agents of the rows", async () => {
    const ids = await newLeads(agentId, managerId, agentId);
    const response = await setStatuses(ids, { followUp: { dueDate: day } }, { as: admin });
    expect(await response.json()).toMatchObject({
      changed: 3,
      followUp: { added: 3, dueDate: day, dueTime: null },
    });
    const byLead = new Map((await about(ids)).map((row) => [row.recordId, row.agentId]));
    expect(ids.map((id) => byLead.get(id))).toEqual([agentId, managerId, agentId]);
  });

  it("adds it for the caller, who may not assign follow-ups to the row's agent", async () => {
    const { email, agentId: own } = await makeAccount(api.services.database, {
      ...{ roles: ["agent"], claims: ["view.Lead"], isAgent: true },
    });
    const ids = await newLeads(own);
    expect((await setStatuses(ids, { followUp: { inDays: 2 } }, { as: email })).status).toBe(200);
    expect(await about(ids)).toMatchObject([{ agentId: own, createdBy: expect.any(String) }]);
  });

  it("adds one about the policy of an unpaid policy", async () => {
    const [id = ""] = await addWorkRows(api.services.database, unpaidPolicies, { count: 1, agentId });
    const statusId = entryId("unpaidStatus", "PROMISE_TO_PAY");
    const sent = { listIds: [id], statusId, comment: "Pays on Friday", followUp: { inDays: 0 } };
    expect((await send("/PolicyNonPaid/status", sent)).status).toBe(200);
    const [row] = await api.services.database
      .select({ policyId: unpaidPolicies.policyId })
      .from(unpaidPolicies)
      .where(inArray(unpaidPolicies.id, [id]));
    expect(await about([row?.policyId ?? ""])).toMatchObject([
      { recordKind: "policy", kindId: entryId("followUpKind", "GRACE_PERIOD"), note: "Pays on Friday" },
    ]);
  });

  it.each([
    ["on a past day", { followUp: { dueDate: "2020-01-01" } }, "followUp.dueDate", /past/],
    ["without a day", { followUp: { dueTime: "10:00" } }, "followUp.dueDate", /Choose a day/],
    ["with two days", { followUp: { dueDate: day, inDays: 1 } }, "followUp.inDays", /either/],
    [
      "of another status",
      { statusId: entryId("leadStatus", "SOLD"), followUp: { inDays: 1 } },
      "followUp",
      /can't add a follow-up/,
    ],
    ["of no status", { statusId: "", followUp: { inDays: 1 } }, "followUp", /can't add a follow-up/],
  ])("changes nothing with a follow-up %s", async (_name, body, field, message) => {
    const ids = await newLeads(agentId, agentId);
    const response = await setStatuses(ids, body);
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({
        message: expect.stringMatching(message),
        errors: expect.objectContaining({ [field]: [expect.any(String)] }),
      }),
    ]);
    expect(await about(ids)).toEqual([]);
    const rows = await api.services.database.select().from(leads).where(inArray(leads.id, ids));
    expect(rows.map(({ version }) => version)).toEqual([1, 1]);
  });

  it("changes nothing if nobody could do the follow-up", async () => {
    const { email } = await makeAccount(api.services.database, {
      ...{ roles: ["agent", "administrator"], claims: ["admin.Lead"] },
    });
    const ids = await newLeads(null, agentId);
    const response = await setStatuses(ids, { followUp: { inDays: 1 } }, { as: email });
    expect([response.status, await response.json()]).toMatchObject([422, { message: /^1 row has no agent/ }]);
    expect(await about(ids)).toEqual([]);
  });

  it("takes no follow-up in lists whose statuses promise nothing", async () => {
    const listIds = await addWorkRows(api.services.database, lostPolicies, { count: 1, agentId });
    const statusId = entryId("lostStatus", "INVESTIGATING");
    const body = { listIds, statusId, comment: "Asked", followUp: { inDays: 1 } };
    expect((await send("/LostPolicy/status", body)).status).toBe(422);
  });

  it("adds nothing again when the request is repeated", async () => {
    const ids = await newLeads(agentId, agentId);
    const headers = { "idempotency-key": randomUUID() };
    const responses = [
      await setStatuses(ids, { followUp: { inDays: 1 } }, { headers }),
      await setStatuses(ids, { followUp: { inDays: 1 } }, { headers }),
    ];
    const [first, second] = await Promise.all(responses.map((response) => response.json()));
    expect(second).toEqual(first);
    expect(await about(ids)).toHaveLength(2);
  });

  it("is undone with its follow-ups, except those that were changed since", async () => {
    const ids = await newLeads(agentId, agentId, agentId);
    const response = await setStatuses(ids, { followUp: { inDays: 1 } });
    const { undo } = undoable.parse(await response.json());
    const [snoozed] = await about(ids.slice(0, 1));
    await send("/FollowUps/snooze", { listIds: [snoozed?.id], inDays: 5 });
    // Somebody else has given the second row another status.
    await setStatuses(ids.slice(1, 2), { statusId: entryId("leadStatus", "BUSY") }, { as: manager });
    const undone = await send(`/Undo/${undo.id}`, {});
    expect(await undone.json()).toMatchObject({
      restored: 2,
      skipped: 1,
      followUp: { removed: 1, kept: 2 },
    });
    expect((await about(ids)).map(({ recordId }) => recordId).sort()).toEqual(ids.slice(0, 2).sort());
  });

  it("is named by the lookup of statuses", async () => {
    const named = async (type: string) => {
      const rows = z
        .array(z.object({ name: z.string(), followUp: z.string() }))
        .parse(await read(`/TypeGeneric/${type}`));
      return rows.filter(({ followUp }) => followUp !== "");
    };
    expect(await named(typeGuids.leadStatus)).toEqual([{ name: "Call Back", followUp: "Call Back" }]);
    expect(await named(typeGuids.unpaidStatus)).toEqual([
      { name: "Promise to Pay", followUp: "Grace Period" },
    ]);
    expect(await named(typeGuids.lostStatus)).toEqual([]);
  });
});
