import { eq, inArray, like, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { sessions, users } from "../db/schema/index.ts";
import { hashPassword } from "../identity/passwords.ts";
import { demoAccounts } from "./accounts.ts";
import { disableExposedAccounts } from "./disable-accounts.ts";
import { requireNoPublishedSecrets } from "./published-secrets.ts";

const log = pino({ level: "silent" });

describe.each(databaseKinds)("published secrets on $name", (kind) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openApi(kind);
  });
  afterEach(() => api.close());

  const check = () => requireNoPublishedSecrets(api.services.database, api.services.encryption, log);
  const disable = () => disableExposedAccounts(api.services.database, api.services.encryption, log);
  const someHash = () => hashPassword("Blue-Harbor-Rain-7");

  it("prevent the start, with an error that names the accounts and the fix", async () => {
    await expect(check()).rejects.toThrow(/agent@portico\.test[\s\S]*disable-demo-accounts/);
  });

  it("are found under any user name, in any account, disabled or not, and after an earlier check", async () => {
    const { database } = api.services;
    await disable();
    await check();
    const [renamed, disabled, changed] = [
      await makeAccount(database, {}),
      await makeAccount(database, {}),
      await makeAccount(database, {}),
    ];
    const demoHash = await hashPassword("Portico-Demo-1");
    const emails = [renamed.email, disabled.email, changed.email];
    await asSystem(database)
      .update(users)
      .set({ passwordHash: await someHash() })
      .where(inArray(users.email, emails));
    await check();
    await asSystem(database)
      .update(users)
      .set({ passwordHash: demoHash, email: "chief@agency.example" })
      .where(eq(users.id, renamed.userId));
    await expect(check()).rejects.toThrow("chief@agency.example");
    await disable();
    await asSystem(database)
      .update(users)
      .set({ passwordHash: demoHash, enabled: false })
      .where(eq(users.id, disabled.userId));
    await expect(check()).rejects.toThrow(disabled.email);
    await disable();
    await check();
  });

  it("are found in an authenticator secret whose account has another password", async () => {
    const { database } = api.services;
    await asSystem(database)
      .update(users)
      .set({ passwordHash: await someHash() })
      .where(like(users.email, "%@portico.test"));
    await expect(check()).rejects.toThrow("twofactor@portico.test");
    expect(await disable()).toEqual(["twofactor@portico.test"]);
    await check();
  });

  it("can't be used once disabled: sessions and passwords are rejected, even after the account is enabled again", async () => {
    const { database } = api.services;
    const token = await api.tokenOf("agent@portico.test");
    const emails = await disable();
    expect(new Set(emails)).toEqual(new Set(demoAccounts.map(({ email }) => email)));
    expect((await api.send("/api/States", { token })).status).toBe(401);
    const [left] = await database.select({ number: sql`count(*)::int` }).from(sessions);
    expect(left).toEqual({ number: 0 });
    await asSystem(database).update(users).set({ enabled: true });
    const body = { user: "agent@portico.test", pass: "Portico-Demo-1" };
    expect((await api.send("/identity/login", { method: "POST", body })).status).toBe(401);
    expect(await disable()).toEqual([]);
  });
});
