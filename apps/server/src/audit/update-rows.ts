import { maxBulkRows } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { setAuthor } from "../db/author.ts";
import type { Database, Row } from "../db/database.ts";
import { notFound } from "../errors/failure.ts";
import { auditRows } from "./audit-rows.ts";
import type { AuditedWrite, VersionedTable } from "./versioned-table.ts";
import { requireRow } from "./write-row.ts";

/** Values by column, or what the database works out for each row. */
type ColumnValues<Row> = { readonly [Column in Exclude<keyof Row, "id" | "version">]?: Row[Column] | SQL };

export interface BulkUpdate<Table extends VersionedTable> extends AuditedWrite {
  readonly table: Table;
  /** At most `maxBulkRows`; one that comes twice counts once. */
  readonly ids: readonly string[];
  /** Rows it does not match are not there: the scope of the caller, and what may be changed at all. */
  readonly where?: SQL | undefined;
  /** What every one of them is set to; the version is not among it. */
  readonly set: ColumnValues<Table["$inferInsert"]>;
  /** What a person calls them, for the 404. @default "Some of these" */
  readonly label?: string;
  /** Says why, of those that are not there or that `where` does not match. @default a 404 */
  readonly missingError?: (transaction: Database, missing: readonly string[]) => Promise<Error>;
}

/**
 * Changes many rows of a table alike, all of them or none, and writes their audit records in the same transaction. They have new
 * versions then. Rows are locked in the order of their ids, so that two who change some of the
 * same rows wait for each other and never for ever.
 * @returns the rows as they are now
 * @throws what `refusal` makes where one is not there or `where` does not match it; nothing is changed then
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
      // As an update itself takes them: rows that refer to these can be added meanwhile.
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
