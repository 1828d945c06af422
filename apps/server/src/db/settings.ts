import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { settings } from "./schema/index.ts";

/** A value that all instances over one database share: the one that the first of them made. */
export async function sharedSetting(database: Database, name: string, make: () => string): Promise<string> {
  await database.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  const [stored] = await database.select().from(settings).where(eq(settings.name, name));
  if (!stored) throw new Error(`The setting "${name}" was written and is not there.`);
  return stored.value;
}

/** Whether a piece of work that is done once was done. */
export async function wasDone(database: Database, work: string): Promise<boolean> {
  const found = await database.select().from(settings).where(eq(settings.name, work));
  return found.length > 0;
}

/** Notes that it was; in the transaction of the work itself, so that both stand or neither. */
export async function markDone(database: Database, work: string): Promise<void> {
  await database.insert(settings).values({ name: work, value: "done" });
}
