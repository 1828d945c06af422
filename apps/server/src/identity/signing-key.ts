import { createHash, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { Database } from "../db/database.ts";
import { sharedSetting } from "../db/settings.ts";

/** The key that tokens are signed with, and the name it goes by in their headers. */
export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

const settingName = "token.key";

/** The key of the configuration, else the one that the first instance put into the database for all. */
export async function loadSigningKey(database: Database, secret: string | undefined): Promise<SigningKey> {
  if (secret) return signingKey(Buffer.from(secret, "utf8"));
  const kept = await sharedSetting(database, settingName, () => randomBytes(32).toString("base64url"));
  return signingKey(Buffer.from(kept, "base64url"));
}

/** A key over these bytes. */
export function signingKey(bytes: Buffer): SigningKey {
  const id = createHash("sha256").update("portico-key-id").update(bytes).digest("hex").slice(0, 16);
  return { id, key: createSecretKey(bytes) };
}
