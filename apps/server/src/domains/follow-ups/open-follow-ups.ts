import { and, eq, type SQL } from "drizzle-orm";
import { followUps } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";

/** The status of follow-ups that are still to be done. */
export const openStatus = entryId("followUpStatus", "OPEN");

/** The follow-ups that are still to be done. */
export const isOpenFollowUp: SQL = eq(followUps.statusId, openStatus);

/** The follow-ups that an agent is still to do. */
export function isOpenFollowUpOf(agentId: string): SQL | undefined {
  return and(eq(followUps.agentId, agentId), isOpenFollowUp);
}
