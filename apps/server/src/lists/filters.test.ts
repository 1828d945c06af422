import type { Filter } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundPolicies } from "../../test/bound-policies.ts";
import { bothDatabases } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/database.ts";
import { policies } from "../db/schema/index.ts";
import { countRows } from "./count.ts";
import type { BoundList } from "./list.ts";
import { rowsWhere, visibleRows } from "./row-set.ts";

const caller = {
  sessionId: "",
  userId: "",
  contactId: null,
  agentId: null,
  roles: [],
  claims: ["hasFullAgentAccess"],
  grants: [],
  hasOwnPassword: true,
};

/** The list of policies with one additional filter on the given source. */
function listWith(filter: Filter, source: BoundList["fields"][string]): BoundList {
  return {
    ...boundPolicies,
    fields: { ...boundPolicies.fields, looked: source },
    endpoint: { ...boundPolicies.endpoint, filters: { looked: filter } },
  };
}

const numberIs = (compare: "equal" | "from" | "to") => ({ kind: "number", compare }) as const;
const members = policies.numberOfMembers;
const monthOfStart = sql`extract(month from ${policies.effectiveDate})::int`;
const yearOfStart = sql`extract(year from ${policies.effectiveDate})::int`;
const hasTwo = sql`(${members} = 2)`;

describe.each(bothDatabases)("a filter on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  it.each<[string, Filter, BoundList["fields"][string], string, SQL]>([
    ["a number", numberIs("equal"), members, "2", sql`number_of_members = 2`],
    ["a number from", numberIs("from"), members, "2.5", sql`number_of_members >= 3`],
    ["a number up to", numberIs("to"), members, "2.5", sql`number_of_members <= 2`],
    ["a month", { kind: "month" }, monthOfStart, "1", sql`extract(month from effective_date) = 1`],
    ["a year", { kind: "year" }, yearOfStart, "2025", sql`extract(year from effective_date) = 2025`],
    ["yes", { kind: "yesNo" }, hasTwo, "true", sql`number_of_members = 2`],
    ["no", { kind: "yesNo" }, hasTwo, "false", sql`number_of_members <> 2`],
    ["a choice", { kind: "choice", values: ["TX", "FL"] }, policies.state, "TX", sql`state = 'TX'`],
    ["digits", { kind: "text" }, policies.zipCode, "33", sql`zip_code like '%33%'`],
    ["few letters", { kind: "text" }, policies.lastName, "EZ", sql`last_name ilike '%ez%'`],
    ["more letters", { kind: "text" }, policies.lastName, "GARC", sql`last_name ilike '%garc%'`],
    ["a text with symbols", { kind: "text" }, policies.lastName, "é", sql`last_name like '%é%'`],
  ])("by %s returns the matching rows only", async (_, filter, source, value, expected) => {
    const list = listWith(filter, source);
    const found = await countRows(opened.database, visibleRows(list, caller, { filters: { looked: value } }));
    expect(found).toBe(await countRows(opened.database, rowsWhere(list, expected)));
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(await countRows(opened.database, rowsWhere(list)));
  });

  it("on a large referenced table returns the same as on a small one", async () => {
    const { references } = boundPolicies;
    const large = { ...boundPolicies, references: references.map((each) => ({ ...each, isLarge: true })) };
    const filters = { status: "Effectuated", state: "TX" };
    const count = (list: BoundList) => countRows(opened.database, visibleRows(list, caller, { filters }));
    expect(await count(large)).toBe(await count(boundPolicies));
    expect(await count(large)).toBeGreaterThan(0);
  });
});
