import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { lastingDatabases } from "../../test/lasting-databases.ts";
import { runCommand } from "../../test/run-command.ts";
import {
  configEntries,
  offlineApplications,
  offlineCards,
  offlineDrafts,
  offlineSsns,
  users,
} from "../db/schema/index.ts";
import { cardContext, ssnContext } from "../domains/offline/offline-app/encryption-contexts.ts";
import { draftContext } from "../domains/offline/offline-drafts/open-draft.ts";
import { encryptionContext } from "../domains/settings/general-config/entry-columns.ts";
import { createEncryption } from "../encryption/encryption.ts";
import { pendingTotpEncryptionContext, totpEncryptionContext } from "../identity/totp.ts";

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const number = "4111111111111111";

describe.each(Object.entries(lastingDatabases))("the command that rotates keys, %s", (_, make) => {
  it("encrypts every value with the new key, also when it is run again", async () => {
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
    await database.delete(offlineDrafts);
    await database.delete(configEntries).where(eq(configEntries.isSecret, true));
    await database
      .update(users)
      .set({
        totpSecret: before.encrypt("TOTP", totpEncryptionContext(userId)),
        pendingTotpSecret: before.encrypt("pending TOTP", pendingTotpEncryptionContext(userId)),
      })
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
    const draftId = randomUUID();
    await database
      .insert(offlineDrafts)
      .values({ id: draftId, userId, encrypted: before.encrypt("draft", draftContext(draftId)) });
    const entryId = randomUUID();
    await database.insert(configEntries).values({
      ...{ id: entryId, group: "test", key: "secret", type: "text", description: "", isSecret: true },
      value: before.encrypt("configured", encryptionContext(entryId)),
    });
    await first.close();

    expect(await run(newKey)).toMatch(/^1: .*missing/);
    const rotated = await run(newKey, oldKey);
    expect(rotated).toMatch(/^0: /);
    const columns = [
      ...["users.totp_secret", "users.pending_totp_secret", "config_entries.value", "offline_ssns.encrypted"],
      ...["offline_cards.encrypted", "offline_drafts.encrypted"],
    ];
    for (const column of columns) expect(rotated).toContain(`${column}: 1 encrypted`);
    const again = await run(newKey);
    for (const column of columns) expect(again).toContain(`${column}: 0 encrypted`);

    const second = await open();
    const [ssn] = await second.database.select().from(offlineSsns);
    const [card] = await second.database.select().from(offlineCards);
    const [account] = await second.database.select().from(users).where(eq(users.id, userId));
    const [draft] = await second.database.select().from(offlineDrafts);
    const [entry] = await second.database.select().from(configEntries).where(eq(configEntries.id, entryId));
    await second.close();
    expect(after.decrypt(ssn?.encrypted ?? "", ssnContext(id))).toBe("123456789");
    expect(after.decrypt(card?.encrypted ?? "", cardContext(id))).toBe(number);
    expect(after.decrypt(account?.totpSecret ?? "", totpEncryptionContext(userId))).toBe("TOTP");
    expect(after.decrypt(account?.pendingTotpSecret ?? "", pendingTotpEncryptionContext(userId))).toBe(
      "pending TOTP",
    );
    expect(after.decrypt(draft?.encrypted ?? "", draftContext(draftId))).toBe("draft");
    expect(after.decrypt(entry?.value ?? "", encryptionContext(entryId))).toBe("configured");
  });
});
