import { maxBulkRows } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { setAuthor } from "../db/author.ts";
import type { Database, Row } from "../db/database.ts";
import { notFound } from "../errors/failure.ts";
import { auditRows } from "./audit-rows.ts";
import type { AuditedWrite, VersionedTable } from "./versioned-table.ts";
import { requireRow } from "./write-row.ts";

/** Column values, or SQL that computes them for each row. */
type ColumnValues<Row> = { readonly [Column in Exclude<keyof Row, "id" | "version">]?: Row[Column] | SQL };

/** The rows of a bulk change. */
interface BulkTarget<Table extends VersionedTable> {
  readonly table: Table;
  /** At most `maxBulkRows`. Duplicates count once. */
  readonly ids: readonly string[];
  /** Rows that don't match are treated as missing: the caller's scope, and which rows may be changed. */
  readonly where?: SQL | undefined;
  /**
   * What the 404 message calls the rows.
   * @default "Some of these"
   */
  readonly label?: string;
  /**
   * The error for rows that are missing or don't match `where`.
   * @default a 404
   */
  readonly missingError?: (transaction: Database, missing: readonly string[]) => Promise<Error>;
}

export interface BulkUpdate<Table extends VersionedTable> extends AuditedWrite, BulkTarget<Table> {
  /** The new values. The version is set automatically. */
  readonly set: ColumnValues<Table["$inferInsert"]>;
}

/**
 * Updates many rows and writes their audit records in one transaction, all or nothing. Each row gets a new version.
 * Rows are locked in ID order, so that overlapping updates wait for each other without deadlocks.
 * @returns the updated rows
 * @throws the error of `missingError` if a row is missing or doesn't match `where`
 */
export function updateManyAudited<Table extends VersionedTable>(
  database: Database,
  { set, by, category, result, ...target }: BulkUpdate<Table>,
): Promise<Table["$inferSelect"][]> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    // The same lock as an update takes: rows that refer to these can still be added.
    const { chosen } = await lockRows(transaction, target, "no key update");
    await setAuthor(transaction, by);
    const next: PgUpdateSetSource<PgTable> = { ...set, version: sql`${table.version} + 1` };
    const changed: Row[] = await transaction.update<PgTable>(table).set(next).where(chosen).returning();
    const rows = changed.map((row) => requireRow(row, table));
    await auditRows(transaction, { table, rows, by, category, result: result ?? "changed" });
    return rows;
  });
}

/**
 * Deletes many rows and writes their audit records in one transaction, all or nothing. Their history remains.
 * @returns the number of rows
 * @throws the error of `missingError` if a row is missing or doesn't match `where`
 */
export function deleteManyAudited<Table extends VersionedTable>(
  database: Database,
  { by, category, result, ...target }: AuditedWrite & BulkTarget<Table>,
): Promise<number> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    const { chosen, found } = await lockRows(transaction, target, "update");
    await setAuthor(transaction, by);
    await transaction.delete(table).where(chosen);
    const rows = found.map(({ id, version }) => ({ id: String(id), version: Number(version) + 1 }));
    await auditRows(transaction, { table, rows, by, category, result: result ?? "removed" });
    return rows.length;
  });
}

/** Locks rows in the order of their IDs until the transaction ends. Returns the condition that selects them, too. */
async function lockRows<Table extends VersionedTable>(
  transaction: Database,
  { table, ids, where, label: things = "Some of these", missingError: refusal }: BulkTarget<Table>,
  strength: "update" | "no key update",
): Promise<{ readonly chosen: SQL; readonly found: readonly Row[] }> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (asked.length > maxBulkRows) throw new Error(`${asked.length} rows are too many for one change.`);
  const chosen = sql`${table.id} = any(${sql.param(asked)}::uuid[])`;
  const found: Row[] = await transaction
    .select({ id: table.id, version: table.version })
    .from<PgTable>(table)
    .where(where ? sql`${chosen} and (${where})` : chosen)
    .orderBy(table.id)
    .for(strength);
  const there = new Set(found.map(({ id }) => id));
  const missing = asked.filter((id) => !there.has(id));
  if (missing.length > 0) throw (await refusal?.(transaction, missing)) ?? notFound(things);
  return { chosen, found };
}
