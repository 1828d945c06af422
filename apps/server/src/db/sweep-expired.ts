import { inArray, lt } from "drizzle-orm";
import type { Database } from "./database.ts";
import type {
  identitySteps,
  quoteLinks,
  selections,
  sessions,
  staffBrowsers,
  undoableChanges,
} from "./schema/index.ts";

/** The maximum number of rows per sweep. */
const atOnce = 200;

/** Deletes expired rows. Rows locked by others are skipped until the next sweep. */
export async function sweepExpired(
  database: Database,
  table:
    | typeof sessions
    | typeof staffBrowsers
    | typeof identitySteps
    | typeof selections
    | typeof quoteLinks
    | typeof undoableChanges,
  now: Date,
): Promise<void> {
  const ended = database
    .select({ id: table.id })
    .from(table)
    .where(lt(table.expiresAt, now))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  await database.delete(table).where(inArray(table.id, ended));
}
