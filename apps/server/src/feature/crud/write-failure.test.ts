import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { bothDatabases } from "../../../test/databases.ts";
import { rowsOf } from "../../db/database.ts";
import * as schema from "../../db/schema/index.ts";
import { constraintOf } from "./write-failure.ts";

it.each(bothDatabases)("finds every foreign key by its name in the migrations, on $name", async (kind) => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const known = tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => constraintOf(table, key)),
  );
  const { database, close } = await kind.open();
  const rows = await rowsOf(database, sql`select conname as name from pg_constraint where contype = 'f'`);
  await close();
  const names = new Set(rows.map(({ name }) => name));
  expect(known.filter((name) => !names.has(name))).toEqual([]);
  expect(known.length).toBeGreaterThan(0);
});
