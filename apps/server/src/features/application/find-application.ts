import { allows } from "@portico/contract";
import { and, eq, or, sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { visibleTo } from "../../access/scope.ts";
import type { Database } from "../../db/database.ts";
import { marketplaceApplications as applications, users } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";

/** A stored application. */
export type StoredApplication = typeof applications.$inferSelect;

/** Agents see the applications that they sold or are the agent of record of. */
export const applicationScope = {
  area: "Application",
  agentId: [applications.agentId, applications.agentSaleId],
} as const;

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
    .where(and(eq(applications.exchangeAssignedId, id), or(visibleTo(caller, applicationScope), own)));
  if (!found) throw notFound("This application");
  return found;
}
