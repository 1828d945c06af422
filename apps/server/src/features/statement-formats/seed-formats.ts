import { setAuthor } from "../../db/author.ts";
import type { Database } from "../../db/database.ts";
import { statementFormats } from "../../db/schema/index.ts";
import { isTaskCompleted, markTaskCompleted } from "../../db/settings.ts";
import {
  type ShippedCode,
  shippedFormatId,
  shippedFormats,
  shippedNames,
} from "../../statement-files/shipped-formats.ts";

/** Adds each shipped format once. One that an administrator changed or deleted stays so. */
export async function seedStatementFormats(database: Database): Promise<void> {
  for (const code of Object.keys(shippedNames) as ShippedCode[]) {
    const task = `statementFormat.${code}`;
    if (await isTaskCompleted(database, task)) continue;
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await transaction
        .insert(statementFormats)
        .values({ id: shippedFormatId(code), name: shippedNames[code], layout: shippedFormats[code] })
        .onConflictDoNothing();
      await markTaskCompleted(transaction, task);
    });
  }
}
