import { setAuthor } from "../db/author.ts";
import type { Database } from "../db/database.ts";
import { fileLayouts } from "../db/schema/index.ts";
import { isTaskCompleted, markTaskCompleted } from "../db/settings.ts";
import { shippedLayouts } from "./shipped-layouts.ts";

/** Adds each shipped layout once. One that a user changed or deleted stays so. */
export async function seedFileLayouts(database: Database): Promise<void> {
  for (const { task, ...layout } of shippedLayouts) {
    if (await isTaskCompleted(database, task)) continue;
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await transaction.insert(fileLayouts).values(layout).onConflictDoNothing();
      await markTaskCompleted(transaction, task);
    });
  }
}
