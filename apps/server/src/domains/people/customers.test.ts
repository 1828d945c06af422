import { noteEntities } from "@portico/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { audit, rowHistory } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";

const made = z.looseObject({ id: z.uuid(), version: z.number() });
const page = z.object({ data: z.array(z.looseObject({ id: z.uuid() })), totalRecords: z.number() });
const history = z.array(z.looseObject({}));
const agent = "agent@portico.test";
const manager = "manager@portico.test";
const form = {
  firstName: "Inés",
  middleName: "de la",
  lastName: "Cruz",
  dob: "1990-02-28",
  sex: "F",
  email: "ines@example.com",
  phone: "+1 (305) 555-0142",
  usCitizen: true,
  tglanguageSpkid: entryId("language", "SPANISH"),
  comment: "Referred by her sister.",
};

describe.each(databaseKinds)("customers on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const send = async (path: string, { email = agent, method = "GET", body, version }: Sent = {}) =>
    api.send(`/api/Customer${path}`, {
      method,
      token: await api.tokenOf(email),
      body,
      headers: version === undefined ? {} : { "if-match": `"${version}"` },
    });
  const create = async (body: object = form, email = agent) => send("", { method: "POST", body, email });
  const read = async (path: string, email = agent): Promise<unknown> => (await send(path, { email })).json();

  it("are created for the agent of the user, with the details as the comment of the first status", async () => {
    const response = await create();
    expect(response.status).toBe(200);
    const { id } = made.parse(await response.json());
    expect(await read(`/${id}`)).toMatchObject({
      fullName: "Inés de la Cruz",
      phone: "3055550142",
      status: "Prospect",
      agent: "Alejandra Ríos",
      spokenLanguage: "Spanish",
      mailLanguage: null,
      tglanguageMailId: null,
      usCitizen: true,
    });
    expect(history.parse(await read(`/${id}/status`))).toMatchObject([
      { status: "Prospect", comment: form.comment, createdBy: "Alejandra Ríos", endDate: null },
    ]);
    const { database } = api.services;
    const events = await database
      .select()
      .from(audit)
      .where(and(eq(audit.data1, `customers/${id}`), eq(audit.category, "customer")));
    expect(events).toMatchObject([{ result: "created" }]);
    expect(await database.$count(rowHistory, eq(rowHistory.entityId, id))).toBe(1);
  });

  it("have the last entry of their history as status", async () => {
    const { id } = made.parse(await (await create()).json());
    const statusId = entryId("customerStatus", "ACTIVE");
    const set = { method: "POST", body: { statusId, comment: "Enrolled" } };
    expect((await send(`/${id}/status`, set)).status).toBe(200);
    expect(await read(`/${id}`)).toMatchObject({ status: "Active", version: 2 });
    const edited = { ...form, statusId: entryId("customerStatus", "INACTIVE"), comment: "Moved away" };
    expect((await send(`/${id}`, { method: "PUT", body: edited, version: 2 })).status).toBe(200);
    expect(history.parse(await read(`/${id}/status`))).toMatchObject([
      { status: "Prospect" },
      { status: "Active", comment: "Enrolled" },
      { status: "Inactive", comment: "Moved away", endDate: null },
    ]);
    const stale = await send(`/${id}`, { method: "PUT", body: form, version: 2 });
    expect(stale.status).toBe(412);
    // Includes the fields of the form that the list returns only on request.
    expect(await stale.json()).toMatchObject({
      stale: { current: { firstName: "Inés", lastName: "Cruz", comment: "Moved away" } },
    });
  });

  it("are visible to the agents who created and were assigned them, with their notes", async () => {
    const { id } = made.parse(await (await create()).json());
    const { database } = api.services;
    const other = await makeAccount(database, { roles: ["agent"], claims: ["view.Customer"], isAgent: true });
    const { agentId } = other;
    const notesPath = `/api/Notes/${id}/${noteEntities.customer}`;
    const status = async () => [
      (await send(`/${id}`, { email: other.email })).status,
      (await api.send(notesPath, { token: await api.tokenOf(other.email) })).status,
    ];
    expect(await status()).toEqual([404, 404]);
    const assign = { method: "POST", body: { listIds: [id], agentId } };
    expect((await send("/assign", assign)).status).toBe(403);
    expect((await send("/assign", { ...assign, email: manager })).status).toBe(200);
    expect(await status()).toEqual([200, 200]);
    expect((await send(`/${id}`)).status).toBe(200);
    const set = {
      method: "POST",
      body: { listIds: [id], statusId: entryId("customerStatus", "ACTIVE"), comment: "x" },
    };
    expect((await send("/status", { ...set, email: other.email })).status).toBe(200);
  });

  it("are found by a phone number in any format, in both lists", async () => {
    const { id } = made.parse(await (await create({ ...form, phone: "7865550177" })).json());
    for (const list of ["/CustomerView", ""]) {
      const found = page.parse(
        await read(`${list}?phone=${encodeURIComponent("(786) 555-0177")}&name=de%20la%20cruz`),
      );
      expect(found.data).toMatchObject([{ id, phone: "7865550177" }]);
    }
  });

  it.each([
    ["no first name", { firstName: " " }, "firstName"],
    ["a name with a line break", { firstName: "A\nB" }, "firstName"],
    ["a name with NUL", { lastName: "A\0B" }, "lastName"],
    ["a part of a name over 50 characters", { lastName: "x".repeat(51) }, "lastName"],
    [
      "a full name over 150 characters",
      { firstName: "x".repeat(50), middleName: "x".repeat(50), lastName: "x".repeat(50) },
      "lastName",
    ],
    ["a date that does not exist", { dob: "2023-02-29" }, "dob"],
    ["a date of birth in the future", { dob: "2190-01-01" }, "dob"],
    ["no sex", { sex: undefined }, "sex"],
    ["another sex", { sex: "X" }, "sex"],
    ["an invalid email", { email: "a@" }, "email"],
    ["a long email", { email: `${"x".repeat(60)}@example.com` }, "email"],
    ["no phone", { phone: "" }, "phone"],
    ["an invalid phone", { phone: "123" }, "phone"],
    ["no details", { comment: "" }, "comment"],
    ["a status as language", { tglanguageSpkid: entryId("customerStatus", "ACTIVE") }, "tglanguageSpkid"],
    ["a language as status", { statusId: entryId("language", "FRENCH") }, "statusId"],
    ["an unknown key", { agentId: "x" }, "agentId"],
  ])("are not saved with %s", async (_what, change, field) => {
    const response = await create({ ...form, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it("keep markup as text", async () => {
    const response = await create({ ...form, firstName: "<b>Al</b>" });
    expect(await response.json()).toMatchObject({ fullName: "<b>Al</b> de la Cruz" });
  });

  it("are not created by a user without an agent", async () => {
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Customer"],
    });
    expect((await create(form, email)).status).toBe(403);
  });
});

interface Sent {
  readonly email?: string;
  readonly method?: string;
  readonly body?: object;
  readonly version?: number;
}
