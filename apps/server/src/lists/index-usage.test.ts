import type { ListId } from "@portico/contract";
import { sql } from "drizzle-orm";
import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundPolicies } from "../../test/bound-policies.ts";
import { bothDatabases } from "../../test/databases.ts";
import { allLists } from "../all-lists.ts";
import type { OpenDatabase } from "../db/database.ts";
import { businessClock } from "../time/business-clock.ts";
import { isFilterIndexed, isSortIndexed } from "./index-usage.ts";
import { type BoundList, bindList } from "./list.ts";

const clock = businessClock();
const bound = (id: ListId): BoundList => bindList(allLists[id], { clock });

describe.each(bothDatabases)("an index, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());
  const bothDirections = async (list: BoundList, field: string) => [
    await isSortIndexed(opened.database, list, [{ field, descending: false }]),
    await isSortIndexed(opened.database, list, [{ field, descending: true }]),
  ];

  it.each([
    ["policies.list", "insuredName", true],
    ["policies.list", "zipCode", true],
    ["policies.list", "city", true],
    ["policies.list", "agent", true],
    ["policies.list", "carrier", true],
    ["policies.list", "fromDob", false],
    ["policyNonPaid.list", "graceFrom", true],
    ["policyNonPaid.list", "insuredName", true],
    ["policyNonPaid.list", "month", false],
    ["lostPolicy.list", "reason", false],
    ["customers.list", "name", true],
    ["customers.list", "email", true],
    ["customers.list", "phone", true],
    ["customers.list", "status", true],
    ["generalConfig.list", "group", false],
    ["auditLog.list", "category", true],
    ["auditLog.list", "user", true],
    ["auditLog.list", "from", true],
    ["auditLog.list", "entity", false],
    ["logs.list", "message", true],
    ["logs.list", "user", true],
    ["logs.list", "server", true],
    ["logs.list", "level", true],
    ["logs.list", "category", true],
    ["logs.list", "from", true],
    ["statements.list", "from", true],
    ["statements.list", "to", true],
  ] as const)("of %s is used for the filter %s: %s", async (id, filter, is) => {
    expect(await isFilterIndexed(opened.database, bound(id), filter)).toBe(is);
  });

  it.each([
    ["policies.list", "policyNumber", true],
    ["policies.list", "lastName", true],
    ["policies.list", "agent", true],
    ["policies.list", "carrier", true],
    ["policies.list", "paidThroughDate", false],
    ["policyNonPaid.list", "graceEndDate", true],
    ["policyNonPaid.list", "monthsBehind", false],
    ["lostPolicy.list", "lostDate", true],
    ["customers.list", "fullName", true],
    ["uploadPolicies.list", "createdBy", false],
    ["screens.list", "screenId", false],
    ["auditLog.list", "firstAccess", true],
    ["logs.list", "date", true],
  ] as const)("of %s is used for sorting by %s: %s", async (id, field, is) => {
    expect(await bothDirections(bound(id), field)).toEqual([is, is]);
  });

  it("is ignored if it excludes some of the list's rows", async () => {
    const list = { ...bound("lostPolicy.list"), where: sql`reason = 'Terminated'` };
    expect(await bothDirections(list, "lostDate")).toEqual([false, false]);
    const all = { ...bound("policyNonPaid.list"), where: sql`true` };
    expect(await isFilterIndexed(opened.database, all, "graceTo")).toBe(false);
  });

  it("is used only for the sort direction in which its empty values come last", async () => {
    const things = pgTable("things", {
      id: uuid().primaryKey(),
      rising: integer(),
      falling: integer(),
      odd: integer(),
    });
    const { database } = opened;
    await database.execute(
      sql`create table things (id uuid primary key, rising integer, falling integer, odd integer)`,
    );
    await database.execute(sql`create index on things (rising, id)`);
    await database.execute(sql`create index on things (falling desc nulls last, id desc)`);
    await database.execute(sql`create index on things (odd desc nulls first, id desc)`);
    const { rising, falling, odd } = things;
    const number = { label: "", format: "number" } as const;
    const list = {
      ...boundPolicies,
      table: things,
      key: things.id,
      fields: { rising, falling, odd },
      endpoint: { ...boundPolicies.endpoint, fields: { rising: number, falling: number, odd: number } },
    };
    expect(await bothDirections(list, "rising")).toEqual([true, false]);
    expect(await bothDirections(list, "falling")).toEqual([false, true]);
    expect(await bothDirections(list, "odd")).toEqual([true, false]);
  });
});
