import { and, asc, eq, getTableName, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import type { Database } from "../../../db/database.ts";
import {
  agents,
  contacts,
  genericEntries,
  offlineApplications,
  statusChanges,
  users,
} from "../../../db/schema/index.ts";
import { personName } from "../../../identity/person-name.ts";
import type { BoundList } from "../../../lists/list.ts";
import { requireApplication } from "./require-application.ts";

/**
 * The status history of an application, oldest first.
 * @throws Failure 404
 */
export async function applicationHistory(database: Database, list: BoundList, caller: Caller, id: string) {
  await requireApplication(database, list, caller, id);
  const entries = await database
    .select({
      id: statusChanges.id,
      userName: personName,
      createDate: statusChanges.createdDate,
      status: sql<string>`coalesce(${genericEntries.name}, '')`,
      agentName: agents.name,
      comment: statusChanges.comment,
    })
    .from(statusChanges)
    .leftJoin(genericEntries, eq(genericEntries.id, statusChanges.statusId))
    .leftJoin(agents, eq(agents.id, statusChanges.agentId))
    .leftJoin(users, eq(users.id, statusChanges.createdBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(eq(statusChanges.entity, getTableName(offlineApplications)), eq(statusChanges.entityId, id)))
    .orderBy(asc(statusChanges.createdDate), sql`${statusChanges.endDate} asc nulls last`);
  return entries.map(({ createDate, ...entry }) => ({ ...entry, createDate: createDate.toISOString() }));
}
