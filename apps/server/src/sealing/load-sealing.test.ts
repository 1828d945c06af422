import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { demoTotpSecret } from "../demo/accounts.ts";
import { sealPlainTotpSecrets, totpPlace } from "../identity/totp.ts";
import { loadSealing } from "./load-sealing.ts";

describe.each(bothDatabases)("the keys that seal, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  it("are the same for all instances where the configuration names none", async () => {
    const [one, two] = await Promise.all([
      loadSealing(opened.database, []),
      loadSealing(opened.database, []),
    ]);
    expect(two.open(one.seal("secret", "place"), "place")).toBe("secret");
  });

  it("go on opening what was sealed before the configuration named one", async () => {
    const before = (await loadSealing(opened.database, [])).seal("secret", "place");
    const configured = await loadSealing(opened.database, [Buffer.alloc(32, 1)]);
    expect(configured.open(before, "place")).toBe("secret");
    const turned = await loadSealing(opened.database, [Buffer.alloc(32, 2), Buffer.alloc(32, 1)]);
    expect(turned.open(configured.seal("secret", "place"), "place")).toBe("secret");
    const lost = await loadSealing(opened.database, [Buffer.alloc(32, 2)]);
    expect(() => lost.open(configured.seal("secret", "place"), "place")).toThrow(/DATA_KEY/);
  });

  it("seal the authenticator secrets of a database from before there was sealing, once", async () => {
    const { database } = opened;
    const isDemo = eq(users.email, "twofactor@portico.test");
    const sealing = await loadSealing(database, []);
    const read = async () => {
      const [user] = await database.select().from(users).where(isDemo);
      return { id: user?.id ?? "", secret: user?.totpSecret ?? "" };
    };
    await asSystem(database).update(users).set({ totpSecret: demoTotpSecret }).where(isDemo);
    await sealPlainTotpSecrets(database, sealing);
    const { id, secret } = await read();
    expect(sealing.open(secret, totpPlace(id))).toBe(demoTotpSecret);
    await sealPlainTotpSecrets(database, sealing);
    expect((await read()).secret).toBe(secret);
  });
});
