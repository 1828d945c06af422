import { endpoints, type Filter, isListId, type ListId } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundPolicies } from "../../test/bound-policies.ts";
import { databaseKinds } from "../../test/databases.ts";
import type { Caller } from "../access/caller.ts";
import { allLists } from "../all-lists.ts";
import { businessClock } from "../business-clock.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import { matching } from "./conditions.ts";
import { isFilterIndexed, isSortIndexed } from "./indexed.ts";
import { joinsOfOrder } from "./joins.ts";
import { type BoundList, bindList } from "./list.ts";
import { orderBy, orderOf } from "./order.ts";

const lists = allLists({ clock: businessClock() });
const ids = Object.keys(endpoints).filter(isListId);
const bound = (id: ListId): BoundList => bindList(lists[id]);
const up = (field: string) => [{ field, descending: false }];
const down = (field: string) => [{ field, descending: true }];

describe("an index", () => {
  it.each([
    ["policies.list", "insuredName", true],
    ["policies.list", "zipCode", true],
    ["policies.list", "city", true],
    ["policies.list", "agent", true],
    ["policies.list", "carrier", true],
    ["policies.list", "status", false],
    ["policies.list", "fromDob", false],
    ["policyNonPaid.list", "graceFrom", true],
    ["policyNonPaid.list", "insuredName", true],
    ["policyNonPaid.list", "carrier", false],
    ["policyNonPaid.list", "month", false],
    ["lostPolicy.list", "reason", false],
    ["generalConfig.list", "group", false],
  ] as const)("of %s finds what is filtered by %s: %s", (id, filter, is) => {
    expect(isFilterIndexed(bound(id), filter)).toBe(is);
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
    ["uploadPolicies.list", "createdBy", false],
    ["screens.list", "screenId", true],
  ] as const)("of %s brings its rows in the order of %s: %s", (id, field, is) => {
    expect([isSortIndexed(bound(id), up(field)), isSortIndexed(bound(id), down(field))]).toEqual([is, is]);
  });

  it("counts where its rows are the list's, and not where it leaves some of them out", () => {
    expect(
      isSortIndexed({ ...bound("lostPolicy.list"), only: sql`reason = 'Terminated'` }, up("lostDate")),
    ).toBe(false);
    expect(isFilterIndexed({ ...bound("policyNonPaid.list"), only: sql`true` }, "graceTo")).toBe(false);
  });

  it("has what is missing last only from the end that was asked for", () => {
    const things = pgTable(
      "things",
      { id: uuid().primaryKey(), up: text(), down: text(), odd: text() },
      (table) => [
        index("things_up").on(table.up),
        index("things_down").on(table.down.desc().nullsLast()),
        index("things_odd").on(table.odd.desc().nullsFirst()),
      ],
    );
    const { up: rising, down: falling, odd } = things;
    const list = { ...boundPolicies, table: things, key: things.id, fields: { rising, falling, odd } };
    const both = (field: string) => [isSortIndexed(list, up(field)), isSortIndexed(list, down(field))];
    expect(both("rising")).toEqual([true, false]);
    expect(both("falling")).toEqual([false, true]);
    expect(both("odd")).toEqual([true, false]);
  });
});

const values = {
  text: "abcd",
  select: "abcd",
  asyncSelect: "abcd",
  choice: "abcd",
  number: "1",
  month: "1",
  year: "2026",
  yesNo: "true",
} satisfies Record<Exclude<Filter["kind"], "date">, string>;

/** A value that few rows match. */
function sampleOf(filter: Filter): string {
  if (filter.kind !== "date") return values[filter.kind];
  return filter.compare === "to" ? "1990-01-01" : "2090-01-01";
}

describe.each(databaseKinds)("what is said of indexes, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  /** How the database does it where it looks at whole tables, and sorts, only if nothing else is possible. */
  const planOf = async (query: SQL) =>
    opened.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      await transaction.execute(sql`set local enable_sort = off`);
      const rows = await rowsOf(transaction, sql`explain ${query}`);
      return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    });
  const everything: Caller = {
    sessionId: "",
    userId: "",
    contactId: null,
    agentId: null,
    roles: [],
    claims: ["hasFullAgentAccess"],
    grants: [],
    hasOwnPassword: true,
  };

  it.each(ids)("is what it does with the filters of %s", async (id) => {
    const list = bound(id);
    const said: string[] = [];
    const done: string[] = [];
    for (const [name, filter] of Object.entries(list.endpoint.filters)) {
      // The index of agents' rows holds statuses second: newer databases leap through it, and others read all of it.
      if (name === "status") continue;
      const where = matching(list, everything, { [name]: sampleOf(filter) });
      const plan = await planOf(sql`select ${list.key} from ${list.table} where ${where}`);
      said.push(`${name}: ${isFilterIndexed(list, name)}`);
      done.push(`${name}: ${!/Filter: (?!\(resolved_date IS NULL\)$)/m.test(plan)}`);
    }
    expect(said).toEqual(done);
  });

  it.each(ids)("is what it does with the orders of %s", async (id) => {
    const list = bound(id);
    const fields = Object.keys(list.endpoint.fields).filter((name) => list.endpoint.fields[name]?.sortable);
    const said: string[] = [];
    const done: string[] = [];
    for (const sort of fields.flatMap((field) => [up(field), down(field)])) {
      const order = orderOf(list, sort);
      const plan = await planOf(sql`select ${list.key} from ${list.table} ${joinsOfOrder(list, order)}
        where ${list.only ?? sql`true`} ${orderBy(order)} limit 10`);
      const name = JSON.stringify(sort);
      said.push(`${name}: ${isSortIndexed(list, sort)}`);
      done.push(`${name}: ${!/(?<!Incremental )Sort {2}\(|Join Filter/.test(plan)}`);
    }
    expect(said).toEqual(done);
  });
});
