import { randomUUID } from "node:crypto";
import { agentWorkSchemas } from "@portico/contract/features/follow-ups/agent-work.schemas";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { departedAgent, openItems } from "../../../../test/departed-agent.ts";
import { refusal } from "../../../../test/responses.ts";
import { csvRows } from "../../../../test/spreadsheet.ts";
import {
  agents,
  audit,
  contacts,
  followUps,
  leads,
  lostPolicies,
  offlineApplications,
  policies,
  statusChanges,
  unpaidPolicies,
} from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

const manager = "manager@portico.test";
const page = z.object({
  data: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
  totalRecords: z.number(),
});
const previewOf = agentWorkSchemas["agentWork.preview"].response;
const reassigned = agentWorkSchemas["agentWork.reassign"].response;
const summaryOf = agentWorkSchemas["agentWork.summary"].response;
const total = Object.values(openItems).reduce((sum, count) => sum + count, 0);

describe.each(bothDatabases)("the work of an agent who left, on $name,", (kind) => {
  let api: TestApi;
  let receivers: string[];
  beforeAll(async () => {
    api = await openApi(kind);
    receivers = await Promise.all(
      ["admin@portico.test", manager].map((email) => agentOf(api.services.database, email)),
    );
  });
  afterAll(() => api.close());

  const send = async (path: string, body: object, email = manager, headers: Record<string, string> = {}) =>
    api.send(`/api/AgentWork${path}`, { method: "POST", token: await api.tokenOf(email), body, headers });
  const preview = async (agentId: string, receiverIds: readonly string[], email = manager) => {
    const response = await send("/preview", { agentId, receiverIds }, email);
    expect(response.status, await response.clone().text()).toBe(200);
    return previewOf.parse(await response.json());
  };
  const reassign = async (agentId: string, receiverIds: readonly string[], email = manager) => {
    const { token } = await preview(agentId, receiverIds, email);
    const response = await send("/reassign", { agentId, receiverIds, token }, email);
    expect(response.status, await response.clone().text()).toBe(200);
    return reassigned.parse(await response.json());
  };
  const list = async (agentId: string, email = manager) =>
    page.parse(await api.read(`/api/AgentWork?agent=${agentId}`, await api.tokenOf(email)));
  const undo = async (id: string, email = manager) =>
    api.send(`/api/Undo/${id}`, { method: "POST", token: await api.tokenOf(email) });
  const administratorOf = async (...claims: string[]) =>
    (await makeAccount(api.services.database, { roles: ["agent"], claims })).email;
  const numbers = (found: { kinds: readonly { kind: string; total: number }[] }) =>
    Object.fromEntries(found.kinds.map((each) => [each.kind, each.total]));
  /** The agent of each row of these tables. */
  const agentsOf = async (ids: Awaited<ReturnType<typeof departedAgent>>["ids"]) => {
    const { database } = api.services;
    const of = (
      table: typeof leads | typeof followUps | typeof unpaidPolicies | typeof lostPolicies,
      rows: string[],
    ) =>
      database
        .select({ id: table.id, agentId: table.agentId, version: table.version })
        .from(table)
        .where(inArray(table.id, rows));
    return [
      ...(await of(followUps, ids.followUp)),
      ...(await of(leads, ids.lead)),
      ...(await of(unpaidPolicies, ids.unpaidPolicy)),
      ...(await of(lostPolicies, ids.lostPolicy)),
      ...(await database
        .select({
          id: offlineApplications.id,
          agentId: offlineApplications.agentId,
          version: offlineApplications.version,
        })
        .from(offlineApplications)
        .where(inArray(offlineApplications.id, ids.application))),
    ];
  };

  it("is listed once the account is disabled, with links to the records, and not while it is enabled", async () => {
    const { agentId, ids, setEnabled } = await departedAgent(api);
    const { data, totalRecords } = await list(agentId);
    expect(totalRecords).toBe(total);
    const open = [ids.followUp, ids.lead, ids.unpaidPolicy, ids.lostPolicy, ids.application].flat();
    expect(data.map(({ id }) => id).sort()).toEqual(open.toSorted());
    expect(data.find(({ id }) => id === ids.followUp[0])).toMatchObject({
      ...{ kind: "followUp", name: "Ada NEW", status: "Open", agent: "Test Account" },
      ...{ recordId: ids.lead[0], disabledDate: expect.any(String), createdDate: expect.any(String) },
    });
    expect(data.find(({ id }) => id === ids.application[0])).toMatchObject({ name: "Inés Cruz" });
    const summary = summaryOf.parse(
      await api.read(`/api/AgentWork/summary?agent=${agentId}`, await api.tokenOf(manager)),
    );
    expect(summary).toMatchObject({ total, agents: [{ agentId, agentName: "Test Account", total }] });
    expect(summary.agents[0]?.listStatus).toContainEqual({ statusId: null, statusName: "Lead", subTotal: 3 });
    const file = await api.send(`/api/AgentWork?agent=${agentId}&kind=lead`, {
      ...{ token: await api.tokenOf(manager), headers: { accept: "text/csv" } },
    });
    expect(csvRows(await file.text())).toHaveLength(4);
    await setEnabled(true);
    expect((await list(agentId)).totalRecords).toBe(0);
    const refused = await send("/preview", { agentId, receiverIds: receivers });
    expect([refused.status, refusal.parse(await refused.json()).message]).toEqual([
      409,
      "Test Account doesn't have a disabled account, so their work wasn't reassigned. Disable the account first, or assign rows in their lists.",
    ]);
  });

  it("leaves out agents who never had an account", async () => {
    const [agentId, contactId] = [randomUUID(), randomUUID()];
    const database = asSystem(api.services.database);
    const person = { firstName: "Ada", lastName: "Byron" };
    await database.insert(contacts).values({ id: contactId, ...person });
    await database.insert(agents).values({ id: agentId, contactId, name: "Ada Byron", ...person });
    await database.insert(leads).values({ agentId, ...person, phone: "9075550144" });
    expect((await list(agentId)).totalRecords).toBe(0);
    expect((await send("/preview", { agentId, receiverIds: receivers })).status).toBe(409);
  });

  it("shows only the areas that the caller administers", async () => {
    const { agentId, ids } = await departedAgent(api);
    const leadsOnly = await administratorOf("admin.Lead", "view.Policy", "hasFullAgentAccess");
    const { data } = await list(agentId, leadsOnly);
    expect(data.map(({ id }) => id).sort()).toEqual([...ids.lead, ids.followUp[0]].sort());
    const policiesOnly = await administratorOf("admin.Policy");
    expect((await list(agentId, policiesOnly)).totalRecords).toBe(4);
    expect((await list(agentId, await administratorOf("admin.Customer"))).totalRecords).toBe(0);
    const found = await preview(agentId, receivers, leadsOnly);
    expect(found.kinds.map(({ kind: name, total: own, excluded }) => [name, own, excluded])).toEqual([
      ["followUp", 1, 1],
      ["lead", 3, 0],
      ["unpaidPolicy", 0, 2],
      ["lostPolicy", 0, 1],
      ["application", 0, 1],
    ]);
    expect(await reassign(agentId, receivers, leadsOnly)).toMatchObject({ changed: 4 });
    expect((await list(agentId)).totalRecords).toBe(total - 4);
    expect((await list(agentId, leadsOnly)).totalRecords).toBe(0);
  });

  it("goes evenly to several agents as in the preview, with the entries of the lists' own Assign", async () => {
    const { agentId, ids } = await departedAgent(api);
    const before = await api.services.database.select().from(policies).where(eq(policies.agentId, agentId));
    const found = await preview(agentId, receivers);
    expect(numbers(found)).toEqual(openItems);
    expect(found.receivers.map((each) => each.total)).toEqual([5, 4]);
    expect(found.kinds.map(({ counts }) => counts)).toEqual([
      [1, 1],
      [2, 1],
      [1, 1],
      [0, 1],
      [1, 0],
    ]);
    expect(await reassign(agentId, receivers)).toMatchObject({ changed: total });
    const rows = await agentsOf(ids);
    expect(receivers.map((id) => rows.filter((row) => row.agentId === id).length)).toEqual([5, 4]);
    expect((await list(agentId)).totalRecords).toBe(0);
    const { database } = api.services;
    const entries = await database
      .select()
      .from(statusChanges)
      .where(
        and(
          inArray(
            statusChanges.entityId,
            rows.map(({ id }) => id),
          ),
          eq(statusChanges.agentId, receivers[0] ?? ""),
        ),
      );
    expect(entries.map(({ comment }) => comment)).toEqual(
      Array.from({ length: 5 }, () => "Assigned to Adriana Whitfield"),
    );
    const [unpaid] = await database
      .select()
      .from(unpaidPolicies)
      .where(eq(unpaidPolicies.id, ids.unpaidPolicy[0] ?? ""));
    expect(unpaid?.statusId).toBe(entryId("unpaidStatus", "ASSIGNED"));
    const events = await database.select().from(audit).where(eq(audit.result, "work reassigned"));
    expect(events.find(({ data1 }) => data1 === `agents/${agentId}`)).toMatchObject({
      category: "agent",
      data2: JSON.stringify({ to: receivers, ...openItems }),
    });
    // Closed work, the agents of policies, and so commissions, are the same.
    expect(await database.select().from(policies).where(eq(policies.agentId, agentId))).toEqual(before);
    for (const [table, id] of [
      [leads, ids.soldLead[0]],
      [lostPolicies, ids.settledPolicy[0]],
      [followUps, ids.doneFollowUp[0]],
    ] as const) {
      const [row] = await database
        .select({ agentId: table.agentId })
        .from(table)
        .where(eq(table.id, id ?? ""));
      expect(row).toEqual({ agentId });
    }
  });

  it("keeps a follow-up that repeats, which is due again for its new agent", async () => {
    const { agentId, ids } = await departedAgent(api);
    const [, receiver = ""] = receivers;
    await reassign(agentId, [receiver]);
    const done = {
      listIds: ids.followUp.slice(0, 1),
      statusId: entryId("followUpStatus", "DONE"),
      comment: "Reached",
    };
    await api.send("/api/FollowUps/status", {
      method: "POST",
      token: await api.tokenOf(manager),
      body: done,
    });
    const next = await api.services.database
      .select()
      .from(followUps)
      .where(
        and(
          eq(followUps.recordId, ids.lead[0] ?? ""),
          eq(followUps.statusId, entryId("followUpStatus", "OPEN")),
        ),
      );
    expect(next).toMatchObject([{ agentId: receiver, repeats: "Weekly", dueDate: "2027-03-08" }]);
  });

  it.each([
    [
      "new work",
      async (agentId: string) => {
        await asSystem(api.services.database)
          .insert(leads)
          .values({ agentId, firstName: "New", lastName: "One", phone: "9075550144" });
      },
    ],
    [
      "a change of it",
      async (_: string, leadId: string) => {
        await asSystem(api.services.database)
          .update(leads)
          .set({ city: "Tampa" })
          .where(eq(leads.id, leadId));
      },
    ],
    [
      "work that was closed",
      async (_: string, leadId: string) => {
        await asSystem(api.services.database)
          .update(leads)
          .set({ statusId: entryId("leadStatus", "SOLD") })
          .where(eq(leads.id, leadId));
      },
    ],
  ])("is not reassigned after %s since the preview", async (_what, change) => {
    const { agentId, ids } = await departedAgent(api);
    const { token } = await preview(agentId, receivers);
    await change(agentId, ids.lead[0] ?? "");
    const before = await agentsOf(ids);
    const response = await send("/reassign", { agentId, receiverIds: receivers, token });
    expect([response.status, refusal.parse(await response.json()).message]).toEqual([
      409,
      "Nothing was reassigned, because the work of this agent has changed since the preview. Check the new numbers, then try again.",
    ]);
    expect(await agentsOf(ids)).toEqual(before);
    expect(await reassign(agentId, receivers)).toMatchObject({ changed: expect.any(Number) });
  });

  it("is not reassigned to other agents than those of the preview", async () => {
    const { agentId } = await departedAgent(api);
    const { token } = await preview(agentId, receivers);
    const response = await send("/reassign", { agentId, receiverIds: receivers.slice(0, 1), token });
    expect(response.status).toBe(409);
  });

  it("goes only to agents with an enabled account", async () => {
    const { agentId } = await departedAgent(api);
    const other = await departedAgent(api);
    for (const receiverIds of [
      [other.agentId],
      [agentId],
      [receivers[0], randomUUID()],
      [],
      [receivers[0], receivers[0]],
    ]) {
      const response = await send("/preview", { agentId, receiverIds });
      expect([response.status, Object.keys(refusal.parse(await response.json()).errors ?? {})]).toEqual([
        422,
        ["receiverIds"],
      ]);
    }
    const names = z.array(z.object({ id: z.string() }));
    const offered = names.parse(await api.read("/api/AgentWork/receivers", await api.tokenOf(manager)));
    expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(receivers));
    expect(offered.map(({ id }) => id)).not.toContain(other.agentId);
    expect((await send("/preview", { agentId: randomUUID(), receiverIds: receivers })).status).toBe(422);
  });

  it("is reassigned once if the request is repeated, with its key or without", async () => {
    const { agentId, ids } = await departedAgent(api);
    const { token } = await preview(agentId, receivers);
    const body = { agentId, receiverIds: receivers, token };
    const headers = { "idempotency-key": randomUUID() };
    const first = await (await send("/reassign", body, manager, headers)).json();
    expect(await (await send("/reassign", body, manager, headers)).json()).toEqual(first);
    const after = await agentsOf(ids);
    expect((await send("/reassign", body)).status).toBe(409);
    expect(await agentsOf(ids)).toEqual(after);
    const empty = await preview(agentId, receivers);
    const refused = await send("/reassign", { ...body, token: empty.token });
    expect([refused.status, refusal.parse(await refused.json()).message]).toEqual([
      409,
      "This agent has no open work that you can reassign.",
    ]);
  });

  it("is given back by one Undo, with all kinds", async () => {
    const { agentId, ids } = await departedAgent(api);
    const before = await agentsOf(ids);
    const changed = await reassign(agentId, receivers);
    const response = await undo(changed.undo?.id ?? "");
    expect([response.status, await response.json()]).toEqual([
      200,
      { restored: total, skipped: 0, skippedNames: [] },
    ]);
    const after = await agentsOf(ids);
    expect(after.map(({ id, agentId: agent }) => [id, agent]).sort()).toEqual(
      before.map(({ id, agentId: agent }) => [id, agent]).sort(),
    );
    expect((await list(agentId)).totalRecords).toBe(total);
    const [application] = await api.services.database
      .select()
      .from(offlineApplications)
      .where(eq(offlineApplications.id, ids.application[0] ?? ""));
    expect(application).toMatchObject({ agentId: null, statusId: entryId("offlineStatus", "NEW") });
    expect((await undo(changed.undo?.id ?? "")).status).toBe(404);
  });

  it("stays as it is where somebody changed it after the reassignment", async () => {
    const { agentId, ids } = await departedAgent(api);
    const changed = await reassign(agentId, receivers.slice(0, 1));
    const status = {
      listIds: ids.lead.slice(0, 2),
      statusId: entryId("leadStatus", "BUSY"),
      comment: "Called",
    };
    await api.send("/api/Leads/status", {
      method: "POST",
      token: await api.tokenOf("admin@portico.test"),
      body: status,
    });
    expect((await undo(changed.undo?.id ?? "", "admin@portico.test")).status).toBe(404);
    expect(await (await undo(changed.undo?.id ?? "")).json()).toMatchObject({
      ...{ restored: total - 2, skipped: 2 },
      skippedNames: ["Ada CALL_BACK", "Ada NEW"],
    });
    const kept = (await agentsOf(ids)).filter((row) => row.agentId === receivers[0]).map(({ id }) => id);
    expect(kept.sort()).toEqual(ids.lead.slice(0, 2).sort());
  });
});
