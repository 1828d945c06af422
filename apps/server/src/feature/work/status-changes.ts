import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { statusChanges } from "../../db/schema/index.ts";
import type { AssignedTable, WorkTable } from "./work.ts";

/**
 * The time of new status history entries, as `at`. Computed after the rows are locked, and later than their last
 * entries even if the clock was set back: no entry starts before the previous one.
 * @param ids an array of the rows' IDs
 */
export function nextMoment(entity: string, ids: SQL): SQL {
  return sql`select greatest(clock_timestamp(), (
    select max(created_date) + interval '1 microsecond' from status_changes
    where entity = ${entity} and entity_id = any(${ids}) and end_date is null
  )) as at`;
}

interface Entry {
  /** Rows that the transaction has updated or locked. */
  readonly ids: readonly string[];
  /** A user's ID, or null for the system. */
  readonly by: string | null;
  readonly comment: string | null;
}

/**
 * Ends the last status history entry of each row and adds one with the row's current status. Runs a single statement
 * for any number of rows.
 */
export async function recordStatuses(
  transaction: Database,
  { table }: { readonly table: WorkTable },
  { ids, by, comment }: Entry,
): Promise<void> {
  const entity = getTableName(table);
  const rowIds = sql`${sql.param(ids)}::uuid[]`;
  await transaction.execute(sql`
    with moment as materialized (${nextMoment(entity, rowIds)}), ended as (
      update ${statusChanges} set end_date = moment.at from moment
      where entity = ${entity} and entity_id = any(${rowIds}) and end_date is null
    )
    insert into ${statusChanges} (entity, entity_id, status_id, agent_id, created_by, created_date, comment)
    select ${entity}, ${table.id}, ${table.statusId}, ${agentIn(table)}, ${by}::uuid, moment.at, ${comment}
    from ${table} cross join moment where ${table.id} = any(${rowIds})`);
}

/** Adds the first status history entry to rows of a table without one. */
export async function recordFirstStatuses(database: Database, table: WorkTable): Promise<void> {
  const entity = getTableName(table);
  await database.execute(sql`
    insert into ${statusChanges} (entity, entity_id, status_id, agent_id, created_by, created_date, comment)
    select ${entity}, ${table.id}, ${table.statusId}, ${agentIn(table)}, null, now(), 'Created' from ${table}
    where not exists (select 1 from ${statusChanges}
      where ${statusChanges.entity} = ${entity} and ${statusChanges.entityId} = ${table.id})`);
}

/** The agent of a row. Null if its table has none. */
function agentIn(table: WorkTable): SQL {
  return "agentId" in table && table.agentId ? sql`${(table as AssignedTable).agentId}` : sql`null::uuid`;
}
