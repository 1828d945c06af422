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

export interface BulkUpdate<Table extends VersionedTable> extends AuditedWrite {
  readonly table: Table;
  /** At most `maxBulkRows`. Duplicates count once. */
  readonly ids: readonly string[];
  /** Rows that don't match are treated as missing: the caller's scope, and which rows may be changed. */
  readonly where?: SQL | undefined;
  /** The new values. The version is set automatically. */
  readonly set: ColumnValues<Table["$inferInsert"]>;
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

/**
 * Updates many rows and writes their audit records in one transaction, all or nothing. Each row gets a new version.
 * Rows are locked in ID order, so that overlapping updates wait for each other without deadlocks.
 * @returns the updated rows
 * @throws the error of `missingError` if a row is missing or doesn't match `where`
 */
export function updateManyAudited<Table extends VersionedTable>(
  database: Database,
  {
    table,
    ids,
    where,
    set,
    label: things = "Some of these",
    missingError: refusal,
    by,
    category,
    result,
  }: BulkUpdate<Table>,
): Promise<Table["$inferSelect"][]> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (asked.length > maxBulkRows) throw new Error(`${asked.length} rows are too many for one change.`);
  return database.transaction(async (transaction) => {
    const chosen = sql`${table.id} = any(${sql.param(asked)}::uuid[])`;
    const found: Row[] = await transaction
      .select({ id: table.id })
      .from<PgTable>(table)
      .where(where ? sql`${chosen} and (${where})` : chosen)
      .orderBy(table.id)
      // The same lock as an update takes: rows that refer to these can still be added.
      .for("no key update");
    const there = new Set(found.map(({ id }) => id));
    const missing = asked.filter((id) => !there.has(id));
    if (missing.length > 0) throw (await refusal?.(transaction, missing)) ?? notFound(things);
    await setAuthor(transaction, by);
    const next: PgUpdateSetSource<PgTable> = { ...set, version: sql`${table.version} + 1` };
    const changed: Row[] = await transaction.update<PgTable>(table).set(next).where(chosen).returning();
    const rows = changed.map((row) => requireRow(row, table));
    await auditRows(transaction, { table, rows, by, category, result: result ?? "changed" });
    return rows;
  });
}
