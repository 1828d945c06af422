import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { lastingDatabases } from "../../test/lasting-databases.ts";
import { runCommand } from "../../test/run-command.ts";
import { offlineApplications, offlineCards, offlineSsns, users } from "../db/schema/index.ts";
import { createEncryption } from "../encryption/encryption.ts";
import { cardContext, ssnContext } from "../features/offline-app/encryption-contexts.ts";
import { totpEncryptionContext } from "../identity/totp.ts";

const timeout = 120_000;
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const number = "4111111111111111";

describe.each(Object.entries(lastingDatabases))("the command that rotates keys, %s", (_, make) => {
  it("encrypts every value with the new key, also when it is run again", { timeout }, async () => {
    const { variables, open } = await make();
    const run = (...keys: readonly Buffer[]) =>
      runCommand("rotate-keys", {
        ...Object.fromEntries(Object.entries(variables)),
        DATA_KEY: keys.map((key) => key.toString("base64")).join(","),
      });
    const [before, after] = [createEncryption([oldKey]), createEncryption([newKey])];
    const first = await open();
    const [application] = await first.database.select().from(offlineApplications).limit(1);
    const [user] = await first.database.select().from(users).limit(1);
    const [id, userId] = [application?.id ?? "", user?.id ?? ""];
    const database = asSystem(first.database);
    await database.delete(offlineSsns);
    await database.delete(offlineCards);
    await database.update(users).set({ totpSecret: null, pendingTotpSecret: null });
    await database
      .update(users)
      .set({ totpSecret: before.encrypt("TOTP", totpEncryptionContext(userId)) })
      .where(eq(users.id, userId));
    await database.insert(offlineSsns).values({
      personId: id,
      applicationId: id,
      encrypted: before.encrypt("123456789", ssnContext(id)),
      lastFour: "6789",
    });
    await database.insert(offlineCards).values({
      applicationId: id,
      encrypted: before.encrypt(number, cardContext(id)),
      brand: "visa",
      lastFour: "1111",
      expiry: "12/40",
    });
    await first.close();

    expect(await run(newKey)).toMatch(/^1: .*missing/);
    const rotated = await run(newKey, oldKey);
    expect(rotated).toMatch(/^0: /);
    expect(rotated).toContain("offline_ssns.encrypted: 1 encrypted");
    expect(await run(newKey)).toContain("offline_ssns.encrypted: 0 encrypted");

    const second = await open();
    const [ssn] = await second.database.select().from(offlineSsns);
    const [card] = await second.database.select().from(offlineCards);
    const [account] = await second.database.select().from(users).where(eq(users.id, userId));
    await second.close();
    expect(after.decrypt(ssn?.encrypted ?? "", ssnContext(id))).toBe("123456789");
    expect(after.decrypt(card?.encrypted ?? "", cardContext(id))).toBe(number);
    expect(after.decrypt(account?.totpSecret ?? "", totpEncryptionContext(userId))).toBe("TOTP");
  });
});
