import { parseSort, type SortKey } from "@portico/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { boundPolicies as list } from "../../test/bound-policies.ts";
import { bothDatabases } from "../../test/databases.ts";
import { demoPolicies } from "../../test/demo-day.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import { joinsOfOrder } from "./joins.ts";
import { orderBy, orderOf } from "./order.ts";
import { rowsWhere } from "./row-set.ts";
import { type StreamOptions, streamRows } from "./stream-rows.ts";

describe.each(bothDatabases)("streamRows on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
    await asSystem(opened.database).execute(sql`update policies set dob = null where number_of_members > 3`);
  });
  afterAll(() => opened.close());

  const walked = async (sort: SortKey[], where = sql`true`) => {
    const ids: unknown[] = [];
    const walk = { sort, fields: ["id"], idsPerQuery: 170, rowsPerChunk: 60 } satisfies StreamOptions;
    for await (const rows of streamRows(opened.database, rowsWhere(list, where), walk)) {
      expect(rows.length).toBeLessThanOrEqual(60);
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  };
  const inOneQuery = async (sort: SortKey[]) => {
    const order = orderOf(list, sort);
    const rows = await rowsOf(
      opened.database,
      sql`select ${list.key} as id from ${list.table} ${joinsOfOrder(list, order)} ${orderBy(order)}`,
    );
    return rows.map(({ id }) => id);
  };

  it.each([
    "policyNumber",
    "-policyNumber",
    "state,-lastName",
    "-numberOfMembers,effectiveDate",
    "carrier,agent",
    "-agent",
    "dob",
    "-dob",
    "numberOfMembers,-dob,city",
    "",
  ])("returns every row once in the order %j, with any number of chunks", async (sort) => {
    const ids = await walked(parseSort(sort));
    expect(ids).toHaveLength(demoPolicies);
    expect(ids).toEqual(await inOneQuery(parseSort(sort)));
  });

  it("returns nulls last in both directions", async () => {
    for (const sort of ["dob", "-dob"]) {
      const [last] = (await walked(parseSort(sort))).slice(-1);
      const [row] = await rowsOf(opened.database, sql`select dob from policies where id = ${last}`);
      expect(row).toEqual({ dob: null });
    }
  });

  it("ends immediately without matches", async () => {
    expect(await walked(parseSort("policyNumber"), sql`false`)).toEqual([]);
  });
});
