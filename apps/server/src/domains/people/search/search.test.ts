import { searchSchemas } from "@portico/contract/features/people/search.schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { makeOwnPolicies } from "../../../../test/own-policies.ts";
import { refusal } from "../../../../test/responses.ts";
import { audit, customers, leads } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

const response = searchSchemas["search.records"].response;

describe.each(bothDatabases)("the search of the command palette, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  let agent: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
    agent = await api.tokenOf("agent@portico.test");
    const { database } = api.services;
    const agentId = await agentOf(database, "agent@portico.test");
    const person = { firstName: "Ágata", lastName: "Zzyzx", phone: "9075550142" };
    const owner = { agentId, createdByAgentId: agentId, statusId: entryId("customerStatus", "ACTIVE") };
    await asSystem(database)
      .insert(customers)
      .values({ ...owner, ...person, sex: "F", comment: "", usCitizen: true, email: "agata@example.com" });
    await asSystem(database)
      .insert(leads)
      .values({ ...person, lastName: "Zzyzx-Lee", statusId: entryId("leadStatus", "NEW") });
    await makeOwnPolicies(api.services, { agentId, prefix: "ZZYZX", wishes: { inForce: 7 } });
  });
  afterAll(() => api.close());

  const send = (search: string, token = admin) =>
    api.send("/api/Search", { method: "POST", token, body: { search } });
  const find = async (search: string, token = admin) => {
    const { groups } = response.parse(await (await send(search, token)).json());
    return groups;
  };

  it("returns each kind with what tells records apart, up to five of each", async () => {
    const groups = await find("zzyzx");
    expect(groups.map((group) => [group.kind, group.records.length, group.hasMore])).toEqual([
      ["customer", 1, false],
      ["policy", 5, true],
      ["lead", 1, false],
    ]);
    expect(groups[0]?.records).toMatchObject([
      {
        name: "Ágata Zzyzx",
        details: "agata@example.com · (907) 555-0142",
        search: "Ágata Zzyzx (907) 555-0142",
      },
    ]);
    expect(groups[1]?.records[0]).toMatchObject({
      name: "Ada Byron",
      details: expect.stringMatching(/^ZZYZX-001 · /),
    });
  });

  it("finds records by name in any order, without accents, and by phone", async () => {
    for (const search of ["Zzyzx, Agata", "agata zz", "(907) 555-0142 agata"])
      expect(
        (await find(search)).map((group) => group.kind),
        search,
      ).toEqual(["customer", "lead"]);
  });

  it("returns only kinds and rows that the caller can see", async () => {
    // The lead has no agent.
    expect((await find("zzyzx", agent)).map((group) => group.kind)).toEqual(["customer", "policy"]);
    const other = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Customer", "view.Policy", "view.Lead"],
      isAgent: true,
    });
    expect(await find("zzyzx", await api.tokenOf(other.email))).toEqual([]);
    const kindsOf = async (email: string, search: string) =>
      (await find(search, await api.tokenOf(email))).map((group) => group.kind);
    expect(await kindsOf("security@portico.test", "portico.test")).toEqual(["user"]);
    expect(await kindsOf("norole@portico.test", "portico.test")).toEqual([]);
    expect((await api.send("/api/Search", { method: "POST", body: { search: "zzyzx" } })).status).toBe(401);
  });

  it("finds its records in their lists", async () => {
    const [customer] = await find("zzyzx agata");
    const [record] = customer?.records ?? [];
    const listed = await api.send("/api/Customer/CustomerView/search", {
      method: "POST",
      token: admin,
      body: { search: record?.search },
    });
    expect(await listed.json()).toMatchObject({ totalRecords: 1, data: [{ id: record?.id }] });
  });

  it("rejects a text of one character", async () => {
    const rejected = await send(" z ");
    expect(rejected.status).toBe(422);
    expect(refusal.parse(await rejected.json()).message).toContain("at least 2 characters");
  });

  it("is audited without the text", async () => {
    await find("zzyzx agata");
    await api.reads.flush();
    const rows = await api.services.database.select().from(audit);
    const own = rows.filter(({ data1 }) => data1 === "search.records");
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(({ data2 }) => data2).join()).toContain('"search"');
    expect(own.map(({ data2 }) => data2?.toLowerCase()).join()).not.toContain("zzyzx");
  });
});
