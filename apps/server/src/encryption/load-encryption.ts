import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { settings } from "../db/schema/index.ts";
import { createEncryption, dataKeyBytes, type Encryption } from "./encryption.ts";

const settingName = "data.key";

/**
 * Seals with the first key of the configuration; without one, with a key that the first instance put into the database
 * for all. That one goes on opening what it sealed when the configuration names keys later.
 */
export async function loadEncryption(database: Database, configured: readonly Buffer[]): Promise<Encryption> {
  if (configured.length === 0) {
    await database
      .insert(settings)
      .values({ name: settingName, value: randomBytes(dataKeyBytes).toString("base64") })
      .onConflictDoNothing();
  }
  const [kept] = await database.select().from(settings).where(eq(settings.name, settingName));
  const [first, ...others] = [...configured, ...(kept ? [Buffer.from(kept.value, "base64")] : [])];
  if (!first) throw new Error(`The setting "${settingName}" was written and is not there.`);
  return createEncryption([first, ...others]);
}
