import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../db/database.ts";

/** A database object that is dropped during a bulk load and recreated afterwards. */
interface DroppedObject {
  readonly drop: SQL;
  readonly create: SQL;
}

/**
 * Runs `load` without indexes, foreign keys, exclusion constraints, and triggers on the tables, and restores them
 * afterwards, which is many times faster. The rows get no history, so use it only for demo data. Runs in the caller's
 * transaction. Loads normally if the role doesn't own the tables.
 */
export async function bulkLoad(
  database: Database,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  if (!(await ownsAll(database, tables))) return load();
  const objects = [
    ...(await constraintsOf(database, tables)),
    ...(await indexesOf(database, tables)),
    ...tables.map(triggersOf),
  ];
  for (const { drop } of objects) await database.execute(drop);
  await load();
  await database.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { create } of objects) await database.execute(create);
}

async function ownsAll(database: Database, tables: readonly string[]): Promise<boolean> {
  const [row] = await rowsOf(
    database,
    sql`select bool_and(pg_has_role(relowner, 'USAGE')) as owns
      from pg_class where oid = any(${sql.param(tables)}::regclass[])`,
  );
  return z.object({ owns: z.boolean() }).parse(row).owns;
}

function triggersOf(table: string): DroppedObject {
  const name = sql.identifier(table);
  return {
    drop: sql`alter table ${name} disable trigger user`,
    create: sql`alter table ${name} enable trigger user`,
  };
}

const indexRows = z.array(z.object({ name: z.string(), definition: z.string() }));

async function indexesOf(database: Database, tables: readonly string[]): Promise<DroppedObject[]> {
  const rows = await rowsOf(
    database,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index
      where indrelid = any(${sql.param(tables)}::regclass[])
        and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  );
  return indexRows.parse(rows).map(({ name, definition }) => ({
    drop: sql.raw(`drop index ${name}`),
    create: sql.raw(definition),
  }));
}

const constraintRows = z.array(z.object({ name: z.string(), owner: z.string(), definition: z.string() }));

async function constraintsOf(database: Database, tables: readonly string[]): Promise<DroppedObject[]> {
  const rows = await rowsOf(
    database,
    sql`select quote_ident(conname) as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype in ('f', 'x') and conrelid = any(${sql.param(tables)}::regclass[])`,
  );
  return constraintRows.parse(rows).map(({ name, owner, definition }) => ({
    drop: sql.raw(`alter table ${owner} drop constraint ${name}`),
    create: sql.raw(`alter table ${owner} add constraint ${name} ${definition}`),
  }));
}
