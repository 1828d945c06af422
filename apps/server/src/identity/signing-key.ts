import { createHash, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { Database } from "../db/database.ts";
import { sharedSetting } from "../db/settings.ts";

/** The key that signs tokens, and its ID in token headers. */
export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

const settingName = "token.key";

/** The configured key, or else the one that the first instance stored in the database. */
export async function loadSigningKey(database: Database, secret: string | undefined): Promise<SigningKey> {
  if (secret) return signingKey(Buffer.from(secret, "utf8"));
  const encoded = await sharedSetting(database, settingName, () => randomBytes(32).toString("base64url"));
  return signingKey(Buffer.from(encoded, "base64url"));
}

/** Creates a key from bytes. */
export function signingKey(bytes: Buffer): SigningKey {
  const id = createHash("sha256").update("portico-key-id").update(bytes).digest("hex").slice(0, 16);
  return { id, key: createSecretKey(bytes) };
}
