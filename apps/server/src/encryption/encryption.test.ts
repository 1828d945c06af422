import { describe, expect, it } from "vitest";
import { createEncryption, DecryptionError } from "./encryption.ts";

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const context = "users.totpSecret/1";
const encryption = createEncryption([oldKey]);

describe("createEncryption", () => {
  it("decrypts what it encrypted, in the same context", () => {
    expect(encryption.decrypt(encryption.encrypt("Geheimnis ✓", context), context)).toBe("Geheimnis ✓");
    expect(encryption.decrypt(encryption.encrypt("", context), context)).toBe("");
  });

  it("encrypts the same text differently each time, and includes none of it", () => {
    const [one, two] = [encryption.encrypt("PORTICO", context), encryption.encrypt("PORTICO", context)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one.split(".")[2] ?? "", "base64url").toString("latin1")).not.toContain("PORTICO");
  });

  it("does not decrypt a value that was moved to another row", () => {
    expect(() => encryption.decrypt(encryption.encrypt("secret", context), "users.totpSecret/2")).toThrow(
      DecryptionError,
    );
  });

  it("does not decrypt a value with any altered byte", () => {
    const [form, id, text = ""] = encryption.encrypt("secret", context).split(".");
    const bytes = Buffer.from(text, "base64url");
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      const sealed = [form, id, altered.toString("base64url")].join(".");
      expect(() => encryption.decrypt(sealed, context)).toThrow(DecryptionError);
    }
    expect(() =>
      encryption.decrypt([form, id, bytes.subarray(0, 27).toString("base64url")].join("."), context),
    ).toThrow(DecryptionError);
  });

  it.each(["", "plain", "s1..", "s2.0000000000000000.AAAA", "s1.0000000000000000.AAAA"])(
    "does not decrypt %j",
    (text) => {
      expect(() => encryption.decrypt(text, context)).toThrow(DecryptionError);
    },
  );

  it("decrypts with an old key, and encrypts with the new one", () => {
    const turned = createEncryption([newKey, oldKey]);
    const before = encryption.encrypt("secret", context);
    const after = turned.encrypt("secret", context);
    expect(turned.decrypt(before, context)).toBe("secret");
    expect(() => encryption.decrypt(after, context)).toThrow(/Add that key to DATA_KEY/);
  });
});

it("returns equal hashes only for equal texts with the same purpose and key", () => {
  const hash = encryption.hash("Rivera", "audit.name");
  expect(hash).toMatch(/^h1\.[0-9a-f]{16}\.[\w-]{22}$/);
  expect(createEncryption([oldKey]).hash("Rivera", "audit.name")).toBe(hash);
  expect(encryption.hash("Rivers", "audit.name")).not.toBe(hash);
  expect(encryption.hash("Rivera", "audit.contact")).not.toBe(hash);
  expect(createEncryption([newKey, oldKey]).hash("Rivera", "audit.name")).not.toBe(hash);
});
