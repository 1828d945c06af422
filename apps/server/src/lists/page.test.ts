import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundPolicies as list } from "../../test/bound-policies.ts";
import { bothDatabases } from "../../test/databases.ts";
import { demoPolicies } from "../../test/demo-day.ts";
import { allLists } from "../all-lists.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import { agents, leads } from "../db/schema/index.ts";
import { sortKey } from "../db/schema/sort-key.ts";
import { businessClock } from "../time/business-clock.ts";
import { bindList } from "./list.ts";
import { readPageFromNearerEnd, readPageInOneQuery } from "./page.ts";
import { rowsWhere } from "./row-set.ts";

const all = rowsWhere(list);
const allLeads = rowsWhere(bindList(allLists["leads.list"], { clock: businessClock() }));

const everything = {
  sort: [{ field: "lastName", descending: true }],
  offset: 0,
  pageSize: 7,
  fields: ["id", "lastName", "carrier", "months.january"],
  totals: [],
};

describe.each(bothDatabases)("a page on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  it.each([0, 7, 1_253, demoPolicies - 3, demoPolicies, demoPolicies + 70])(
    "is the same when read in one query and from the nearer end, after %i rows",
    async (offset) => {
      const page = { ...everything, offset };
      const near = await readPageInOneQuery(opened.database, all, page);
      expect(near).toEqual(await readPageFromNearerEnd(opened.database, all, page));
      expect(near.total).toBe(demoPolicies);
      expect(near.rows).toHaveLength(Math.max(0, Math.min(7, demoPolicies - offset)));
    },
  );

  it.each(["lastName", "agent", "effectiveDate", "paidThroughDate", "numberOfMembers", "aor"])(
    "is the same when few rows match, sorted by %s",
    async (field) => {
      const few = rowsWhere(list, sql`number_of_members >= 6`);
      for (const descending of [false, true])
        for (const offset of [0, 5, 40]) {
          const page = { ...everything, sort: [{ field, descending }], offset };
          const near = await readPageInOneQuery(opened.database, few, page);
          expect(near).toEqual(await readPageFromNearerEnd(opened.database, few, page));
          expect(near.total).toBeGreaterThan(50);
          expect(near.total).toBeLessThan(1_000);
        }
    },
  );

  it.each([false, true])(
    "sorts by the name of what some rows don't refer to, which come last; descending: %s",
    async (descending) => {
      const { database } = opened;
      const direction = descending ? sql`desc` : sql`asc`;
      const sorted = await rowsOf(
        database,
        sql`select ${leads.id} as id, ${leads.agentId} as agent from ${leads} left join ${agents} on ${agents.id} = ${leads.agentId}
          order by ${sortKey(agents.name)} ${direction} nulls last, ${leads.id} ${direction}`,
      );
      const withAgent = sorted.filter(({ agent }) => agent !== null).length;
      expect(withAgent).toBeLessThan(sorted.length);
      const page = { ...everything, sort: [{ field: "agentName", descending }], fields: ["id"] };
      for (const offset of [0, withAgent - 3, withAgent + 1, sorted.length - 4]) {
        const ids = sorted.slice(offset, offset + page.pageSize).map(({ id }) => ({ id }));
        for (const read of [readPageInOneQuery, readPageFromNearerEnd])
          expect((await read(database, allLeads, { ...page, offset })).rows).toEqual(ids);
      }
    },
  );

  it("includes the total if it is empty", async () => {
    const none = rowsWhere(list, sql`number_of_members = 1000`);
    expect(await readPageInOneQuery(opened.database, none, everything)).toEqual({
      total: 0,
      totals: {},
      rows: [],
    });
  });

  it("includes exact sums over all matching rows, and zero without matches", async () => {
    const [expected] = await rowsOf(
      opened.database,
      sql`select sum(number_of_members)::int as members from policies where state = 'TX'`,
    );
    const texan = rowsWhere(list, sql`state = 'TX'`);
    const page = { ...everything, totals: ["numberOfMembers", "months.january"] };
    const { totals } = await readPageInOneQuery(opened.database, texan, page);
    expect(totals.numberOfMembers).toBe(expected?.members);
    expect((await readPageFromNearerEnd(opened.database, texan, page)).totals).toEqual(totals);
    const none = rowsWhere(list, sql`false`);
    expect((await readPageInOneQuery(opened.database, none, page)).totals.numberOfMembers).toBe(0);
  });
});
