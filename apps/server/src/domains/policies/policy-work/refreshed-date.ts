import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { settings } from "../../../db/schema/index.ts";
import { refreshedAtSetting } from "./refresh/refresh-unpaid-and-lost.ts";

/** When the last upload refreshed the policies. */
export async function readRefreshedDate(database: Database): Promise<string | null> {
  const [found] = await database.select().from(settings).where(eq(settings.name, refreshedAtSetting));
  return found?.value ?? null;
}
