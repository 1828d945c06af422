import { quoteSchemas } from "@portico/contract/features/quotes/quote.schemas";
import { quoteRecordSchemas } from "@portico/contract/features/quotes/quote-records.schemas";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { quoteHousehold, quotePerson } from "../../../../test/quote-household.ts";
import { audit, customers, leads, outbox, quoteLinks } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

const responses = quoteRecordSchemas;
const quote = { ...quoteHousehold([quotePerson(40, { name: "Zoë" })], 40_000), plansSelected: [] };

describe.each(bothDatabases)("quotes of leads and customers, on $name", (kind) => {
  let api: TestApi;
  let agent: string;
  let agentId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    agent = await api.tokenOf("agent@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
  });
  afterAll(() => api.close());

  const addLead = async (values: Partial<typeof leads.$inferInsert> = {}) => {
    const [lead] = await asSystem(api.services.database)
      .insert(leads)
      .values({ firstName: "Zoë", lastName: "Quill", phone: "3055550142", agentId, ...values })
      .returning();
    return lead?.id ?? "";
  };
  const addCustomer = async () => {
    const [customer] = await asSystem(api.services.database)
      .insert(customers)
      .values({
        firstName: "Omar",
        lastName: "Lee",
        email: "omar@example.com",
        phone: "3055550143",
        dob: "1990-05-01",
        sex: "M",
        usCitizen: true,
        comment: "New",
        statusId: entryId("customerStatus", "PROSPECT"),
        agentId,
        createdByAgentId: agentId,
      })
      .returning();
    return customer?.id ?? "";
  };
  /** Does something minutes later. Sessions would end if the clock stayed there. */
  const later = async (minutes: number, work: () => Promise<void>) => {
    const { now } = api.time;
    api.time.now = new Date(now.getTime() + minutes * 60_000);
    await work();
    api.time.now = now;
  };
  const read = async (path: string, token = agent) => api.send(`/api/${path}/quote`, { token });
  const openFrom = async (path: string, token = agent) =>
    api.send(`/api/${path}/quote/open`, { method: "POST", token, body: {} });
  const codeOf = async (response: Response) => {
    const { url } = responses["quoteRecords.openForLead"].response.parse(await response.json());
    expect(url).toMatch(/^\/self-enroll\/#record=[\w-]{22}$/);
    return url.split("=")[1] ?? "";
  };
  const visit = async (code: string) => api.send("/api/Quote/links/open", { method: "POST", body: { code } });
  const opened = async (path: string) =>
    quoteSchemas["quote.openLink"].response.parse(
      await (await visit(await codeOf(await openFrom(path)))).json(),
    );
  const save = (saveKey: string | null, body = quote) =>
    api.send("/api/Quote/links/save", { method: "POST", body: { saveKey, quote: body } });

  it("start with what is known: a lead's ZIP code and birth date", async () => {
    const path = `Leads/${await addLead({ zipCode: "33134", dob: "1986-05-01", sex: "F" })}`;
    const { quote: started, saveKey } = await opened(path);
    expect(saveKey).toMatch(/^[\w-]{22}$/);
    expect(started).toMatchObject({
      place: { zip: "33134", countyfips: "12086", state: "FL" },
      applicants: [{ name: "Zoë", dob: "1986-05-01", gender: "Female", relation: "self" }],
      household: { members: 1, income: 10_000 },
    });
    // A state with a marketplace of its own: the quote tool asks for the ZIP code and names it.
    expect((await opened(`Leads/${await addLead({ zipCode: "90001" })}`)).quote.place).toEqual({
      zip: "90001",
      countyfips: "",
      state: "",
    });
    expect((await opened(`Leads/${await addLead()}`)).quote.place).toEqual({
      zip: "33134",
      countyfips: "",
      state: "",
    });
    expect((await opened(`Customer/${await addCustomer()}`)).quote.applicants).toMatchObject([
      { name: "Omar", dob: "1990-05-01", gender: "Male" },
    ]);
  });

  it.each([
    ["a lead", async () => `Leads/${await addLead()}`],
    ["a customer", async () => `Customer/${await addCustomer()}`],
  ])("are stored by the agent who opened %s, and shown and opened again", async (_what, add) => {
    const path = await add();
    const { saveKey } = await opened(path);
    expect((await save(saveKey)).status).toBe(204);
    const record = responses["quoteRecords.ofLead"].response.parse(await (await read(path)).json());
    expect(record).toMatchObject({ quote, consent: null, createdBy: expect.any(String) });
    expect((await opened(path)).quote).toEqual(quote);
    expect((await save("x".repeat(22))).status).toBe(404);
    await later(13 * 60, async () => expect((await save(saveKey)).status).toBe(404));
  });

  it("open once, within five minutes, and their codes are stored only as hashes", async () => {
    const path = `Leads/${await addLead()}`;
    const code = await codeOf(await openFrom(path));
    const statuses = await Promise.all([visit(code), visit(code), visit(code)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    const late = await codeOf(await openFrom(path));
    await later(6, async () => expect((await visit(late)).status).toBe(404));
    expect((await visit("not-a-code")).status).toBe(422);
    const stored = await api.services.database.select({ hash: quoteLinks.codeHash }).from(quoteLinks);
    expect(stored.some(({ hash }) => hash === code)).toBe(false);
  });

  it("are sent by SMS or email in the client's language, once in ten minutes, and can't be changed by the client", async () => {
    const id = await addLead({ phone: "3055550199" });
    const send = (body: object) =>
      api.send(`/api/Leads/${id}/quote/send`, { method: "POST", token: agent, body });
    expect((await send({ by: "mail" })).status).toBe(422);
    expect((await send({ by: "sms", language: "es" })).status).toBe(200);
    const { database } = api.services;
    const [sms] = await database.select().from(outbox).where(eq(outbox.recipient, "3055550199"));
    expect(sms?.body).toMatch(
      /^Portico: su cotización .*http:\/\/portico\.test\/self-enroll\/\?lang=es#quote=[\w-]{22}$/,
    );
    expect(sms?.body).not.toMatch(/Zoë|Quill|33134/);
    const code = sms?.body.split("=").at(-1) ?? "";
    expect(await (await visit(code)).json()).toMatchObject({ saveKey: null });
    const again = await send({ by: "mail", email: "zoe@example.com" });
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    const customer = await addCustomer();
    const mailed = await api.send(`/api/Customer/${customer}/quote/send`, {
      method: "POST",
      token: agent,
      body: { by: "mail" },
    });
    expect(await mailed.json()).toMatchObject({ recipient: "omar@example.com" });
    const events = await database
      .select({ result: audit.result })
      .from(audit)
      .where(eq(audit.data1, `leads/${id}`))
      .orderBy(desc(audit.sequenceNumber));
    expect(events[0]?.result).toBe("sent by SMS");
  });

  it("of others' leads and customers don't exist for an agent", async () => {
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Lead", "view.Customer"],
      isAgent: true,
    });
    const other = await api.tokenOf(email);
    for (const path of [`Leads/${await addLead()}`, `Customer/${await addCustomer()}`]) {
      expect((await read(path, other)).status).toBe(404);
      expect((await openFrom(path, other)).status).toBe(404);
      const sent = await api.send(`/api/${path}/quote/send`, {
        method: "POST",
        token: other,
        body: { by: "sms" },
      });
      expect(sent.status).toBe(404);
    }
  });
});
