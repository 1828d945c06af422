import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { settings } from "../db/schema/index.ts";
import { createEncryption, dataKeyBytes, type Encryption } from "./encryption.ts";

const settingName = "data.key";

/**
 * Encrypts with the first configured key, or else with a key that the first instance stored in the database. That key
 * still decrypts older values once keys are configured.
 */
export async function loadEncryption(database: Database, configured: readonly Buffer[]): Promise<Encryption> {
  if (configured.length === 0) {
    await database
      .insert(settings)
      .values({ name: settingName, value: randomBytes(dataKeyBytes).toString("base64") })
      .onConflictDoNothing();
  }
  const [stored] = await database.select().from(settings).where(eq(settings.name, settingName));
  const [first, ...others] = [...configured, ...(stored ? [Buffer.from(stored.value, "base64")] : [])];
  if (!first) throw new Error(`The setting "${settingName}" was written but not returned.`);
  return createEncryption([first, ...others]);
}
