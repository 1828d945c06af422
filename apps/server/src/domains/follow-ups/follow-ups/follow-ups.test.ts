import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { audit, followUps, leads, policies, unpaidPolicies, users } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";
import { addDays } from "../../../time/days.ts";
import { lastDueDay } from "../due-day.ts";

const [admin, agent, manager] = ["admin@portico.test", "agent@portico.test", "manager@portico.test"] as const;
const callBack = entryId("followUpKind", "CALL_BACK");
const made = z.looseObject({ id: z.uuid(), version: z.number() });
const page = z.object({ data: z.array(z.looseObject({ id: z.string() })), totalRecords: z.number() });
const history = z.array(z.looseObject({ status: z.string(), comment: z.string().nullable() }));

describe.each(databaseKinds)("follow-ups on $name", (kind) => {
  let api: TestApi;
  let leadId: string;
  let today: string;

  beforeAll(async () => {
    api = await openApi(kind);
    today = api.services.clock.today();
    leadId = await newLead("Núñez");
  });
  afterAll(() => api.close());

  const send = async (path: string, body?: object, email: string = agent, method = body ? "POST" : "GET") =>
    api.send(`/api${path}`, { method, token: await api.tokenOf(email), body });
  const read = async (path: string, email: string = agent): Promise<unknown> =>
    (await send(path, undefined, email)).json();
  const list = async (query: string, email: string = agent) =>
    page.parse(await read(`/FollowUps?pageSize=100&${query}`, email)).data;
  const add = async (body: object, id = leadId, email: string = agent) =>
    made.parse(await (await send(`/Leads/${id}/followUps`, { kindId: callBack, ...body }, email)).json());
  const change = async (path: string, body: object, email: string = agent) =>
    send(`/FollowUps${path}`, body, email, "POST");
  const save = async ({ id, version }: z.output<typeof made>, body: object, email: string = agent) =>
    api.send(`/api/FollowUps/${id}`, {
      method: "PUT",
      token: await api.tokenOf(email),
      headers: { "if-match": `"${version}"` },
      body,
    });
  const setStatus = (ids: readonly string[], code: "OPEN" | "DONE" | "DROPPED") =>
    change("/status", { listIds: ids, statusId: entryId("followUpStatus", code), comment: "Reached" });
  const newLead = async (lastName: string, agentId?: string | null) => {
    const [lead] = await asSystem(api.services.database)
      .insert(leads)
      .values({
        ...{ firstName: "Ada", lastName, phone: "9075550143", statusId: entryId("leadStatus", "NEW") },
        agentId: agentId ?? (await agentOf(api.services.database, agent)),
      })
      .returning({ id: leads.id });
    return lead?.id ?? "";
  };

  it("are added to a record, for the agent who adds them, with a first status", async () => {
    const { id } = await add({ dueDate: "2027-03-01", dueTime: "14:30", note: "Asked for the bronze plan" });
    expect(await read(`/FollowUps/${id}`)).toMatchObject({
      name: "Ada Núñez",
      kind: "Call Back",
      dueDate: "2027-03-01",
      dueTime: "14:30",
      timing: "Later",
      priority: "Normal",
      recordKind: "lead",
      recordId: leadId,
      agent: "Alejandra Ríos",
      status: "Open",
      note: "Asked for the bronze plan",
      repeats: null,
    });
    expect(history.parse(await read(`/FollowUps/${id}/status`))).toMatchObject([
      { status: "Open", comment: "Created" },
    ]);
    const [event] = await api.services.database
      .select()
      .from(audit)
      .where(eq(audit.data1, `follow_ups/${id}`));
    expect(event).toMatchObject({ category: "follow-up" });
  });

  it("are due after business days", async () => {
    const { id } = await add({ inDays: 0 });
    expect(await read(`/FollowUps/${id}`)).toMatchObject({ dueDate: today, timing: "Today" });
  });

  it.each([
    ["without a day", {}, "dueDate"],
    ["with two", { dueDate: "2027-03-01", inDays: 1 }, "inDays"],
    ["on a past day", { dueDate: "2020-01-01" }, "dueDate"],
    ["more than ten years ahead", { dueDate: "9999-12-31", repeats: "Daily" }, "dueDate"],
    ["on a day that does not exist", { dueDate: "2027-02-29" }, "dueDate"],
    ["at a time that does not exist", { inDays: 1, dueTime: "25:00" }, "dueTime"],
    ["of another kind of entry", { inDays: 1, kindId: entryId("leadStatus", "NEW") }, "kindId"],
    ["for nobody", { inDays: 1, agentId: "00000000-0000-4000-8000-00000000dead" }, "agentId"],
  ])("are not added %s", async (_name, body, field) => {
    const response = await send(`/Leads/${leadId}/followUps`, { kindId: callBack, ...body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it("can't be moved more than ten years ahead", async () => {
    const { id, version } = await add({ inDays: 1 });
    const tooFar = addDays(lastDueDay(today), 1);
    const errors = { dueDate: ["Choose a day within 10 years"] };
    const saved = await save({ id, version }, { kindId: callBack, dueDate: tooFar });
    const snoozed = await change("/snooze", { listIds: [id], dueDate: tooFar });
    for (const response of [saved, snoozed]) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors });
    }
    expect((await change("/snooze", { listIds: [id], dueDate: lastDueDay(today) })).status).toBe(200);
  });

  it("that repeat end with the last day that can be chosen", async () => {
    const lead = await newLead("Ending");
    const { id } = await add({ dueDate: lastDueDay(today), repeats: "Yearly" }, lead);
    expect((await setStatus([id], "DONE")).status).toBe(200);
    expect(await list("search=Ending")).toMatchObject([{ id, status: "Done" }]);
  });

  it("can be added to policies and their entries in other lists", async () => {
    const [policy] = await api.services.database
      .select({ id: policies.id, number: policies.policyNumber, unpaidId: unpaidPolicies.id })
      .from(policies)
      .innerJoin(unpaidPolicies, eq(unpaidPolicies.policyId, policies.id))
      .limit(1);
    for (const path of [`/Policies/${policy?.id}`, `/PolicyNonPaid/${policy?.unpaidId}`]) {
      const added = await send(`${path}/followUps`, { kindId: callBack, inDays: 1 }, admin);
      expect(await added.json()).toMatchObject({ recordKind: "policy", recordId: policy?.id });
    }
  });

  it("are the user's own, and those about records that they can see", async () => {
    const { agentId, email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Customer"],
      isAgent: true,
    });
    const others = await newLead("Unseen", await agentOf(api.services.database, manager));
    const { id } = await add({ inDays: 2, agentId, note: "Handed over" }, others, admin);
    const [own, ...more] = await list("", email);
    // The assignee can't see the lead, and so not whose it is.
    expect(more).toEqual([]);
    expect(own).toMatchObject({ id, name: null, recordId: null, note: "Handed over" });
    expect(await list("search=Unseen", email)).toEqual([]);
    expect(await list("search=Unseen", admin)).toMatchObject([{ id, name: "Ada Unseen" }]);
    expect((await list("search=Handed")).map((row) => row.id)).toEqual([]);
    expect((await send(`/FollowUps/${id}`)).status).toBe(404);
    expect((await send(`/Leads/${others}/followUps`, { kindId: callBack, inDays: 1 })).status).toBe(404);
    // The lead's agent sees it, though it is another's to do.
    const { id: shared } = await add({ inDays: 3, agentId }, leadId, admin);
    expect((await list("search=Núñez")).map((row) => row.id)).toContain(shared);
    expect(await read("/FollowUps/due", email)).toEqual({ overdue: 0, today: 0 });
  });

  it.each([
    ["an agent whose rows they can see", true, 200],
    ["another agent", false, 422],
  ])("are added by agents for %s", async (_name, isGranted, status) => {
    const other = await makeAccount(api.services.database, { roles: ["agent"], isAgent: true });
    const { agentId, email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Lead"],
      isAgent: true,
      grants: isGranted ? [{ agentId: String(other.agentId), resourceId: "Lead" }] : [],
    });
    const lead = await newLead("Shared", agentId);
    const response = await send(
      `/Leads/${lead}/followUps`,
      { kindId: callBack, inDays: 1, agentId: other.agentId },
      email,
    );
    expect(response.status).toBe(status);
    expect(await api.services.database.$count(followUps, eq(followUps.agentId, String(other.agentId)))).toBe(
      isGranted ? 1 : 0,
    );
  });

  it("leave the person of a record that the assignee loses", async () => {
    const lost = await newLead("Reassigned");
    const { id } = await add({ inDays: 1 }, lost);
    expect(await list("search=Reassigned")).toMatchObject([{ id, name: "Ada Reassigned" }]);
    await asSystem(api.services.database)
      .update(leads)
      .set({ agentId: await agentOf(api.services.database, manager) })
      .where(eq(leads.id, lost));
    expect(await list("search=Reassigned")).toEqual([]);
    expect(await read(`/FollowUps/${id}`)).toMatchObject({ name: null, recordId: null });
  });

  it("are changed with the form, but keep their record", async () => {
    const { id, version } = await add({ inDays: 1 });
    const changed = await save(
      { id, version },
      { kindId: entryId("followUpKind", "DOCUMENTS"), dueDate: "2027-05-03", priority: "Urgent" },
    );
    expect(await changed.json()).toMatchObject({
      kind: "Documents",
      dueDate: "2027-05-03",
      priority: "Urgent",
      recordId: leadId,
    });
  });

  it("keep their agent, unless another is chosen who is available", async () => {
    const other = await makeAccount(api.services.database, { roles: ["agent"], isAgent: true });
    const { id, version } = await add({ inDays: 1, agentId: other.agentId }, leadId, admin);
    const body = { kindId: callBack, inDays: 1 };
    // The lead's agent sees it, but not the rows of the other agent.
    const kept = await save({ id, version }, { ...body, agentId: other.agentId?.toUpperCase() });
    expect(await kept.json()).toMatchObject({ agentId: other.agentId });
    const refused = await save(
      { id, version: version + 1 },
      { ...body, agentId: "00000000-0000-4000-8000-00000000dead" },
    );
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { agentId: [expect.any(String)] } });
  });

  it("are due again once they are done, if they repeat", async () => {
    const lead = await newLead("Repeating");
    const { id } = await add(
      { dueDate: "2028-01-31", repeats: "Monthly", note: "Ask for the payment" },
      lead,
    );
    expect((await setStatus([id], "DONE")).status).toBe(200);
    const [next, ...more] = await list("search=Repeating&status=Open");
    expect(more).toEqual([]);
    expect(next).toMatchObject({ dueDate: "2028-02-29", repeats: "Monthly", note: "Ask for the payment" });
    // Done twice is done once.
    await setStatus([id], "DONE");
    expect(await list("search=Repeating&status=Open")).toHaveLength(1);
    await setStatus([String(next?.id)], "DROPPED");
    expect(await list("search=Repeating&status=Open")).toEqual([]);
  });

  it("are snoozed together, or not at all", async () => {
    const lead = await newLead("Snoozed");
    const [one, two] = [await add({ inDays: 1 }, lead), await add({ inDays: 1 }, lead)];
    const moved = await change("/snooze", {
      listIds: [one.id, two.id],
      dueDate: "2027-04-01",
      dueTime: "09:00",
    });
    expect(await moved.json()).toEqual({ snoozed: 2 });
    expect(await list("search=Snoozed")).toMatchObject([
      { dueDate: "2027-04-01", dueTime: "09:00" },
      { dueDate: "2027-04-01", dueTime: "09:00" },
    ]);
    // Without a time, only the day moves.
    await change("/snooze", { listIds: [one.id], dueDate: "2027-04-02" });
    expect(await read(`/FollowUps/${one.id}`)).toMatchObject({ dueDate: "2027-04-02", dueTime: "09:00" });
    expect(history.parse(await read(`/FollowUps/${one.id}/status`)).at(-1)).toMatchObject({
      status: "Open",
      comment: "Snoozed until 2027/04/02",
    });
    await setStatus([two.id], "DONE");
    expect((await change("/snooze", { listIds: [one.id, two.id], inDays: 30 })).status).toBe(404);
    expect(await read(`/FollowUps/${one.id}`)).toMatchObject({ dueDate: "2027-04-02" });
  });

  it("are in a calendar with a secret link, without names, until it is revoked or the account disabled", async () => {
    const { email, userId } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["admin.Lead"],
      isAgent: true,
    });
    const file = async (url: string) => {
      const response = await api.send(new URL(url).pathname);
      return { status: response.status, text: (await response.text()).replaceAll("\r\n", "\n") };
    };
    const make = async () => {
      const made = await send("/FollowUps/calendar", {}, email, "POST");
      return z.object({ url: z.url() }).parse(await made.json()).url;
    };
    await add({ dueDate: "2027-03-14", dueTime: "01:30", note: "Ask Ada" }, leadId, email);
    await add({ dueDate: "2027-03-15", dueTime: "09:00" }, leadId, email);
    await add({ dueDate: "2028-02-29" }, leadId, email);
    const url = await make();
    const { text } = await file(url);
    // Clocks go forward between the first two.
    for (const line of [
      "DTSTART:20270314T063000Z",
      "DTSTART:20270315T130000Z",
      "DTSTART;VALUE=DATE:20280229",
      "SUMMARY:Call Back",
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(text).not.toMatch(/Ada|Núñez|Ask/);
    expect(await read("/FollowUps/calendar", email)).toEqual({ madeDate: expect.any(String) });
    const next = await make();
    expect((await file(url)).status).toBe(404);
    expect((await file(next)).status).toBe(200);
    const enable = (enabled: boolean) =>
      asSystem(api.services.database).update(users).set({ enabled }).where(eq(users.id, userId));
    await enable(false);
    expect((await file(next)).status).toBe(404);
    await enable(true);
    for (const _attempt of [1, 2])
      expect((await send("/FollowUps/calendar", undefined, email, "DELETE")).status).toBe(204);
    expect((await file(next)).status).toBe(404);
    expect(await read("/FollowUps/calendar", email)).toEqual({ madeDate: null });
    const events = await api.services.database
      .select({ result: audit.result })
      .from(audit)
      .where(and(eq(audit.data1, `users/${userId}`), eq(audit.category, "follow-up")))
      .orderBy(audit.sequenceNumber);
    expect(events.map(({ result }) => result)).toEqual([
      "calendar link made",
      "calendar link made",
      "calendar link revoked",
    ]);
  });

  it("are counted for the badge, and told by when they are due", async () => {
    const { agentId, email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["admin.Lead"],
      isAgent: true,
    });
    for (const [dueDate, code] of [
      ["2025-12-31", "OPEN"],
      ["2025-12-30", "DONE"],
      [today, "OPEN"],
      ["2030-01-01", "OPEN"],
    ] as const)
      await asSystem(api.services.database)
        .insert(followUps)
        .values({
          ...{
            agentId: agentId ?? "",
            recordKind: "lead" as const,
            recordId: leadId,
            kindId: callBack,
            dueDate,
          },
          ...{ priority: "Low" as const, statusId: entryId("followUpStatus", code) },
        });
    expect(await read("/FollowUps/due", email)).toEqual({ overdue: 1, today: 1 });
    expect(await list("agent=Test Account&timing=Overdue&timing=Today", email)).toMatchObject([
      { dueDate: "2025-12-31", timing: "Overdue" },
      { dueDate: today, timing: "Today" },
    ]);
  });
});
