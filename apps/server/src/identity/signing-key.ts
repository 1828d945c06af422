import { createHash, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { settings } from "../db/schema/index.ts";

/** The key that tokens are signed with, and the name it goes by in their headers. */
export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

const settingName = "token.key";

/** The key of the configuration, else the one that the first instance put into the database for all. */
export async function loadSigningKey(database: Database, secret: string | undefined): Promise<SigningKey> {
  if (secret) return signingKey(Buffer.from(secret, "utf8"));
  await database
    .insert(settings)
    .values({ name: settingName, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [kept] = await database.select().from(settings).where(eq(settings.name, settingName));
  if (!kept) throw new Error(`The setting "${settingName}" was written and is not there.`);
  return signingKey(Buffer.from(kept.value, "base64url"));
}

/** A key over these bytes. */
export function signingKey(bytes: Buffer): SigningKey {
  const id = createHash("sha256").update("portico-key-id").update(bytes).digest("hex").slice(0, 16);
  return { id, key: createSecretKey(bytes) };
}
