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

/** The row to write. */
interface Target<Table extends VersionedTable> {
  readonly table: Table;
  readonly id: string;
  /** The version that was read. Without it, any version is overwritten. */
  readonly expectedVersion?: number | undefined;
  /** Rows that don't match are treated as missing: the caller's scope. */
  readonly where?: SQL | undefined;
  /**
   * What the 404 message calls the row.
   * @default "This"
   */
  readonly label?: string;
  /** The row as the endpoint returns it, for the 412 response. */
  readonly toResponse?: (row: Table["$inferSelect"]) => unknown;
  /** The row, if the transaction has already read and locked it. @default the row is read and locked */
  readonly locked?: VersionedRow<Table>;
}

export interface RowInsert<Table extends VersionedTable> extends AuditedWrite {
  readonly table: Table;
  readonly values: Table["$inferInsert"];
  /** Child rows in other tables. */
  readonly children?: ChildRowsByName;
}

export interface RowUpdate<Table extends VersionedTable> extends AuditedWrite, Target<Table> {
  /** The new values. The version is set automatically. */
  readonly set: Partial<Omit<Table["$inferInsert"], "id" | "version">>;
  /** Child rows in other tables. They replace the existing ones. */
  readonly children?: ChildRowsByName;
}

export interface RowDelete<Table extends VersionedTable> extends AuditedWrite, Target<Table> {}

/** Inserts a row and its audit record in one transaction, or in the caller's transaction. */
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
 * Updates a row and writes its audit record in one transaction. The row gets a new version even if no column changes,
 * since child rows may.
 * @throws Failure 404 if it is missing or doesn't match `where`, 412 if its version differs
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
 * Deletes a row and writes its audit record. Its history remains.
 * @throws Failure 404 if it is missing or doesn't match `where`, 412 if its version differs
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

/** Reads the row and locks it until the transaction ends. */
async function lock<Table extends VersionedTable>(
  transaction: Database,
  { table, id, expectedVersion, where, label: thing = "This", toResponse: show }: Target<Table>,
): Promise<VersionedRow<Table>> {
  const matches = where ? sql`${eq(table.id, id)} and (${where})` : eq(table.id, id);
  const [found]: Row[] = await transaction.select().from<PgTable>(table).where(matches).for("update");
  if (!found) throw notFound(thing);
  const row = requireRow(found, table);
  checkVersion({ thing, expectedVersion, version: row.version, current: () => show?.(row) });
  return row;
}

/** A row with the columns that every versioned table has. */
export type VersionedRow<Table extends VersionedTable> = Table["$inferSelect"] & {
  id: string;
  version: number;
};

/** Types a returned row. Drizzle can't infer it for a generic table. */
export function requireRow<Table extends VersionedTable>(
  row: Row | undefined,
  table: Table,
): VersionedRow<Table> {
  if (typeof row?.id === "string" && typeof row.version === "number") return row as VersionedRow<Table>;
  throw new Error(`A row of "${getTableName(table)}" was written but not returned.`);
}
