import { and, asc, eq, getTableName, sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { type Database, rowsOf } from "../../db/database.ts";
import { contacts, genericEntries, statusChanges, users } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import { personName } from "../../identity/person-name.ts";
import { thisRow } from "../row-noun.ts";
import { visible, type WorkContext, type WorkTable } from "./work.ts";

/**
 * The status history of a row, oldest first.
 * @throws Failure 404 if the row doesn't exist or isn't visible to the caller
 */
export async function statusHistory(database: Database, work: WorkContext, caller: Caller, id: string) {
  await requireVisible(database, work, caller, id);
  return statusEntries(database, work.table, id);
}

/** The status history of a row that the caller can see, oldest first. */
export async function statusEntries(database: Database, table: WorkTable, id: string) {
  const entries = await database
    .select({
      id: statusChanges.id,
      statusId: statusChanges.statusId,
      status: sql<string>`coalesce(${genericEntries.name}, '')`,
      createdBy: personName,
      createdDate: statusChanges.createdDate,
      endDate: statusChanges.endDate,
      comment: statusChanges.comment,
    })
    .from(statusChanges)
    .leftJoin(genericEntries, eq(genericEntries.id, statusChanges.statusId))
    .leftJoin(users, eq(users.id, statusChanges.createdBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(eq(statusChanges.entity, getTableName(table)), eq(statusChanges.entityId, id)))
    .orderBy(asc(statusChanges.createdDate), sql`${statusChanges.endDate} asc nulls last`);
  return entries.map(({ createdDate, endDate, ...entry }) => ({
    ...entry,
    createdDate: createdDate.toISOString(),
    endDate: endDate?.toISOString() ?? null,
  }));
}

async function requireVisible(
  database: Database,
  work: WorkContext,
  caller: Caller,
  id: string,
): Promise<void> {
  const { table, list } = work;
  const found = await rowsOf(
    database,
    sql`select 1 from ${table} where ${eq(table.id, id)} and ${visible(work, caller)}`,
  );
  if (found.length === 0) throw notFound(thisRow(list));
}
