import { maxBulkRows } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database, Row } from "../db/database.ts";
import { notFound } from "../http/failure.ts";
import { type Author, type RowTable, written } from "./change-row.ts";
import { changesBetween } from "./changes.ts";
import { recordRows } from "./record-rows.ts";
import { secretsOf } from "./secret-columns.ts";

/** Values by column, or what the database works out for each row. */
type Settings<Row> = { readonly [Column in Exclude<keyof Row, "id" | "version">]?: Row[Column] | SQL };

export interface BulkAlteration<Table extends RowTable> extends Author {
  readonly table: Table;
  /** At most `maxBulkRows`; one that comes twice counts once. */
  readonly ids: readonly string[];
  /** Rows it does not match are not there: the scope of the caller, and what may be changed at all. */
  readonly where?: SQL | undefined;
  /** What every one of them is set to; the version is not among it. */
  readonly set: Settings<Table["$inferInsert"]>;
  /** What a person calls them, for the 404. @default "Some of these" */
  readonly things?: string;
  /** Says why, of those that are not there or that `where` does not match. @default a 404 */
  readonly refusal?: (transaction: Database, missing: readonly string[]) => Promise<Error>;
}

/**
 * Changes many rows of a table alike, all of them or none: their versions grow by one, their histories and audit records
 * are written in the same transaction. Rows are locked in the order of their ids, so that two who change some of the
 * same rows wait for each other and never for ever.
 * @returns the rows as they are now
 * @throws what `refusal` makes where one is not there or `where` does not match it; nothing is changed then
 */
export function changeRows<Table extends RowTable>(
  database: Database,
  { table, ids, where, set, things = "Some of these", refusal, by, category, result }: BulkAlteration<Table>,
): Promise<Table["$inferSelect"][]> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (asked.length > maxBulkRows) throw new Error(`${asked.length} rows are too many for one change.`);
  return database.transaction(async (transaction) => {
    const chosen = sql`${table.id} = any(${sql.param(asked)}::uuid[])`;
    const found: Row[] = await transaction
      .select()
      .from<PgTable>(table)
      .where(where ? sql`${chosen} and (${where})` : chosen)
      .orderBy(table.id)
      // As an update itself takes them: rows that refer to these can be added meanwhile.
      .for("no key update");
    const before = new Map(found.map((row) => [row.id, row]));
    const missing = asked.filter((id) => !before.has(id));
    if (missing.length > 0) throw (await refusal?.(transaction, missing)) ?? notFound(things);
    const next: PgUpdateSetSource<PgTable> = { ...set, version: sql`${table.version} + 1` };
    const there: Row[] = await transaction.update<PgTable>(table).set(next).where(chosen).returning();
    const rows = there.map((row) => written(row, table));
    const changed = rows.map((row) => {
      const was = before.get(row.id) ?? {};
      const changes = changesBetween(was, row, [...secretsOf(table, was), ...secretsOf(table, row)]);
      return { id: row.id, version: row.version, changes };
    });
    await recordRows(transaction, { table, rows: changed, by, category, result: result ?? "changed" });
    return rows;
  });
}
