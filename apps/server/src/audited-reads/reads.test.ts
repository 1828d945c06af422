import { noteEntities } from "@portico/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { asOwner } from "../../test/past-audit.ts";
import { audit, notes, policies, users } from "../db/schema/index.ts";
import { newFileKey } from "../storage/storage.ts";

describe.each(databaseKinds)("auditing reads of personal data, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  let agent: string;
  let adminId: string;
  let agentId: string;
  let policyId: string;
  let othersContact: string;
  let ownContact: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const { database } = api.services;
    [admin, agent] = [await api.tokenOf("admin@portico.test"), await api.tokenOf("agent@portico.test")];
    const account = async (email: string) => {
      const [found] = await database.select().from(users).where(eq(users.email, email));
      return { id: found?.id ?? "", contactId: found?.contactId ?? "" };
    };
    ({ id: adminId, contactId: ownContact } = await account("admin@portico.test"));
    ({ id: agentId, contactId: othersContact } = await account("agent@portico.test"));
    const [policy] = await database.select({ id: policies.id }).from(policies).limit(1);
    policyId = policy?.id ?? "";
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.reads.flush();
    await asOwner(api.services.database, (owner) =>
      owner.delete(audit).where(inArray(audit.category, ["read", "denied", "export"])),
    );
  });

  const get = async (path: string, token = admin, headers: Record<string, string> = {}) => {
    const response = await api.send(path, { token, headers });
    await response.arrayBuffer();
    return response.status;
  };
  const records = async (by = adminId) => {
    await api.reads.flush();
    const found = await api.services.database
      .select()
      .from(audit)
      .where(and(eq(audit.createdBy, by), inArray(audit.category, ["read", "denied", "export"])))
      .orderBy(asc(audit.occurredAt), asc(audit.data1));
    return found.map(({ category, data1, data2, result, count }) => ({
      category,
      data1,
      data2,
      result,
      count,
    }));
  };
  const filtersIn = async () => {
    const described = z.object({ filters: z.record(z.string(), z.string()) });
    return (await records()).map(({ data2 }) => described.parse(JSON.parse(data2 ?? "")).filters);
  };

  it("records the row's ID for a detail with a date of birth", async () => {
    await get(`/api/Policies/detail/${policyId}`);
    expect(await records()).toEqual([
      { category: "read", data1: `policies.detail/${policyId}`, data2: null, result: "read", count: 1 },
    ]);
  });

  it("records other users' contacts, but not the caller's own", async () => {
    await get(`/api/Contacts/${ownContact}`);
    expect(await records()).toEqual([]);
    await get(`/api/Contacts/${othersContact}`);
    expect(await records()).toMatchObject([{ data1: `contacts.get/${othersContact}`, result: "read" }]);
  });

  it("records the row returned with a version conflict", async () => {
    const contact = z.looseObject({}).parse(await api.read(`/api/Contacts/${othersContact}`, admin));
    const { id: _, version: __, ...body } = contact;
    await api.reads.flush();
    const stale = await api.send(`/api/Contacts/${othersContact}`, {
      method: "PUT",
      token: admin,
      headers: { "if-match": '"999"' },
      body,
    });
    expect(stale.status).toBe(412);
    expect(await records()).toMatchObject([
      { data1: `contacts.get/${othersContact}` },
      { data1: `contacts.update/${othersContact}`, result: "read" },
    ]);
  });

  it("records downloads of note attachments", async () => {
    const docKey = newFileKey("notes");
    const [note] = await asSystem(api.services.database)
      .insert(notes)
      .values({
        noteBody: "With a file",
        entityId: policyId,
        entityMetadataId: noteEntities.policy,
        docKey,
        docName: "card.txt",
        docMime: "text/plain",
        docSize: 1,
      })
      .returning();
    await api.services.storage.put(docKey, Buffer.from("x"), "text/plain");
    expect(await get(`/api/Notes/${note?.id}`)).toBe(200);
    expect(await records()).toMatchObject([{ data1: `notes.download/${note?.id}`, result: "read" }]);
  });

  it("records lists by the personal columns shown, and nothing if none is shown, sorted, or filtered", async () => {
    await get("/api/Policies?columns=policyNumber,state&state=TX&sort=policyNumber");
    expect(await records()).toEqual([]);
    await get("/api/Policies?columns=dob,policyNumber&state=TX");
    expect(await records()).toEqual([
      {
        category: "read",
        data1: "policies.list",
        data2: '{"fields":["dob"],"filters":{"state":"TX"}}',
        result: "read",
        count: 1,
      },
    ]);
  });

  it.each([
    "/api/Policies?columns=policyNumber&fromDob=1980-01-01",
    "/api/Policies?columns=policyNumber&insuredName=mart",
    "/api/Policies?columns=policyNumber&sort=lastName",
    "/api/PolicyNonPaid?columns=policyNumber&sort=insuredName",
    "/api/LostPolicy",
    "/api/Contacts/simplified?name=a",
  ])("records responses that reveal personal data: %s", async (path) => {
    expect(await get(path)).toBe(200);
    expect(await records()).toMatchObject([{ category: "read", result: "read", count: 1 }]);
  });

  it("records counts filtered by a personal field", async () => {
    const body = { endpoint: "policies.list", filters: { insuredName: "a" } };
    await api.send("/api/Selections", { method: "POST", token: admin, body });
    await api.send("/api/Selections", { method: "POST", token: admin, body: { ...body, filters: {} } });
    const check = { ...body, ids: [policyId] };
    await api.send("/api/Selections/check", { method: "POST", token: admin, body: check });
    expect((await records()).map(({ data1 }) => data1).toSorted()).toEqual([
      "selections.check/policies.list",
      "selections.create/policies.list",
    ]);
  });

  it("groups equal reads of a batch into one row with count, first, and last time", async () => {
    const start = api.time.now;
    for (const seconds of [0, 1, 3]) {
      api.time.now = new Date(start.getTime() + seconds * 1000);
      await get(`/api/Policies/detail/${policyId}`);
    }
    await api.reads.flush();
    const [row] = await api.services.database.select().from(audit).where(eq(audit.category, "read"));
    expect(row).toMatchObject({ count: 3, occurredAt: start, lastOccurredAt: api.time.now });
    api.time.now = start;
  });

  it("stores personal filter values as keyed hashes that are the same for the same search", async () => {
    await get("/api/Policies?insuredName=Mart%C3%ADnez&state=FL");
    const [first] = await filtersIn();
    expect(first).toEqual({
      insuredName: expect.stringMatching(/^h1\.[0-9a-f]{16}\.[\w-]{22}$/),
      state: "FL",
    });
    await get("/api/PolicyNonPaid?insuredName=MART%C3%8DNEZ");
    expect((await filtersIn())[1]).toEqual({ insuredName: first?.insuredName });
    await get("/api/LostPolicy?insuredName=Smith");
    expect(new Set((await filtersIn()).map(({ insuredName }) => insuredName)).size).toBe(2);
  });

  it("stores an export's filter values, with personal ones hashed", async () => {
    await get("/api/Policies?insuredName=Mart%C3%ADnez&state=FL", admin, { accept: "text/csv" });
    await get("/api/Policies?insuredName=mart%C3%ADnez");
    const [one, other] = await filtersIn();
    expect(one?.insuredName).toBe(other?.insuredName);
    expect([one?.state, other?.state].toSorted()).toEqual(["FL", undefined]);
    expect((await records()).map(({ category }) => category).toSorted()).toEqual(["export", "read"]);
    expect(JSON.stringify(await records())).not.toMatch(/mart[ií]nez/i);
  });

  it("records denied reads by endpoint only, whatever IDs were requested", async () => {
    for (const id of [policyId, adminId, agentId]) {
      expect(await get(`/api/GeneralConfig/screens/${id}`, agent)).toBe(403);
      expect(await get(`/api/Policies/detail/${id.replace(/^./, "0")}`, agent)).toBe(404);
    }
    expect((await records(agentId)).toSorted((a, b) => a.category.localeCompare(b.category))).toEqual([
      { category: "denied", data1: "screens.get", data2: null, result: "denied", count: 3 },
      { category: "read", data1: "policies.detail", data2: null, result: "not found", count: 3 },
    ]);
  });

  it("records requests denied by a handler", async () => {
    const body = { endpoint: "screens.list", filters: {} };
    expect(
      (
        await api.send("/api/Selections/check", {
          method: "POST",
          token: agent,
          body: { ...body, ids: [policyId] },
        })
      ).status,
    ).toBe(403);
    expect(await records(agentId)).toMatchObject([{ category: "denied", data1: "selections.check" }]);
  });
});
