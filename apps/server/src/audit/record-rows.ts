import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { audit, rowHistory } from "../db/schema/index.ts";
import type { Author, RowTable } from "./change-row.ts";
import type { Changes } from "./changes.ts";
import { screenColumns } from "./screen-of-call.ts";

/** A row that was written, with the version it has now. */
export interface RecordedRow {
  readonly id: string;
  readonly version: number;
  readonly changes: Changes;
}

/** Writes the history and the audit records of many rows of a table: a statement each, however many there are. */
export async function recordRows(
  transaction: Database,
  {
    table,
    rows,
    by,
    category,
    result,
  }: Author & { table: RowTable; rows: readonly RecordedRow[]; result: string },
): Promise<void> {
  const entity = getTableName(table);
  await transaction.execute(sql`
    insert into ${rowHistory} (entity, entity_id, version, changed_by, changes)
    select ${entity}, id, version, ${by}::uuid, changes
    from ${recordset(rows)} as written (id uuid, version integer, changes jsonb)`);
  // Names alone: values are in the history, and some of them are personal.
  const named = rows.map(({ id, changes }) => ({ id, columns: Object.keys(changes).join(", ") }));
  const { screenId, screenVersion } = screenColumns();
  await transaction.execute(sql`
    insert into ${audit} (category, created_by, data1, data2, screen_id, screen_version, result)
    select ${category}, ${by}::uuid, ${`${entity}/`}::text || id, columns, ${screenId}::text,
      ${screenVersion}::integer, ${result}
    from ${recordset(named)} as written (id uuid, columns text)`);
}

/** Objects as rows of SQL, sent as one value. */
function recordset(rows: readonly object[]): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json)`;
}
