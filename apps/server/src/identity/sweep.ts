import { inArray, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { identitySteps, sessions } from "../db/schema/index.ts";

/** The most that one sweep takes. */
const atOnce = 200;

/** Removes sessions and steps that are over. What somebody else holds is left for the next time. */
export async function sweepEnded(database: Database, now: Date): Promise<void> {
  for (const table of [sessions, identitySteps]) {
    const ended = database
      .select({ id: table.id })
      .from(table)
      .where(lt(table.expiresAt, now))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    await database.delete(table).where(inArray(table.id, ended));
  }
}
