import { getTableName, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { statusChanges } from "../db/schema/index.ts";
import type { PolicyWork } from "./policy-work.ts";

interface Entry {
  /** Rows that the transaction holds: changed or locked before. */
  readonly ids: readonly string[];
  /** A user's id, or null for the product itself. */
  readonly by: string | null;
  readonly comment: string;
}

/**
 * Ends the last entry of each row's status history and adds one with the status the row has now; one statement, however
 * many rows there are.
 */
export async function recordStatuses(
  transaction: Database,
  { table }: Pick<PolicyWork, "table">,
  { ids, by, comment }: Entry,
): Promise<void> {
  const entity = getTableName(table);
  const rowIds = sql`${sql.param(ids)}::uuid[]`;
  // The moment is after the rows were locked, so that no entry begins before the one it follows.
  await transaction.execute(sql`
    with moment as materialized (select clock_timestamp() as at), ended as (
      update ${statusChanges} set end_date = moment.at from moment
      where entity = ${entity} and entity_id = any(${rowIds}) and end_date is null
    )
    insert into ${statusChanges} (entity, entity_id, status_id, created_by, created_date, comment)
    select ${entity}, ${table.id}, ${table.statusId}, ${by}::uuid, moment.at, ${comment}
    from ${table} cross join moment where ${table.id} = any(${rowIds})`);
}
