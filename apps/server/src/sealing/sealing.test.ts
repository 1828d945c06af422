import { describe, expect, it } from "vitest";
import { SealingError, sealingWith } from "./sealing.ts";

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const place = "users.totpSecret/1";
const sealing = sealingWith([oldKey]);

describe("sealingWith", () => {
  it("opens what it sealed, in the same place", () => {
    expect(sealing.open(sealing.seal("Geheimnis ✓", place), place)).toBe("Geheimnis ✓");
    expect(sealing.open(sealing.seal("", place), place)).toBe("");
  });

  it("seals the same text differently each time, and shows none of it", () => {
    const [one, two] = [sealing.seal("PORTICO", place), sealing.seal("PORTICO", place)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one.split(".")[2] ?? "", "base64url").toString("latin1")).not.toContain("PORTICO");
  });

  it("does not open what was moved to another row", () => {
    expect(() => sealing.open(sealing.seal("secret", place), "users.totpSecret/2")).toThrow(SealingError);
  });

  it("does not open what was altered, in any byte", () => {
    const [form, id, text = ""] = sealing.seal("secret", place).split(".");
    const bytes = Buffer.from(text, "base64url");
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      const sealed = [form, id, altered.toString("base64url")].join(".");
      expect(() => sealing.open(sealed, place)).toThrow(SealingError);
    }
    expect(() =>
      sealing.open([form, id, bytes.subarray(0, 27).toString("base64url")].join("."), place),
    ).toThrow(SealingError);
  });

  it.each(["", "plain", "s1..", "s2.0000000000000000.AAAA", "s1.0000000000000000.AAAA"])(
    "does not open %j",
    (text) => {
      expect(() => sealing.open(text, place)).toThrow(SealingError);
    },
  );

  it("opens with an old key what it sealed, and seals with the new one", () => {
    const turned = sealingWith([newKey, oldKey]);
    const before = sealing.seal("secret", place);
    const after = turned.seal("secret", place);
    expect(turned.open(before, place)).toBe("secret");
    expect(() => sealing.open(after, place)).toThrow(/add that key to DATA_KEY/);
  });
});

it("hashes equal texts alike for one purpose and one key, and no others", () => {
  const hash = sealing.hash("Rivera", "audit.name");
  expect(hash).toMatch(/^h1\.[0-9a-f]{16}\.[\w-]{22}$/);
  expect(sealingWith([oldKey]).hash("Rivera", "audit.name")).toBe(hash);
  expect(sealing.hash("Rivers", "audit.name")).not.toBe(hash);
  expect(sealing.hash("Rivera", "audit.contact")).not.toBe(hash);
  expect(sealingWith([newKey, oldKey]).hash("Rivera", "audit.name")).not.toBe(hash);
});
