import { randomUUID } from "node:crypto";
import { noteEntities } from "@portico/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/responses.ts";
import { agents, audit, contacts, rowHistory } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

const saved = z.looseObject({ id: z.uuid(), version: z.number(), contactId: z.uuid(), name: z.string() });

describe.each(databaseKinds)("agents, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  let next = 50_000_000;
  const form = (changes: object = {}) => ({
    contact: { firstName: "Inés", middleName: "", lastName: "O'Brien" },
    loginEmail: `ines.${randomUUID()}@example.com`,
    phone: "(305) 555-0142",
    npn: `0${next++}`,
    locationId: entryId("location", "ORLANDO"),
    agentTypeId: entryId("agentType", "MANAGER"),
    statusId: entryId("agentStatus", "PENDING"),
    ...changes,
  });
  const put = (body: unknown, headers = {}) =>
    api.send("/api/Agent", { method: "PUT", token, body, headers });
  const save = async (body: unknown, headers = {}) => {
    const response = await put(body, headers);
    expect(response.status, await response.clone().text()).toBe(200);
    return saved.parse(await response.json());
  };
  const read = (id: string) => api.read(`/api/Agent/${id}`, token);
  const contactOf = async (id: string) => {
    const [found] = await api.services.database.select().from(contacts).where(eq(contacts.id, id));
    return found;
  };

  it("are created with their contact and updated with the same call", async () => {
    const body = form();
    const created = await save(body);
    expect(created).toMatchObject({
      name: "Inés O'Brien",
      phone: "3055550142",
      npn: body.npn.slice(1),
      locationName: "Orlando",
      agentTypeName: "Manager",
      statusName: "Pending",
      version: 1,
    });
    expect(await api.read(`/api/Contacts/${created.contactId}`, token)).toMatchObject({
      firstName: "Inés",
      lastName: "O'Brien",
      NPN: body.npn.slice(1),
      emails: [{ email: body.loginEmail }],
      phones: [{ phone: "3055550142" }],
    });
    const { phone: _, ...withoutPhone } = body;
    const updated = await save({ ...withoutPhone, id: created.id }, { "if-match": '"1"' });
    expect(updated).toMatchObject({ id: created.id, phone: null, version: 2 });
    const { database } = api.services;
    const ofAgent = and(eq(rowHistory.entity, "agents"), eq(rowHistory.entityId, created.id));
    expect(await database.$count(rowHistory, ofAgent)).toBe(2);
    const events = await database
      .select()
      .from(audit)
      .where(eq(audit.data1, `agents/${created.id}`));
    expect(events.map(({ category, result }) => [category, result])).toEqual([
      ["agent", "created"],
      ["agent", "changed"],
    ]);
  });

  it("rename a contact with the same name, but not one whose owner changed it", async () => {
    const body = form();
    const { id, contactId } = await save(body);
    const renamed = { ...body, id, contact: { ...body.contact, lastName: "Vega" }, npn: "51000001" };
    expect(await save(renamed)).toMatchObject({ name: "Inés Vega" });
    expect(await contactOf(contactId)).toMatchObject({ lastName: "Vega", npn: "51000001" });
    await asSystem(api.services.database)
      .update(contacts)
      .set({ firstName: "Agnes", npn: "NPN 51000002" })
      .where(eq(contacts.id, contactId));
    await save({ ...renamed, contact: { ...body.contact, lastName: "Luna" }, npn: "51000003" });
    expect(await contactOf(contactId)).toMatchObject({ firstName: "Agnes", lastName: "Vega" });
    expect(await read(id)).toMatchObject({
      name: "Inés Luna",
      npn: "51000003",
      contact: { firstName: "Inés", middleName: null, lastName: "Luna" },
      profile: { firstName: "Agnes", middleName: null, lastName: "Vega", npn: "51000002" },
    });
  });

  it.each([
    ["login email", "loginEmail", (value: string) => value.toUpperCase()],
    ["NPN", "npn", (value: string) => `NPN ${value}`],
  ] as const)("with another agent's %s return a 409 on that field", async (noun, field, spell) => {
    const other = form();
    await save(other);
    const mine = await save(form());
    for (const id of [undefined, mine.id]) {
      const response = await put({ ...form(), id, [field]: spell(other[field]) });
      expect(response.status).toBe(409);
      expect(refusal.parse(await response.json()).errors).toEqual({
        [field]: [`Another agent has this ${noun}`],
      });
    }
  });

  it("are created once, even if ten requests send the same NPN at once", async () => {
    const before = await api.services.database.$count(contacts);
    const { npn } = form();
    const responses = await Promise.all(Array.from({ length: 10 }, () => put(form({ npn }))));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await api.services.database.$count(contacts)).toBe(before + 1);
  });

  it.each([
    ["a location as the status", { statusId: entryId("location", "MIAMI") }, "statusId"],
    ["an unknown location", { locationId: randomUUID() }, "locationId"],
    ["letters as the NPN", { npn: "twelve" }, "npn"],
    ["a long NPN", { npn: "1".repeat(36) }, "npn"],
    ["no name", { contact: { firstName: " ", lastName: "X" } }, "contact.firstName"],
    ["an invalid email", { loginEmail: "ines" }, "loginEmail"],
    ["an invalid phone", { phone: "12" }, "phone"],
  ])("with %s are rejected", async (_what, changes, field) => {
    const before = await api.services.database.$count(agents);
    const response = await put(form(changes));
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual([field]);
    expect(await api.services.database.$count(agents)).toBe(before);
  });

  it("are not overwritten after another change, and do not exist under other ids", async () => {
    const body = form();
    const { id } = await save(body);
    await save({ ...body, id, phone: "3055550199" }, { "if-match": '"1"' });
    const stale = await put({ ...body, id }, { "if-match": '"1"' });
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      stale: {
        sentVersion: 1,
        currentVersion: 2,
        current: { phone: "3055550199", contact: { firstName: "Inés" } },
      },
    });
    expect((await put({ ...body, id: randomUUID() })).status).toBe(404);
    expect((await api.send(`/api/Agent/${randomUUID()}`, { token })).status).toBe(404);
  });

  it("are created once if a request is repeated with the same idempotency key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = form();
    const first = await save(body, headers);
    expect(await save(body, headers)).toEqual(first);
  });

  it("can be filtered by each column", async () => {
    const { loginEmail, npn } = form();
    await save(form({ loginEmail, npn }));
    const query = new URLSearchParams({
      ...{ name: "inés o'b", loginEmail: loginEmail.toUpperCase(), npn: npn.slice(2) },
      ...{ location: "Orlando", agentType: "Manager", status: "Pending", sort: "-locationName,name" },
    });
    expect(await api.read(`/api/Agent?${query}`, token)).toMatchObject({
      totalRecords: 1,
      data: [{ loginEmail }],
    });
    expect(await api.read(`/api/Agent?${query}&agentType=Agency`, token)).toMatchObject({ totalRecords: 1 });
  });

  it.each([
    ["leading zeros", (npn: string) => `00${npn}`],
    ["a part of it with leading zeros", (npn: string) => `0${npn.slice(0, 6)}`],
    ["the word NPN", (npn: string) => `NPN: ${npn}`],
    ["a decimal point that a spreadsheet added", (npn: string) => `${npn}.0`],
  ])("are found by an NPN with %s, in the filter and the search", async (_what, write) => {
    const { loginEmail, npn } = form();
    await save(form({ loginEmail, npn }));
    for (const name of ["npn", "search"]) {
      const query = new URLSearchParams({ loginEmail, [name]: write(npn.replace(/^0/, "")) });
      expect(await api.read(`/api/Agent?${query}`, token), name).toMatchObject({
        totalRecords: 1,
        data: [{ loginEmail }],
      });
    }
  });

  it("have notes that only administrators can see", async () => {
    const { id } = await save(form());
    const body = new FormData();
    const values = { noteBody: "Licensed in Texas", entityId: id, entityMetadataId: noteEntities.agent };
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    expect((await api.send("/api/Notes", { method: "POST", token, body })).status).toBe(200);
    const path = `/api/Notes/${id}/${noteEntities.agent}`;
    expect(await api.read(path, token)).toMatchObject({
      totalRecords: 1,
      data: [{ noteBody: "Licensed in Texas" }],
    });
    const other = await api.tokenOf("manager@portico.test");
    expect((await api.send(path, { token: other })).status).toBe(404);
  });
});
