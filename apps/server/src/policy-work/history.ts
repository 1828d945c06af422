import { and, asc, eq, getTableName, sql } from "drizzle-orm";
import { type Caller, signedIn } from "../access/caller.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { contacts, genericEntries, statusChanges, users } from "../db/schema/index.ts";
import { notFound } from "../http/failure.ts";
import type { CheckedRequest, RequestOf } from "../http/handler.ts";
import { personName } from "../identity/person-name.ts";
import type { Services } from "../services.ts";
import { type PolicyWork, visible } from "./policy-work.ts";

/** Answers the statuses a row has had, the current one last. */
export function historyHandler({ database }: Pick<Services, "database">, work: PolicyWork) {
  return async ({
    params: { id },
    caller,
  }: CheckedRequest & Pick<RequestOf<"policies.history">, "params">) => {
    await requireVisible(database, work, id, signedIn(caller));
    const entries = await database
      .select({
        id: statusChanges.id,
        statusId: statusChanges.statusId,
        status: genericEntries.name,
        createdBy: personName,
        createdDate: statusChanges.createdDate,
        endDate: statusChanges.endDate,
        comment: statusChanges.comment,
      })
      .from(statusChanges)
      .innerJoin(genericEntries, eq(genericEntries.id, statusChanges.statusId))
      .leftJoin(users, eq(users.id, statusChanges.createdBy))
      .leftJoin(contacts, eq(contacts.id, users.contactId))
      .where(and(eq(statusChanges.entity, getTableName(work.table)), eq(statusChanges.entityId, id)))
      .orderBy(asc(statusChanges.createdDate), sql`${statusChanges.endDate} asc nulls last`);
    return entries.map(({ createdDate, endDate, ...entry }) => ({
      ...entry,
      createdDate: createdDate.toISOString(),
      endDate: endDate?.toISOString() ?? null,
    }));
  };
}

/** @throws Failure 404 where the row is not there or not visible to the caller */
async function requireVisible(
  database: Database,
  work: PolicyWork,
  id: string,
  caller: Caller,
): Promise<void> {
  const { table, thing } = work;
  const found = await rowsOf(
    database,
    sql`select 1 from ${table} where ${eq(table.id, id)} and ${visible(work, caller)}`,
  );
  if (found.length === 0) throw notFound(thing);
}
