import { leadSchemas } from "@portico/contract/features/leads/leads.schemas";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../test/accounts.ts";
import { openApi, type SendOptions, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { leads } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";

const page = z.object({ data: z.array(z.looseObject({ id: z.uuid() })), totalRecords: z.number() });
const history = leadSchemas["leads.history"].response;
const sold = entryId("leadStatus", "SOLD");

describe.each(bothDatabases)("leads, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  let agent: string;
  let agentId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
    agent = await api.tokenOf("agent@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
  });
  afterAll(() => api.close());

  const add = async (values: Partial<typeof leads.$inferInsert> = {}) => {
    const [row] = await asSystem(api.services.database)
      .insert(leads)
      .values({
        firstName: "Zoë",
        lastName: "Quill",
        phone: "3055550142",
        statusId: entryId("leadStatus", "NEW"),
        agentId,
        ...values,
      })
      .returning();
    if (!row) throw new Error("The lead was not added.");
    return row;
  };
  const rowOf = async (id: string) => {
    const [row] = await api.services.database.select().from(leads).where(eq(leads.id, id));
    return row;
  };
  const list = async (query: string, token = admin) =>
    page.parse(await api.read(`/api/Leads?${query}`, token));
  const send = (method: string, path: string, body: object, options: SendOptions = {}) =>
    api.send(`/api/Leads${path}`, { method, token: agent, body, ...options });
  const historyOf = async (id: string) => history.parse(await api.read(`/api/Leads/${id}/status`, admin));

  it("are found by name, phone in any notation, agent, status and day of the status", async () => {
    const { id } = await add({
      firstName: "Xochiquetzal",
      phone: "2395550177",
      statusId: sold,
      statusDate: new Date("2024-03-10T04:30:00Z"),
    });
    const found = async (query: string) => (await list(`pageSize=500&${query}`)).data.map((row) => row.id);
    for (const query of [
      "name=XOCHIQUETZAL Q",
      "phone=(239) 555-0177",
      "phone=+1 239.555.0177",
      "phone=1-239-555-0177",
      "phone=1 (239) 555-0177",
      "phone=12395550177",
      "phone=2395550177",
      "name=Xochiquetzal&phone=555-0177&status=Sold",
      // In the business time zone, it was still March 9.
      "name=Xochiquetzal&statusDateFrom=2024-03-09&statusDateTo=2024-03-09",
      `name=Xochiquetzal&assignedToAgentId=${agentId}`,
    ])
      expect(await found(query.replaceAll("+", "%2B")), query).toEqual([id]);
    expect(await found("name=Xochiquetzal&statusDateFrom=2024-03-10")).toEqual([]);
    expect((await api.send("/api/Leads?assignedToAgentId=no+such+name", { token: admin })).status).toBe(200);
  });

  it("have the age of the business day, sorted from young to old in the list and in an export", async () => {
    const last = "Agetest";
    await add({ lastName: last, firstName: "Birthday", dob: "1990-11-20" });
    await add({ lastName: last, firstName: "Tomorrow", dob: "1990-11-21" });
    await add({ lastName: last, firstName: "Unknown" });
    const before = api.time.now;
    // In New York it is still November 20.
    api.time.now = new Date("2025-11-21T03:00:00Z");
    const { data } = await list(`name=${last}&sort=age`);
    expect(data.map(({ firstName, age }) => [firstName, age])).toEqual([
      ["Tomorrow", 34],
      ["Birthday", 35],
      ["Unknown", null],
    ]);
    const file = await api.send(`/api/Leads?name=${last}&sort=-age&columns=firstName,age`, {
      token: admin,
      headers: { accept: "text/csv" },
    });
    expect(csvRows(await file.text()).slice(1)).toEqual([
      ["Birthday", "35"],
      ["Tomorrow", "34"],
      ["Unknown", ""],
    ]);
    api.time.now = before;
  });

  it("get a disposition, which records who set it and when, and lose it with an empty one", async () => {
    const { id, version } = await add();
    const set = await send(
      "PATCH",
      `/${id}`,
      { id, statusId: sold },
      { headers: { "if-match": `"${version}"` } },
    );
    expect(set.status).toBe(200);
    expect(await set.json()).toEqual({ id, statusId: sold, version: version + 1 });
    expect(await rowOf(id)).toMatchObject({ statusId: sold, statusDate: expect.any(Date) });
    const stale = await send(
      "PATCH",
      `/${id}`,
      { statusId: "" },
      { headers: { "if-match": `"${version}"` } },
    );
    expect(stale.status).toBe(412);
    expect((await send("PATCH", `/${id}`, { id, statusId: "" })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ statusId: null, statusDate: null });
    const [setEntry, cleared] = await historyOf(id);
    expect(setEntry).toMatchObject({
      status: "Sold",
      statusId: sold,
      createdBy: "Alejandra Ríos",
      comment: null,
    });
    expect(cleared).toMatchObject({ status: "", statusId: null, createdBy: "Alejandra Ríos", endDate: null });
    const { data } = await list(`name=Quill&pageSize=500`);
    expect(data.find((row) => row.id === id)).toMatchObject({ statusName: null, statusDate: null });
  });

  it("are given and lose dispositions together, or not at all", async () => {
    const [one, other] = [await add(), await add()];
    const listIds = [one.id, other.id];
    expect(await (await send("POST", "/status", { listIds, statusId: sold })).json()).toMatchObject({
      changed: 2,
    });
    const foreign = await add({ agentId: null });
    expect((await send("POST", "/status", { listIds: [...listIds, foreign.id], statusId: "" })).status).toBe(
      404,
    );
    expect(await rowOf(one.id)).toMatchObject({ statusId: sold });
    const emptied = await send("POST", "/status", { listIds, statusId: "", comment: "By mistake" });
    expect(await emptied.json()).toMatchObject({ changed: 2 });
    expect((await historyOf(other.id)).at(-1)).toMatchObject({ statusId: null, comment: "By mistake" });
  });

  it.each([
    ["of another type", { statusId: entryId("lostStatus", "NEW") }, "statusId"],
    ["of another lead", { id: "00000000-0000-4000-8000-000000000000", statusId: sold }, "id"],
    ["that isn't an ID", { statusId: "Sold" }, "statusId"],
    ["that is missing", {}, "statusId"],
  ])("keep their disposition when sent one %s", async (_, body, field) => {
    const { id } = await add();
    const response = await send("PATCH", `/${id}`, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect(await rowOf(id)).toMatchObject({ version: 1 });
  });

  const valid = { firstName: "Zoë", lastName: "Quill", phone: "3055550142" };

  it("are edited, with the phone number in any notation", async () => {
    const { id } = await add({ plan: "Silver" });
    const body = {
      ...valid,
      phone: "+1 (305) 555-0143",
      dob: "1990-02-28",
      sex: "F",
      state: "FL",
      zipCode: "33101",
    };
    const response = await send("PUT", `/${id}`, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, version: 2, phone: "3055550143", plan: null, agentId });
    expect(await rowOf(id)).toMatchObject({ state: "FL", statusId: entryId("leadStatus", "NEW"), agentId });
  });

  it.each([
    ["phone", { phone: "555-0143" }],
    ["dob", { dob: "2999-01-01" }],
    ["dob", { dob: "1990-02-30" }],
    ["state", { state: "ZZ" }],
    ["zipCode", { zipCode: "3310" }],
    ["firstName", { firstName: " " }],
    ["lastName", { lastName: "x".repeat(51) }],
    ["agentId", { agentId: "00000000-0000-4000-8000-0000000000a1" }],
  ])("keep their fields when an edit has a wrong %s", async (field, wrong) => {
    const { id } = await add();
    const response = await send("PUT", `/${id}`, { ...valid, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(Array) } });
    expect(await rowOf(id)).toMatchObject({ version: 1 });
  });

  it("without an agent are seen and counted by those who see all leads, and only they assign", async () => {
    const { database } = api.services;
    const { id } = await add({ agentId: null, lastName: "Nobody" });
    expect((await list("name=Nobody", agent)).totalRecords).toBe(0);
    expect((await list("name=Nobody")).totalRecords).toBe(1);
    const summary = leadSchemas["leads.summary"].response.parse(await api.read("/api/Leads/summary", admin));
    expect(summary.agents.find((one) => one.agentId === null)).toMatchObject({ agentName: "" });
    expect(summary.total).toBe(await database.$count(leads));
    const body = { listIds: [id], agentId };
    expect((await send("POST", "/assign", body)).status).toBe(403);
    expect((await send("POST", "/assign", body, { token: admin })).status).toBe(200);
    expect((await list("name=Nobody", agent)).totalRecords).toBe(1);
    expect((await historyOf(id)).at(-1)).toMatchObject({
      status: "New",
      comment: expect.stringMatching(/^Assigned to/),
    });
    const { email } = await makeAccount(database, { roles: ["agent"], claims: ["view.Policy"] });
    expect((await api.send("/api/Leads", { token: await api.tokenOf(email) })).status).toBe(403);
  });

  it("of the demo data have every disposition and fictitious phone numbers", async () => {
    const { database } = api.services;
    const [row] = await database
      .select({
        statuses: sql`count(distinct status_id)`.mapWith(Number),
        fictitious: sql`bool_and(phone ~ '^\\d{3}55501\\d{2}$')`,
      })
      .from(leads);
    expect(row).toEqual({ statuses: 12, fictitious: true });
  });
});
