import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { settings } from "./schema/index.ts";

/** A value shared by all instances with the same database. The first instance creates it. */
export async function sharedSetting(database: Database, name: string, make: () => string): Promise<string> {
  await database.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  const [stored] = await database.select().from(settings).where(eq(settings.name, name));
  if (!stored) throw new Error(`The setting "${name}" was written but not returned.`);
  return stored.value;
}

/** Whether a one-time task was completed. */
export async function isTaskCompleted(database: Database, work: string): Promise<boolean> {
  const found = await database.select().from(settings).where(eq(settings.name, work));
  return found.length > 0;
}

/** Marks a one-time task as completed. Call it in the task's transaction. */
export async function markTaskCompleted(database: Database, work: string): Promise<void> {
  await database.insert(settings).values({ name: work, value: "done" });
}
