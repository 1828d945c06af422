import { allows } from "@portico/contract";
import { aliasedTable, and, or, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { visibleTo } from "../../../access/scope.ts";
import type { Database } from "../../../db/database.ts";
import { identifierKey } from "../../../db/schema/identifier-key.ts";
import { marketplaceApplications as applications, users } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { recordTables } from "../../../records/record-tables.ts";

/** A stored application. */
export type StoredApplication = typeof applications.$inferSelect;

/** Whether an application has an ID, or is the only one that has it in another spelling. */
export function hasApplicationId(id: string): SQL {
  const key = identifierKey(applications.exchangeAssignedId);
  const twin = aliasedTable(applications, "twin");
  return sql`${key} = ${identifierKey(sql`${id}::text`)} and (${applications.exchangeAssignedId} = ${id} or not exists (
    select from ${applications} as twin
    where ${identifierKey(twin.exchangeAssignedId)} = ${identifierKey(sql`${id}::text`)}
      and ${twin.id} <> ${applications.id}
  ))`;
}

/**
 * Finds an application by its Marketplace ID. Customers see only their own.
 * @throws Failure 404 if there is none, or the caller may not see it
 */
export async function findApplication(
  database: Database,
  caller: Caller,
  id: string,
): Promise<StoredApplication> {
  const own = allows("customer", caller)
    ? sql`exists (select from ${users} where ${users.id} = ${caller.userId} and ${users.appId} = ${applications.exchangeAssignedId})`
    : sql`false`;
  const [found] = await database
    .select()
    .from(applications)
    .where(and(hasApplicationId(id), or(visibleTo(caller, recordTables.marketplaceApplication), own)));
  if (!found) throw notFound("This application");
  return found;
}
