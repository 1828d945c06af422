import { describe, expect, it } from "vitest";
import { createEncryption, DecryptionError } from "./encryption.ts";

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const place = "users.totpSecret/1";
const encryption = createEncryption([oldKey]);

describe("sealingWith", () => {
  it("opens what it sealed, in the same place", () => {
    expect(encryption.decrypt(encryption.encrypt("Geheimnis ✓", place), place)).toBe("Geheimnis ✓");
    expect(encryption.decrypt(encryption.encrypt("", place), place)).toBe("");
  });

  it("seals the same text differently each time, and shows none of it", () => {
    const [one, two] = [encryption.encrypt("PORTICO", place), encryption.encrypt("PORTICO", place)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one.split(".")[2] ?? "", "base64url").toString("latin1")).not.toContain("PORTICO");
  });

  it("does not open what was moved to another row", () => {
    expect(() => encryption.decrypt(encryption.encrypt("secret", place), "users.totpSecret/2")).toThrow(
      DecryptionError,
    );
  });

  it("does not open what was altered, in any byte", () => {
    const [form, id, text = ""] = encryption.encrypt("secret", place).split(".");
    const bytes = Buffer.from(text, "base64url");
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      const sealed = [form, id, altered.toString("base64url")].join(".");
      expect(() => encryption.decrypt(sealed, place)).toThrow(DecryptionError);
    }
    expect(() =>
      encryption.decrypt([form, id, bytes.subarray(0, 27).toString("base64url")].join("."), place),
    ).toThrow(DecryptionError);
  });

  it.each(["", "plain", "s1..", "s2.0000000000000000.AAAA", "s1.0000000000000000.AAAA"])(
    "does not open %j",
    (text) => {
      expect(() => encryption.decrypt(text, place)).toThrow(DecryptionError);
    },
  );

  it("opens with an old key what it sealed, and seals with the new one", () => {
    const turned = createEncryption([newKey, oldKey]);
    const before = encryption.encrypt("secret", place);
    const after = turned.encrypt("secret", place);
    expect(turned.decrypt(before, place)).toBe("secret");
    expect(() => encryption.decrypt(after, place)).toThrow(/add that key to DATA_KEY/);
  });
});

it("hashes equal texts alike for one purpose and one key, and no others", () => {
  const hash = encryption.hash("Rivera", "audit.name");
  expect(hash).toMatch(/^h1\.[0-9a-f]{16}\.[\w-]{22}$/);
  expect(createEncryption([oldKey]).hash("Rivera", "audit.name")).toBe(hash);
  expect(encryption.hash("Rivers", "audit.name")).not.toBe(hash);
  expect(encryption.hash("Rivera", "audit.contact")).not.toBe(hash);
  expect(createEncryption([newKey, oldKey]).hash("Rivera", "audit.name")).not.toBe(hash);
});
