import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { demoTotpSecret } from "../demo/accounts.ts";
import { encryptPlainTotpSecrets, totpEncryptionContext } from "../identity/totp.ts";
import { loadEncryption } from "./load-encryption.ts";

describe.each(bothDatabases)("encryption keys, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  it("are shared by all instances if none is configured", async () => {
    const [one, two] = await Promise.all([
      loadEncryption(opened.database, []),
      loadEncryption(opened.database, []),
    ]);
    expect(two.decrypt(one.encrypt("secret", "place"), "place")).toBe("secret");
  });

  it("still decrypt older values after a key is configured", async () => {
    const before = (await loadEncryption(opened.database, [])).encrypt("secret", "place");
    const configured = await loadEncryption(opened.database, [Buffer.alloc(32, 1)]);
    expect(configured.decrypt(before, "place")).toBe("secret");
    const turned = await loadEncryption(opened.database, [Buffer.alloc(32, 2), Buffer.alloc(32, 1)]);
    expect(turned.decrypt(configured.encrypt("secret", "place"), "place")).toBe("secret");
    const lost = await loadEncryption(opened.database, [Buffer.alloc(32, 2)]);
    expect(() => lost.decrypt(configured.encrypt("secret", "place"), "place")).toThrow(/DATA_KEY/);
  });

  it("encrypt the plain-text authenticator secrets of an older database, once", async () => {
    const { database } = opened;
    const isDemo = eq(users.email, "twofactor@portico.test");
    const encryption = await loadEncryption(database, []);
    const read = async () => {
      const [user] = await database.select().from(users).where(isDemo);
      return { id: user?.id ?? "", secret: user?.totpSecret ?? "" };
    };
    await asSystem(database).update(users).set({ totpSecret: demoTotpSecret }).where(isDemo);
    await encryptPlainTotpSecrets(database, encryption);
    const { id, secret } = await read();
    expect(encryption.decrypt(secret, totpEncryptionContext(id))).toBe(demoTotpSecret);
    await encryptPlainTotpSecrets(database, encryption);
    expect((await read()).secret).toBe(secret);
  });
});
