import { favoriteSchemas } from "@portico/contract/features/screens/favorites.schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { favoriteRecords, leads, marketplaceApplications } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

const path = "/api/user/favorites/records";
const response = favoriteSchemas["favorites.records"].response;

describe.each(bothDatabases)("favorite records, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  let agentId: string;
  let leadId: string;
  const token = async () =>
    api.tokenOf(
      (await makeAccount(api.services.database, { roles: ["agent"], claims: ["view.Lead"], isAgent: true }))
        .email,
    );
  const read = async (caller: string) =>
    response.parse(await (await api.send(path, { token: caller })).json());
  const add = (caller: string, recordId = leadId, ofKind = "lead") =>
    api.send(path, { method: "POST", token: caller, body: { kind: ofKind, recordId } });
  const change = (values: Partial<typeof leads.$inferInsert>) =>
    asSystem(api.services.database).update(leads).set(values).where(eq(leads.id, leadId));

  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
    const [lead] = await asSystem(api.services.database)
      .insert(leads)
      .values({
        ...{ firstName: "Ada", lastName: "Byron", phone: "9075550143" },
        statusId: entryId("leadStatus", "NEW"),
        agentId,
      })
      .returning({ id: leads.id });
    leadId = lead?.id ?? "";
  });
  afterAll(() => api.close());

  it("have the name that the record has now, and stay until they are removed", async () => {
    expect((await add(admin)).status).toBe(204);
    await add(admin);
    await change({ lastName: "Lovelace" });
    const [favorite, ...others] = await read(admin);
    expect(others).toEqual([]);
    expect(favorite).toMatchObject({ kind: "lead", id: leadId, name: "Ada Lovelace" });
    expect(await api.services.database.select().from(favoriteRecords)).toEqual([
      expect.objectContaining({ kind: "lead", recordId: leadId }),
    ]);
    await api.send(`${path}/${favorite?.favoriteId}`, { method: "DELETE", token: await token() });
    expect(await read(admin)).toHaveLength(1);
    await api.send(`${path}/${favorite?.favoriteId}`, { method: "DELETE", token: admin });
    expect(await read(admin)).toEqual([]);
  });

  it("are hidden from users who can't see the record anymore", async () => {
    const agent = await api.tokenOf("agent@portico.test");
    await add(agent);
    expect(await read(agent)).toHaveLength(1);
    await change({ agentId: null });
    expect(await read(agent)).toEqual([]);
    await change({ agentId });
    expect(await read(agent)).toHaveLength(1);
  });

  it("can be applications at the Marketplace, which have its IDs", async () => {
    const [application] = await asSystem(api.services.database)
      .select()
      .from(marketplaceApplications)
      .limit(1);
    const id = application?.exchangeAssignedId ?? "";
    expect((await add(admin, id, "marketplaceApplication")).status).toBe(204);
    const [favorite] = await read(admin);
    expect(favorite).toMatchObject({ id, name: application?.customerName });
    await api.send(`${path}/${favorite?.favoriteId}`, { method: "DELETE", token: admin });
  });

  it("can't be added by users who can't see the record, or its kind", async () => {
    const other = await token();
    expect((await add(other)).status).toBe(404);
    expect((await add(other, leadId, "user")).status).toBe(404);
    expect((await add(admin, "00000000-0000-4000-8000-00000000dead")).status).toBe(404);
    expect((await add(admin, "not-an-id")).status).toBe(404);
    expect((await add(admin, leadId, "note")).status).toBe(422);
    expect(await read(other)).toEqual([]);
  });
});
