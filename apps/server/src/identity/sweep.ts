import type { Database } from "../db/database.ts";
import { identitySteps, sessions } from "../db/schema/index.ts";
import { sweepExpired } from "../db/sweep-expired.ts";

/** Removes sessions and steps that are over. What somebody else holds is left for the next time. */
export async function sweepEnded(database: Database, now: Date): Promise<void> {
  for (const table of [sessions, identitySteps]) await sweepExpired(database, table, now);
}
