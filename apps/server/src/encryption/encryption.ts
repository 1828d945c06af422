import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
} from "node:crypto";

/** Encrypts single values in the database. */
export interface Encryption {
  /**
   * Encrypts a text.
   * @param context where it is stored, `users.totpSecret/{id}`; it can't be decrypted with another context
   */
  encrypt(text: string, context: string): string;
  /**
   * Decrypts a text that was encrypted with the same context.
   * @throws DecryptionError if it was altered, moved here, or encrypted with an unknown key
   */
  decrypt(encrypted: string, context: string): string;
  /**
   * A keyed hash: equal texts have equal hashes, and the text can't be guessed without the key. It changes with the
   * first key.
   * @param purpose equal texts with different purposes have different hashes
   */
  hash(text: string, purpose: string): string;
  /** A pattern for `like`: values encrypted with the first key. */
  readonly currentKeyPattern: string;
  /** A pattern for `like`: values encrypted with any key. */
  readonly anyKeyPattern: string;
  /** A pattern for `like`: hashes with the first key. */
  readonly currentHashPattern: string;
}

/** A value can't be decrypted. `message` says why. */
export class DecryptionError extends Error {
  override name = "DecryptionError";
}

/** The length of a data key in bytes. */
export const dataKeyBytes = 32;
const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
/** Identifies the format, so that it can change later. */
const form = "s1";
/** The length of a key ID. */
const keyIdLength = 16;
const hashForm = "h1";
const hashBytes = 16;
const encryptedPattern = /^s1\.([0-9a-f]{16})\.([\w-]+)$/;

/** Encrypts with the first key and decrypts with any. To rotate keys, add the new one first and keep the old one. */
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
            ? "A value has an unknown encryption format."
            : `A value was encrypted with the key ${id}, which is missing. Add that key to DATA_KEY.`,
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
    currentKeyPattern: `${form}.${firstId}.%`,
    anyKeyPattern: `${form}.${"_".repeat(keyIdLength)}.%`,
    currentHashPattern: `${hashForm}.${firstId}.%`,
  };
}

/** Whether a text looks like an encrypted value. */
export function isEncrypted(text: string): boolean {
  return encryptedPattern.test(text);
}

function decryptBytes(key: Buffer, bytes: Buffer, context: string): string {
  if (bytes.length < ivBytes + tagBytes) throw new DecryptionError("An encrypted value is too short.");
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context, "utf8"));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString("utf8");
  } catch (error) {
    throw new DecryptionError(`An encrypted value was altered or doesn't belong to ${context}.`, {
      cause: error,
    });
  }
}

function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("portico-data-key-id").update(key).digest("hex").slice(0, keyIdLength);
}
