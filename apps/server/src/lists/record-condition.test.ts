import { endpoints, isRecordFilter, type ListId } from "@portico/contract";
import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import { allLists } from "../all-lists.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import { agents, marketplaceApplications as applications, carriers } from "../db/schema/index.ts";
import { businessClock } from "../time/business-clock.ts";
import { countRows } from "./count.ts";
import { bindList } from "./list.ts";
import { isNamedLike } from "./record-condition.ts";
import { visibleRows } from "./row-set.ts";

const caller = {
  ...{ sessionId: "", userId: "", contactId: null, agentId: null, hasOwnPassword: true },
  ...{ roles: ["agent", "administrator"], claims: ["hasFullAgentAccess"], grants: [] },
};
const clock = businessClock();

/** All filters by agent or carrier, of all lists. */
const recordFilters = Object.entries(endpoints).flatMap(([id, endpoint]) => {
  if (endpoint.kind !== "list") return [];
  return Object.entries(endpoint.filters).flatMap(([name, filter]) =>
    isRecordFilter(filter) ? [[id as ListId, name, filter.options] as const] : [],
  );
});

describe.each(bothDatabases)("a filter by agent or carrier, on $name", (kind) => {
  let opened: OpenDatabase;
  const names: Record<string, readonly { readonly id: string; readonly name: string }[]> = {};
  beforeAll(async () => {
    opened = await kind.open();
    names["agents.lookup"] = await opened.database.select({ id: agents.id, name: agents.name }).from(agents);
    names["carriers.lookup"] = await opened.database
      .select({ id: carriers.id, name: carriers.name })
      .from(carriers);
    // The Marketplace has other names for carriers.
    names["application.list carrier"] = await opened.database
      .selectDistinct({
        id: sql<string>`${applications.carrierName}`,
        name: sql<string>`${applications.carrierName}`,
      })
      .from(applications)
      .where(isNotNull(applications.carrierName));
  });
  afterAll(() => opened.close());

  const count = (id: ListId, filters: Record<string, string | readonly string[]>) =>
    countRows(opened.database, visibleRows(bindList(allLists[id], { clock }), caller, { filters }));

  it.each(recordFilters)("of %s, %s, takes IDs and parts of names", async (id, filter, lookup) => {
    const all = names[`${id} ${filter}`] ?? names[lookup] ?? [];
    const ofEach = await Promise.all(all.map((one) => count(id, { [filter]: one.id.toUpperCase() })));
    for (const part of ["HEALTH", "a", "ar", "Ríos"]) {
      const found = all.map(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
      const expected = ofEach.reduce((sum, rows, index) => sum + (found[index] ? rows : 0), 0);
      expect(await count(id, { [filter]: part }), part).toBe(expected);
    }
    const [one, other] = all.toSorted(
      (a, b) => (ofEach[all.indexOf(b)] ?? 0) - (ofEach[all.indexOf(a)] ?? 0),
    );
    if (!one || !other) throw new Error("There are no records.");
    const both = [one, other].reduce((sum, each) => sum + (ofEach[all.indexOf(each)] ?? 0), 0);
    expect(await count(id, { [filter]: [one.id, other.name.toLowerCase()] })).toBe(both);
    for (const none of ["no such name", "%", "_", "\\", crypto.randomUUID()])
      expect(await count(id, { [filter]: none }), none).toBe(0);
  });

  it("finds most rows of the demo data", async () => {
    const found = await Promise.all(recordFilters.map(([id, name]) => count(id, { [name]: "a" })));
    expect(found.filter((rows) => rows > 0).length).toBeGreaterThan(recordFilters.length / 2);
  });

  it("compares symbols as they are, and a whole name only with whole names", async () => {
    await asSystem(opened.database)
      .insert(carriers)
      .values(
        ["Zeta", "Zeta Plus", "Zeta 50% Off", "Zeta_1", "Zeta\\2", "Zéta, Inc."].map((name) => ({ name })),
      );
    const found = async (text: string) => {
      const rows = await rowsOf(
        opened.database,
        sql`select name from ${carriers} where ${isNamedLike(carriers, text)} order by name collate "C"`,
      );
      return rows.map(({ name }) => name);
    };
    expect(await found("zeta")).toEqual(["Zeta"]);
    expect(await found("eta ")).toEqual(["Zeta 50% Off", "Zeta Plus"]);
    expect(await found("0%")).toEqual(["Zeta 50% Off"]);
    expect(await found("a_")).toEqual(["Zeta_1"]);
    expect(await found("a\\2")).toEqual(["Zeta\\2"]);
    expect(await found("éta, I")).toEqual(["Zéta, Inc."]);
  });
});
