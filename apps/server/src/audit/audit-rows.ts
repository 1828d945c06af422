import { getTableName, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { audit, rowHistory } from "../db/schema/index.ts";
import { currentScreenColumns } from "./current-screen.ts";
import type { AuditedWrite, VersionedTable } from "./versioned-table.ts";

/** A row that was written. */
export interface RecordedRow {
  readonly id: string;
  /** The row's version in the history. */
  readonly version: number;
}

/**
 * Writes an audit record for each row in one statement. Records the names of the changed columns but no values, since
 * some are personal.
 */
export async function auditRows(
  transaction: Database,
  {
    table,
    rows,
    by,
    category,
    result,
  }: AuditedWrite & { table: VersionedTable; rows: readonly RecordedRow[]; result: string },
): Promise<void> {
  const entity = getTableName(table);
  const written = rows.map(({ id, version }) => ({ id, version }));
  const { screenId, screenVersion } = currentScreenColumns();
  await transaction.execute(sql`
    insert into ${audit} (category, created_by, data1, data2, screen_id, screen_version, result)
    select ${category}, ${by}::uuid, ${`${entity}/`}::text || id, columns, ${screenId}::text,
      ${screenVersion}::integer, ${result}
    from json_to_recordset(${JSON.stringify(written)}::json) as written (id text, version integer)
    left join ${rowHistory} history
      on history.entity = ${entity} and history.entity_id = written.id and history.version = written.version
    cross join lateral (
      select coalesce(string_agg(name, ', '), '') as columns from jsonb_object_keys(history.changes) as name
    ) named`);
}
