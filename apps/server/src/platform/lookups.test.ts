import { randomUUID } from "node:crypto";
import { typeGuids } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { agents, contacts, visibility } from "../db/schema/index.ts";

const choices = z.array(z.looseObject({ name: z.string() }));

describe.each(databaseKinds)("lookups on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("manager@portico.test");
  });
  afterAll(() => api.close());

  const namesOf = async (path: string) => {
    const response = choices.parse(await api.read(`/api${path}`, token));
    return response.map(({ name }) => name);
  };

  it.each([
    // Those of the reference data, and two of the demo data that left the market.
    ["carriers.lookup", "/Carriers", 20 + 2],
    ["countries.lookup", "/Countries", 249],
    ["states.lookup", "/States", 56],
    ["counties.lookup", "/Counties", 67 + 254],
    ["agents.lookup", "/Agent/simplified", 41],
    ["types.lookup", `/TypeGeneric/${typeGuids.policyStatus}`, 8],
    // The demo data has a tenth without a name.
    ["types.lookup", `/TypeGeneric/${typeGuids.lostStatus}`, 9],
  ] as const)("returns %s in the contract's format, sorted by name", async (id, path, count) => {
    const response = await api.read(`/api${path}`, token);
    expect(schemasOf(id).response.parse(response)).toEqual(response);
    const names = await namesOf(path);
    expect(names).toHaveLength(count);
    expect(names).toEqual([...names].sort());
  });

  it("filters counties by state, and cities by state and county", async () => {
    expect(await namesOf("/Counties?state=fl")).toHaveLength(67);
    const orange = await namesOf("/Cities?state=FL&county=Orange");
    expect(orange).toContain("Orlando");
    expect(orange).not.toContain("Miami");
    expect(await namesOf("/Cities?county=Orange")).not.toEqual(orange);
    expect(await namesOf("/Cities?state=NY")).toEqual([]);
    expect(await namesOf("/Counties?state=fl&state=TX")).toHaveLength(67 + 254);
    expect(await api.read("/api/Cities?state=FL&county=Orange", token)).toContainEqual(
      expect.objectContaining({ name: "Orlando", county: "Orange" }),
    );
  });

  it("finds agents by any part of their name, ignoring case, up to a hundred", async () => {
    const { database } = api.services;
    expect(await namesOf("/Agent/simplified?name=ANDRA%20R")).toEqual(["Alejandra Ríos"]);
    expect(await namesOf("/Agent/simplified?name=%25")).toEqual([]);
    const people = Array.from({ length: 101 }, (_, at) => ({ id: randomUUID(), lastName: `Found ${at}` }));
    await asSystem(database)
      .insert(contacts)
      .values(people.map((person) => ({ ...person, firstName: "Zoe" })));
    await asSystem(database)
      .insert(agents)
      .values(people.map(({ id, lastName }) => ({ name: `Zoe ${lastName}`, contactId: id })));
    const found = await namesOf("/Agent/simplified?name=zoe%20found");
    expect(found).toEqual([...found].sort());
    expect(found).toHaveLength(100);
    expect(await namesOf("/Agent/simplified?name=")).toHaveLength(41 + 101);
    await asSystem(database).delete(agents).where(like(agents.name, "Zoe Found %"));
  });

  it("finds only agents whose rows the caller may see, or all for administrators", async () => {
    const { database } = api.services;
    const own = "Alejandra Ríos";
    const seenBy = async (email: string) => {
      const found = choices.parse(await api.read("/api/Agent/simplified", await api.tokenOf(email)));
      return found.map(({ name }) => name);
    };
    expect(await seenBy("agent@portico.test")).toEqual([own]);
    for (const email of ["manager@portico.test", "admin@portico.test", "security@portico.test"])
      expect(await seenBy(email)).toHaveLength(41);
    const viewer = await makeAccount(database, { roles: ["agent"], claims: ["view.Lead"] });
    expect(await seenBy(viewer.email)).toEqual([]);
    const agentId = await agentOf(database, "agent@portico.test");
    await database.insert(visibility).values({ contactId: viewer.contactId, agentId, resourceId: "PTO" });
    expect(await seenBy(viewer.email)).toEqual([own]);
    await database
      .insert(visibility)
      .values({ contactId: viewer.contactId, agentId: "__all__", resourceId: "Lead" });
    expect(await seenBy(viewer.email)).toHaveLength(41);
  });

  it("returns the statuses of every kind of record", async () => {
    for (const guid of Object.values(typeGuids)) {
      expect((await namesOf(`/TypeGeneric/${guid}`)).length).toBeGreaterThan(0);
    }
    expect(await api.read(`/api/TypeGeneric/${typeGuids.offlineStatus}`, token)).toMatchObject([
      { name: "Assigned", code: "ASG" },
      { name: "New", code: "NEW" },
      { name: "Submitted", code: "SUB" },
      { name: "Void", code: "VOID" },
    ]);
  });

  it("returns 404 for an unknown type, and 422 for a malformed GUID", async () => {
    const unknown = "/api/TypeGeneric/00000000-0000-4000-8000-000000000000";
    expect((await api.send(unknown, { token })).status).toBe(404);
    expect((await api.send("/api/TypeGeneric/policyStatus", { token })).status).toBe(422);
  });
});
