import { randomUUID } from "node:crypto";
import { contactSchemas } from "@portico/contract/features/people/contacts.schemas";
import { and, eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { contactBody, contactCalls } from "../../../../test/contact-calls.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { agents, audit, contactEmails } from "../../../db/schema/index.ts";
import { demoPassword } from "../../../demo/accounts.ts";
import { entryId } from "../../../reference/seed.ts";

const responseSchema = contactSchemas["contacts.get"].response;

describe.each(databaseKinds)("contacts on $name", (kind) => {
  let api: TestApi;
  let calls: ReturnType<typeof contactCalls>;
  beforeAll(async () => {
    api = await openApi(kind);
    calls = contactCalls(api);
  });
  afterAll(() => api.close());

  describe("whose", () => {
    it.each([
      ["a customer", ["customer"], 404, 404],
      ["an agent", ["agent"], 404, 404],
      ["a user without a role", [], 404, 404],
      ["a security administrator", ["securityadmin"], 200, 403],
      ["an administrator", ["administrator"], 200, 200],
    ] as const)(
      "returns another user's contact to %s according to their rights",
      async (_who, roles, reads, writes) => {
        const [other, caller] = [await calls.make({ isAgent: true }), await calls.make({ roles })];
        const before = await calls.read(other.contactId, other.token);
        expect((await api.send(calls.path(other.contactId), caller)).status).toBe(reads);
        expect((await calls.put(other.contactId, caller.token)).status).toBe(writes);
        const after = await calls.read(other.contactId, other.token);
        if (writes !== 200) expect(after).toEqual(before);
        // Users always have access to their own contact.
        expect((await api.send(calls.path(caller.contactId), caller)).status).toBe(200);
      },
    );

    it("gives the same response for hidden and missing contacts", async () => {
      const [other, caller] = [await calls.make(), await calls.make({ roles: ["agent"] })];
      const responses = await Promise.all(
        [other.contactId, other.userId, randomUUID()].map(async (id) => {
          const response = await api.send(calls.path(id), caller);
          return `${response.status} ${await response.text()}`;
        }),
      );
      expect(new Set(responses).size).toBe(1);
      expect(
        (await calls.put(randomUUID(), (await calls.make({ roles: ["administrator"] })).token)).status,
      ).toBe(404);
      expect((await api.send(calls.path("me"), caller)).status).toBe(422);
    });
  });

  it("returns what was saved, with phone numbers as ten digits, and entries in order", async () => {
    const own = await calls.make();
    const phones = ["+1 305-555-0142", "7865550101", "(954) 555-0100"].map((phone) => ({
      phone,
      purposes: [],
    }));
    const saved = responseSchema.parse(await (await calls.put(own.contactId, own.token, { phones })).json());
    expect(saved).toMatchObject({ ...contactBody, id: own.contactId, version: 2, phones: expect.anything() });
    expect(saved.phones.map(({ phone }) => phone)).toEqual(["3055550142", "7865550101", "9545550100"]);
    expect(await calls.read(own.contactId, own.token)).toEqual(saved);
  });

  it("replaces all entries, and only those of the contact", async () => {
    const [own, other] = [await calls.make(), await calls.make()];
    await calls.put(other.contactId, other.token);
    await calls.put(own.contactId, own.token);
    const emails = [{ email: "new@example.com", purposes: [] }];
    await calls.put(own.contactId, own.token, { emails, phones: [], addresses: [] });
    expect(await calls.read(own.contactId, own.token)).toMatchObject({ emails, phones: [], addresses: [] });
    expect((await calls.read(other.contactId, other.token)).emails).toEqual(contactBody.emails);
  });

  it("returns both versions if another user changed the contact meanwhile, and keeps that change", async () => {
    const own = await calls.make();
    await calls.put(own.contactId, own.token, {}, 1);
    const response = await calls.put(own.contactId, own.token, { firstName: "Lucy", emails: [] }, 1);
    expect(response.status).toBe(412);
    const current = await calls.read(own.contactId, own.token);
    expect(await response.json()).toMatchObject({ stale: { sentVersion: 1, currentVersion: 2, current } });
    expect(current).toMatchObject({ firstName: "Lucía", emails: contactBody.emails });
  });

  it("accepts one of many simultaneous changes of the same version", async () => {
    const own = await calls.make();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        calls.put(
          own.contactId,
          own.token,
          { emails: [{ email: `n${index}@example.com`, purposes: [] }] },
          1,
        ),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(5);
    const rows = await api.services.database
      .select()
      .from(contactEmails)
      .where(eq(contactEmails.contactId, own.contactId));
    expect(rows).toHaveLength(1);
  });

  it("doesn't change the agent record if a user saves another NPN and name", async () => {
    const own = await calls.make({ roles: ["agent"], isAgent: true });
    const rows = () => api.services.database.select().from(agents).where(eq(agents.contactId, own.contactId));
    const before = await rows();
    expect((await calls.put(own.contactId, own.token)).status).toBe(200);
    expect(await rows()).toEqual(before);
    const signedIn = await api.send("/identity/login", {
      method: "POST",
      body: { user: own.email, pass: demoPassword },
    });
    const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
    // The token must not contain an NPN that the user entered.
    expect(decodeJwt(token)).toMatchObject({ NPN: null, name: "Lucía Márquez" });
  });

  it("audits a change without the changed values", async () => {
    const own = await calls.make();
    await calls.put(own.contactId, own.token);
    const records = await api.services.database
      .select()
      .from(audit)
      .where(and(eq(audit.createdBy, own.userId), eq(audit.category, "contact")));
    expect(records).toMatchObject([{ data1: `contacts/${own.contactId}`, result: "changed" }]);
    expect(JSON.stringify(records)).not.toMatch(/Lucía|Márquez|example|3055550142|\(305\)|Palm|17654321/);
  });

  it("have all demo users with the data for a profile and the telephony frame", async () => {
    const token = await api.tokenOf("agent@portico.test");
    const { contactId, NPN } = z.object({ contactId: z.uuid(), NPN: z.string() }).parse(decodeJwt(token));
    const contact = await calls.read(contactId, token);
    expect(contact.NPN).toBe(NPN);
    expect(contact.emails[0]?.email).toBe("agent@portico.test");
    const purposes = contact.phones.flatMap((phone) => phone.purposes.map(({ purposeId }) => purposeId));
    expect(purposes).toContain(entryId("phonePurpose", "FAX"));
    // Existing contacts are valid form values.
    const { id: _id, version, ...form } = contact;
    expect((await calls.put(contactId, token, form, version)).status).toBe(200);
  });
});
