import { callConsentVersion } from "@portico/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { withPartnerBrand } from "../../../../test/partner-brand.ts";
import { quoteHousehold, quotePerson } from "../../../../test/quote-household.ts";
import { requestFrom } from "../../../../test/request-from.ts";
import { audit, leads, quoteRecords, rateLimits, statusChanges } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

const household = quoteHousehold([quotePerson(40, { name: "Ana", gender: "Female" })], 40_000);
const quote = {
  ...household,
  plansSelected: [{ id: "99002FL0020001", name: "Bronze Saver 9000", issuer: "Demo Health", premium: 39.15 }],
};

describe.each(bothDatabases)("visitors who ask to be called, on $name", (kind) => {
  let api: TestApi;
  let unused = 0;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const newPhone = () => `786555${String(unused++).padStart(4, "0")}`;
  const bodyOf = (phone: string, more: object = {}) => ({
    ...{ name: "Ana Ríos", phone, consent: true, language: "es", quote },
    ...more,
  });
  let lastAddress = 0;
  const newAddress = () => `198.51.100.${++lastAddress}`;
  const send = (body: object, address = newAddress(), origin = "") =>
    api.app.request(
      `${origin}/api/Quote/leads`,
      {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": "Test browser" },
        body: JSON.stringify(body),
      },
      requestFrom(address),
    );
  const leadsOf = (phone: string) => api.services.database.select().from(leads).where(eq(leads.phone, phone));
  const recordsOf = (leadId = "") =>
    api.services.database.select().from(quoteRecords).where(eq(quoteRecords.leadId, leadId));

  it("become new leads with the quote, the consent, a status and an audit event", async () => {
    const phone = newPhone();
    const address = newAddress();
    expect((await send(bodyOf(`(${phone.slice(0, 3)}) ${phone.slice(3)}`), address)).status).toBe(204);
    const [lead] = await leadsOf(phone);
    expect(lead).toMatchObject({
      firstName: "Ana",
      lastName: "Ríos",
      sex: "F",
      state: "FL",
      zipCode: "33134",
      plan: "Bronze Saver 9000",
      agentId: null,
      statusId: entryId("leadStatus", "NEW"),
    });
    expect(await recordsOf(lead?.id)).toMatchObject([
      {
        quote,
        createdBy: null,
        visitorName: "Ana Ríos",
        consentVersion: callConsentVersion,
        consentBrand: "Portico",
        consentLanguage: "es",
        consentIpAddress: address,
        consentUserAgent: "Test browser",
      },
    ]);
    const { database } = api.services;
    expect(
      await database
        .select()
        .from(statusChanges)
        .where(eq(statusChanges.entityId, lead?.id ?? "")),
    ).toMatchObject([{ comment: "Asked to be called in the quote tool", createdBy: null, endDate: null }]);
    expect(
      await database
        .select()
        .from(audit)
        .where(and(eq(audit.data1, `leads/${lead?.id}`), eq(audit.result, "asked to be called"))),
    ).toHaveLength(1);
  });

  it("are one lead if they ask twice before anyone calls, and a new one afterwards", async () => {
    const phone = newPhone();
    await send(bodyOf(phone, { quote: undefined }));
    await send(bodyOf(phone, { name: "Ana María Ríos" }));
    const [lead, ...others] = await leadsOf(phone);
    expect(others).toEqual([]);
    const records = await recordsOf(lead?.id);
    expect(records.map(({ quote: stored, visitorName }) => [stored !== null, visitorName])).toEqual([
      [false, "Ana Ríos"],
      [true, "Ana María Ríos"],
    ]);
    expect(
      await api.services.database
        .select()
        .from(audit)
        .where(and(eq(audit.data1, `leads/${lead?.id}`), eq(audit.result, "asked to be called again"))),
    ).toMatchObject([{ category: "lead", createdBy: null, data2: "quote" }]);
    const token = await api.tokenOf("admin@portico.test");
    expect(await api.read(`/api/Leads/${lead?.id}/quote`, token)).toMatchObject({
      visitorName: "Ana María Ríos",
      consent: { brand: "Portico", version: callConsentVersion, language: "es" },
    });
    await api.send(`/api/Leads/${lead?.id}`, {
      method: "PATCH",
      token,
      body: { statusId: entryId("leadStatus", "SOLD") },
    });
    await send(bodyOf(phone));
    expect(await leadsOf(phone)).toHaveLength(2);
  });

  it("agree to be called by the brand of the host, whatever they send", async () => {
    const phone = newPhone();
    await withPartnerBrand(api.services, async () => {
      expect((await send(bodyOf(phone), newAddress(), "http://harbor.example.com")).status).toBe(204);
    });
    const [lead] = await leadsOf(phone);
    expect((await recordsOf(lead?.id)).map(({ consentBrand }) => consentBrand)).toEqual(["Harbor"]);
    expect((await send(bodyOf(newPhone(), { brand: "Other" }))).status).toBe(422);
  });

  it("leave nothing if they are robots that fill the hidden field, and can't tell", async () => {
    const phone = newPhone();
    expect((await send(bodyOf(phone, { website: "https://spam.example" }))).status).toBe(204);
    expect(await leadsOf(phone)).toEqual([]);
  });

  it.each([
    [{ consent: false }, "consent"],
    [{ phone: "12" }, "phone"],
    [{ name: " " }, "name"],
    [{ quote: { ...quote, applicants: [quotePerson(12)] } }, "applicants.0.age"],
    [{ agentId: "x" }, "agentId"],
  ])("are told what is wrong: %j", async (change, field) => {
    const response = await send(bodyOf(newPhone(), change));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(Array) } });
  });

  it("are limited to five per address: of 1,000 posts all others get 429, and other visitors pass", async () => {
    const address = newAddress();
    const phones = Array.from({ length: 1_000 }, newPhone);
    const statuses: number[] = [];
    for (let from = 0; from < phones.length; from += 50) {
      const some = phones.slice(from, from + 50).map((phone) => send(bodyOf(phone), address));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(995);
    const refused = await send(bodyOf(newPhone()), address);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = newPhone();
    expect((await send(bodyOf(other))).status).toBe(204);
    expect(await leadsOf(other)).toHaveLength(1);
    // Addresses are counted as keyed hashes.
    const counted = await api.services.database.select().from(rateLimits);
    expect(counted.length > 0 && counted.every(({ key }) => !key.includes("198.51"))).toBe(true);
  });
});
