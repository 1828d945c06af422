import { randomUUID } from "node:crypto";
import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { setAuthor } from "../db/author.ts";
import type { Database, Row } from "../db/database.ts";
import { notFound } from "../errors/failure.ts";
import { auditRows } from "./audit-rows.ts";
import { checkVersion } from "./check-version.ts";
import { type ChildRowsByName, previewChildChanges, replaceChildRows } from "./child-rows.ts";
import type { AuditedWrite, VersionedTable } from "./versioned-table.ts";

export type { AuditedWrite as Author, VersionedTable as RowTable } from "./versioned-table.ts";

/** Which row is written, and what its writer knows of it. */
interface Target<Table extends VersionedTable> {
  readonly table: Table;
  readonly id: string;
  /** The version that was read; without it whatever is there is written over. */
  readonly expectedVersion?: number | undefined;
  /** Rows it does not match are not there: the scope of the caller. */
  readonly where?: SQL | undefined;
  /** What a person calls it, for the 404. @default "This" */
  readonly label?: string;
  /** The row as its call answers it, for the 412. */
  readonly toAnswer?: (row: Table["$inferSelect"]) => unknown;
  /** The row, where the transaction has read and locked it. @default it is read and locked */
  readonly locked?: WrittenRow<Table>;
}

export interface RowInsert<Table extends VersionedTable> extends AuditedWrite {
  readonly table: Table;
  readonly values: Table["$inferInsert"];
  /** Rows of other tables that are part of it. */
  readonly children?: ChildRowsByName;
}

export interface RowUpdate<Table extends VersionedTable> extends AuditedWrite, Target<Table> {
  /** What is set; the version is not among it. */
  readonly set: Partial<Omit<Table["$inferInsert"], "id" | "version">>;
  /** Rows of other tables that are part of it; those given take the place of those there. */
  readonly children?: ChildRowsByName;
}

export interface RowDelete<Table extends VersionedTable> extends AuditedWrite, Target<Table> {}

/** Adds a row and its audit record, in one transaction (within the caller's, where there is one). */
export function insertAudited<Table extends VersionedTable>(
  database: Database,
  { table, values, children: parts = {}, by, category, result = "created" }: RowInsert<Table>,
): Promise<Table["$inferSelect"]> {
  return database.transaction(async (transaction) => {
    const given: Row = values;
    const id = typeof given.id === "string" ? given.id : randomUUID();
    const changes = await previewChildChanges(transaction, id, parts);
    await setAuthor(transaction, by, { ownerRow: `${getTableName(table)}/${id}`, changes });
    const [after]: Row[] = await transaction
      .insert<PgTable>(table)
      .values({ ...given, id })
      .returning();
    const row = requireRow(after, table);
    await replaceChildRows(transaction, row.id, parts);
    await auditRows(transaction, { table, rows: [row], by, category, result });
    return row;
  });
}

/**
 * Changes a row and writes its audit record in the same transaction. It has a new version then, also where no column
 * differs: parts may, and what was done with it.
 * @throws Failure 404 where it is not there or `where` does not match it, 412 where its version is another
 */
export function updateAudited<Table extends VersionedTable>(
  database: Database,
  { set, children: parts = {}, by, category, result = "changed", ...target }: RowUpdate<Table>,
): Promise<Table["$inferSelect"]> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    const before = target.locked ?? (await lock(transaction, target));
    const changes = await replaceChildRows(transaction, before.id, parts);
    await setAuthor(transaction, by, { ownerRow: `${getTableName(table)}/${before.id}`, changes });
    const next: PgUpdateSetSource<PgTable> = { ...set, version: sql`${table.version} + 1` };
    const [after]: Row[] = await transaction
      .update<PgTable>(table)
      .set(next)
      .where(eq(table.id, before.id))
      .returning();
    const row = requireRow(after, table);
    await auditRows(transaction, { table, rows: [row], by, category, result });
    return row;
  });
}

/**
 * Removes a row; what it was stays in the history.
 * @throws Failure 404 where it is not there or `where` does not match it, 412 where its version is another
 */
export function deleteAudited<Table extends VersionedTable>(
  database: Database,
  { by, category, result = "removed", ...target }: RowDelete<Table>,
): Promise<void> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    const { id, version } = target.locked ?? (await lock(transaction, target));
    await setAuthor(transaction, by);
    await transaction.delete(table).where(eq(table.id, id));
    await auditRows(transaction, { table, rows: [{ id, version: version + 1 }], by, category, result });
  });
}

/** The row as it is, held against other writers until the transaction ends. */
async function lock<Table extends VersionedTable>(
  transaction: Database,
  { table, id, expectedVersion, where, label: thing = "This", toAnswer: show }: Target<Table>,
): Promise<WrittenRow<Table>> {
  const matches = where ? sql`${eq(table.id, id)} and (${where})` : eq(table.id, id);
  const [found]: Row[] = await transaction.select().from<PgTable>(table).where(matches).for("update");
  if (!found) throw notFound(thing);
  const row = requireRow(found, table);
  checkVersion({ thing, expectedVersion, version: row.version, current: () => show?.(row) });
  return row;
}

/** A row of a table with what every row has. */
export type WrittenRow<Table extends VersionedTable> = Table["$inferSelect"] & {
  id: string;
  version: number;
};

/** What the driver answered, as the table types it: Drizzle cannot say so of a table known only by its kind. */
export function requireRow<Table extends VersionedTable>(
  row: Row | undefined,
  table: Table,
): WrittenRow<Table> {
  if (typeof row?.id === "string" && typeof row.version === "number") return row as WrittenRow<Table>;
  throw new Error(`A row of "${getTableName(table)}" was written and is not there.`);
}
