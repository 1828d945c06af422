import { randomUUID } from "node:crypto";
import { noteEntities } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { marketplaceApplications as applications, notes, users } from "../../db/schema/index.ts";

const entityMetadataId = noteEntities.application;

describe.each(databaseKinds)("notes on a marketplace application, on $name", (kind) => {
  let api: TestApi;
  let id: string;
  let rowId: string;
  let agent: Awaited<ReturnType<typeof make>>;
  beforeAll(async () => {
    api = await openApi(kind);
    const [application] = await api.services.database.select().from(applications).limit(1);
    if (!application) throw new Error("There is no application.");
    ({ exchangeAssignedId: id, id: rowId } = application);
    agent = await make({ isAgent: true });
    await asSystem(api.services.database)
      .update(applications)
      .set({ agentId: agent.agentId, agentSaleId: null })
      .where(eq(applications.id, rowId));
  });
  afterAll(() => api.close());

  const make = async (options: Parameters<typeof makeAccount>[1]) => {
    const account = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Application"],
      ...options,
    });
    return { ...account, token: await api.tokenOf(account.email) };
  };
  const list = (token: string, entityId = id) =>
    api.send(`/api/Notes/${entityId}/${entityMetadataId}`, { token });
  const create = (token: string, entityId = id, doc?: File) => {
    const form = new FormData();
    form.set("noteBody", "Called the applicant.");
    form.set("entityId", entityId);
    form.set("entityMetadataId", entityMetadataId);
    if (doc) form.set("doc", doc);
    return api.send("/api/Notes", { method: "POST", token, body: form });
  };
  const { response: note } = schemasOf("notes.create");
  const { response: page } = schemasOf("notes.list");

  it("are written, listed and downloaded by its agent, under the ID of the Marketplace", async () => {
    const created = await create(agent.token, id, new File(["A letter."], "letter.txt"));
    const written = note.parse(await created.json());
    expect(written).toMatchObject({ noteBody: "Called the applicant.", entityId: id, docName: "letter.txt" });
    const found = page.parse(await (await list(agent.token)).json());
    expect(found).toMatchObject({ totalRecords: 1, data: [written] });
    const [stored] = await api.services.database.select().from(notes).where(eq(notes.entityId, rowId));
    expect(stored).toMatchObject({ entityMetadataId });
    const file = await api.send(`/api/Notes/${stored?.id}`, { token: agent.token });
    expect(await file.text()).toBe("A letter.");
  });

  it("are visible to managers and to nobody else, not even its customer", async () => {
    const { database } = api.services;
    await create(agent.token, id, new File(["A letter."], "letter.txt"));
    const [stored] = await database.select().from(notes).where(eq(notes.entityId, rowId));
    const customer = await make({ roles: ["customer"], claims: [] });
    const claiming = await make({ roles: ["customer"], claims: ["view.Application", "admin.Application"] });
    for (const { userId } of [customer, claiming])
      await asSystem(database).update(users).set({ appId: id }).where(eq(users.id, userId));
    const people = {
      manager: [await make({ claims: ["admin.Application"] }), 200],
      "another agent": [await make({ isAgent: true }), 404],
      "an agent without the claim": [await make({ isAgent: true, claims: ["admin.Policy"] }), 404],
      customer: [customer, 404],
      "a customer with an agent's claims": [claiming, 404],
      administrator: [await make({ roles: ["administrator"] }), 404],
    } as const;
    expect((await api.send(`/api/application/${id}`, { token: customer.token })).status).toBe(200);
    for (const [who, [{ token }, status]] of Object.entries(people)) {
      expect((await list(token)).status, who).toBe(status);
      expect((await create(token)).status, who).toBe(status);
      expect((await api.send(`/api/Notes/${stored?.id}`, { token })).status, who).toBe(status);
    }
  });

  it("are not found under another ID", async () => {
    for (const other of ["4100000000", rowId, randomUUID()]) {
      expect((await list(agent.token, other)).status, other).toBe(404);
      expect((await create(agent.token, other)).status, other).toBe(404);
    }
    for (const other of ["%25", "a.b", "x".repeat(65)])
      expect((await list(agent.token, other)).status, other).toBe(422);
    const policy = `/api/Notes/${id}/${noteEntities.policy}`;
    expect((await api.send(policy, { token: agent.token })).status).toBe(422);
  });
});
