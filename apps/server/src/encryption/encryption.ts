import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
} from "node:crypto";

/** Keeps single values unreadable in the database. */
export interface Encryption {
  /**
   * Seals a text.
   * @param context where it is kept, `users.totpSecret/{id}`: sealed there, it opens nowhere else
   */
  encrypt(text: string, context: string): string;
  /**
   * Opens what was sealed for the same place.
   * @throws SealingError where it was altered, moved here from elsewhere, or sealed by a key that is not there
   */
  decrypt(encrypted: string, context: string): string;
  /**
   * A keyed hash: equal texts have the same one, and nobody without the key learns the text by trying values. It
   * changes when another key comes first.
   * @param purpose what it is for: equal texts of different purposes have different hashes
   */
  hash(text: string, purpose: string): string;
}

/** A sealed value cannot be opened; `message` says why. */
export class DecryptionError extends Error {
  override name = "SealingError";
}

/** How many bytes a data key has. */
export const dataKeyBytes = 32;
const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
/** Names the form of the text, so that another can follow. */
const form = "s1";
const hashForm = "h1";
const hashBytes = 16;
const encryptedPattern = /^s1\.([0-9a-f]{16})\.([\w-]+)$/;

/** Seals with the first key, opens with any: put a new one first and keep the old one to change keys. */
export function createEncryption(keys: readonly [Buffer, ...Buffer[]]): Encryption {
  const [first] = keys;
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  const firstId = keyIdOf(first);
  const hashKey = createSecretKey(createHmac("sha256", first).update("portico-hash-key").digest());
  return {
    encrypt(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, first, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context, "utf8"));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${form}.${firstId}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    decrypt(encrypted, context) {
      const [, id = "", text = ""] = encryptedPattern.exec(encrypted) ?? [];
      const key = byId.get(id);
      if (!key) {
        throw new DecryptionError(
          id === ""
            ? "A value is not sealed as this server seals."
            : `A value was sealed by the key ${id}, which is not there: add that key to DATA_KEY.`,
        );
      }
      return decryptBytes(key, Buffer.from(text, "base64url"), context);
    },
    hash(text, purpose) {
      const digest = createHmac("sha256", hashKey)
        .update(JSON.stringify([purpose, text]))
        .digest();
      return `${hashForm}.${firstId}.${digest.subarray(0, hashBytes).toString("base64url")}`;
    },
  };
}

/** Whether a text has the form of a sealed value. */
export function isEncrypted(text: string): boolean {
  return encryptedPattern.test(text);
}

function decryptBytes(key: Buffer, bytes: Buffer, context: string): string {
  if (bytes.length < ivBytes + tagBytes) throw new DecryptionError("A sealed value is too short.");
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context, "utf8"));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString("utf8");
  } catch (error) {
    throw new DecryptionError(`A sealed value was altered, or belongs to another place than ${context}.`, {
      cause: error,
    });
  }
}

function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("portico-data-key-id").update(key).digest("hex").slice(0, 16);
}
