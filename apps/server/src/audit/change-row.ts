import { randomUUID } from "node:crypto";
import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database, Row } from "../db/database.ts";
import { notFound } from "../http/failure.ts";
import { setAuthor } from "./author.ts";
import { expectedChanges, type Parts, replaceParts } from "./parts.ts";
import { recordRows } from "./record-rows.ts";
import type { Author, RowTable } from "./row-table.ts";
import { refuseStale } from "./stale.ts";

export type { Author, RowTable } from "./row-table.ts";

/** Which row is written, and what its writer knows of it. */
interface Target<Table extends RowTable> {
  readonly table: Table;
  readonly id: string;
  /** The version that was read; without it whatever is there is written over. */
  readonly expectedVersion?: number | undefined;
  /** Rows it does not match are not there: the scope of the caller. */
  readonly where?: SQL | undefined;
  /** What a person calls it, for the 404. @default "This" */
  readonly thing?: string;
  /** The row as its call answers it, for the 412. */
  readonly show?: (row: Table["$inferSelect"]) => unknown;
}

export interface Insertion<Table extends RowTable> extends Author {
  readonly table: Table;
  readonly values: Table["$inferInsert"];
  /** Rows of other tables that are part of it. */
  readonly parts?: Parts;
}

export interface Alteration<Table extends RowTable> extends Author, Target<Table> {
  /** What is set; the version is not among it. */
  readonly set: Partial<Omit<Table["$inferInsert"], "id" | "version">>;
  /** Rows of other tables that are part of it; those given take the place of those there. */
  readonly parts?: Parts;
}

export interface Removal<Table extends RowTable> extends Author, Target<Table> {}

/** Adds a row and its audit record, in one transaction (within the caller's, where there is one). */
export function insertRow<Table extends RowTable>(
  database: Database,
  { table, values, parts = {}, by, category, result = "created" }: Insertion<Table>,
): Promise<Table["$inferSelect"]> {
  return database.transaction(async (transaction) => {
    const given: Row = values;
    const id = typeof given.id === "string" ? given.id : randomUUID();
    const changes = await expectedChanges(transaction, id, parts);
    await setAuthor(transaction, by, { of: `${getTableName(table)}/${id}`, changes });
    const [after]: Row[] = await transaction
      .insert<PgTable>(table)
      .values({ ...given, id })
      .returning();
    const row = written(after, table);
    await replaceParts(transaction, row.id, parts);
    await recordRows(transaction, { table, rows: [row], by, category, result });
    return row;
  });
}

/**
 * Changes a row and writes its audit record in the same transaction. It has a new version then, also where no column
 * differs: parts may, and what was done with it.
 * @throws Failure 404 where it is not there or `where` does not match it, 412 where its version is another
 */
export function changeRow<Table extends RowTable>(
  database: Database,
  { set, parts = {}, by, category, result = "changed", ...target }: Alteration<Table>,
): Promise<Table["$inferSelect"]> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    const before = await lock(transaction, target);
    const changes = await replaceParts(transaction, before.id, parts);
    await setAuthor(transaction, by, { of: `${getTableName(table)}/${before.id}`, changes });
    const next: PgUpdateSetSource<PgTable> = { ...set, version: sql`${table.version} + 1` };
    const [after]: Row[] = await transaction
      .update<PgTable>(table)
      .set(next)
      .where(eq(table.id, before.id))
      .returning();
    const row = written(after, table);
    await recordRows(transaction, { table, rows: [row], by, category, result });
    return row;
  });
}

/**
 * Removes a row; what it was stays in the history.
 * @throws Failure 404 where it is not there or `where` does not match it, 412 where its version is another
 */
export function removeRow<Table extends RowTable>(
  database: Database,
  { by, category, result = "removed", ...target }: Removal<Table>,
): Promise<void> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    const { id, version } = await lock(transaction, target);
    await setAuthor(transaction, by);
    await transaction.delete(table).where(eq(table.id, id));
    await recordRows(transaction, { table, rows: [{ id, version: version + 1 }], by, category, result });
  });
}

/** The row as it is, held against other writers until the transaction ends. */
async function lock<Table extends RowTable>(
  transaction: Database,
  { table, id, expectedVersion, where, thing = "This", show }: Target<Table>,
): Promise<WrittenRow<Table>> {
  const matches = where ? sql`${eq(table.id, id)} and (${where})` : eq(table.id, id);
  const [found]: Row[] = await transaction.select().from<PgTable>(table).where(matches).for("update");
  if (!found) throw notFound(thing);
  const row = written(found, table);
  refuseStale({ thing, expectedVersion, version: row.version, current: () => show?.(row) });
  return row;
}

/** A row of a table with what every row has. */
export type WrittenRow<Table extends RowTable> = Table["$inferSelect"] & { id: string; version: number };

/** What the driver answered, as the table types it: Drizzle cannot say so of a table known only by its kind. */
export function written<Table extends RowTable>(row: Row | undefined, table: Table): WrittenRow<Table> {
  if (typeof row?.id === "string" && typeof row.version === "number") return row as WrittenRow<Table>;
  throw new Error(`A row of "${getTableName(table)}" was written and is not there.`);
}
