import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "./database.ts";
import { isInsertOnly } from "./role-grants.ts";

/** Tables that are partitioned by month, with the column they are partitioned by. */
const partitionedTables = [
  { table: "logs", column: "date" },
  { table: "audit", column: "occurred_at" },
] as const;

type PartitionedTable = (typeof partitionedTables)[number];

/** How many months after the current one get a partition. */
const monthsAhead = 12;

/**
 * Creates the partitions of the current and the following months, and removes empty ones of past months, except those
 * of insert-only tables. Requires the owner of the tables; for other roles it does nothing, and rows of months without
 * a partition go to the default partition.
 */
export async function createPartitions(database: Database, now = new Date()): Promise<void> {
  for (const partitioned of partitionedTables) {
    if (!(await isOwner(database, partitioned.table))) continue;
    const existing = await partitionsOf(database, partitioned.table);
    for (let ahead = 0; ahead <= monthsAhead; ahead++) {
      const month = firstOfMonth(now, ahead);
      if (!existing.some(({ from, to }) => from <= month && month < to))
        await createPartition(database, partitioned, month);
    }
    if (!isInsertOnly(partitioned.table)) await dropEmptyPartitions(database, existing, now);
  }
}

/** The name of a month's partition: `logs_2026_11`. */
function partitionName(table: string, month: Date): string {
  return `${table}_${month.toISOString().slice(0, 7).replace("-", "_")}`;
}

/** The first day (UTC) of the month that is `ahead` months after that of `now`. */
function firstOfMonth(now: Date, ahead: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
}

async function isOwner(database: Database, table: string): Promise<boolean> {
  const [row] = await rowsOf(
    database,
    sql`select pg_has_role(current_user, relowner, 'USAGE') as owns from pg_class where oid = to_regclass(${`public.${table}`})`,
  );
  return row?.owns === true;
}

const partitions = z.array(z.object({ name: z.string(), from: z.coerce.date(), to: z.coerce.date() }));

/** A partition, with its first moment and the moment after its last. */
type Partition = z.infer<typeof partitions>[number];

/** All partitions except the default one. */
async function partitionsOf(database: Database, table: string): Promise<Partition[]> {
  const bound = (text: string) =>
    sql`to_char(substring(bounds from ${`${text} [(]'([^']+)`})::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const rows = await rowsOf(
    database,
    sql`select name, coalesce(${bound("FROM")}, '0001-01-01') as from, ${bound("TO")} as to
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      cross join lateral (select relname::text as name, pg_get_expr(relpartbound, inhrelid) as bounds) as partition
      where inhparent = to_regclass(${`public.${table}`}) and bounds <> 'DEFAULT'`,
  );
  return partitions.parse(rows);
}

/** Creates a month's partition, and moves the month's rows from the default partition to it. */
async function createPartition(
  database: Database,
  { table, column }: PartitionedTable,
  month: Date,
): Promise<void> {
  const parent = nameOf(table);
  const partition = nameOf(partitionName(table, month));
  const fallback = nameOf(`${table}_default`);
  const [from, to] = [month, firstOfMonth(month, 1)].map((day) => sql.raw(`'${day.toISOString()}'`));
  await database.transaction(async (transaction) => {
    // Without this lock, a row of the month could be inserted between the move and the attachment.
    await transaction.execute(sql`lock table ${fallback} in access exclusive mode`);
    await transaction.execute(sql`create table ${partition} (like ${parent} including defaults)`);
    if (isInsertOnly(table)) await transaction.execute(sql`alter table ${fallback} disable trigger user`);
    await transaction.execute(
      sql`with moved as (
          delete from ${fallback} where ${sql.identifier(column)} >= ${from} and ${sql.identifier(column)} < ${to}
          returning *
        )
        insert into ${partition} select * from moved`,
    );
    await transaction.execute(
      sql`alter table ${parent} attach partition ${partition} for values from (${from}) to (${to})`,
    );
    if (!isInsertOnly(table)) return;
    await transaction.execute(sql`alter table ${fallback} enable trigger user`);
    // The parent's trigger is called only for statements that name the parent.
    await transaction.execute(
      sql`create trigger is_insert_only before update or delete or truncate on ${partition}
        for each statement execute function public.refuse_change()`,
    );
  });
}

/** Drops partitions of past months whose rows have all been deleted. */
async function dropEmptyPartitions(
  database: Database,
  existing: readonly Partition[],
  now: Date,
): Promise<void> {
  for (const { name, to } of existing) {
    if (to > firstOfMonth(now, 0)) continue;
    const found = await rowsOf(database, sql`select 1 from ${nameOf(name)} limit 1`);
    if (found.length === 0) await database.execute(sql`drop table ${nameOf(name)}`);
  }
}

function nameOf(table: string): SQL {
  return sql`public.${sql.identifier(table)}`;
}
