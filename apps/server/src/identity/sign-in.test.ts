import { verify } from "@node-rs/argon2";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { signingIn } from "../../test/signing-in.ts";
import { audit, sessions, users } from "../db/schema/index.ts";
import { demoPassword } from "./demo-password.ts";
import { hashPassword } from "./passwords.ts";

// Test files share modules: this file imports them again with the mock, and removes them for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock("@node-rs/argon2", { spy: true });

describe.each(databaseKinds)("signing in, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  afterAll(() => api.close());

  it("accepts the user name in any case", async () => {
    const account = await makeAccount(api.services.database, {});
    expect(Object.keys(await at.responseOf(account.email.toUpperCase()))).toEqual(["token"]);
    expect((await at.auditOf(account.userId))[0]).toMatchObject({ category: "sign-in", result: "signed in" });
  });

  it("returns the same error for an unknown user, an incorrect password, and a disabled account", async () => {
    const disabled = await at.accountWith({ enabled: false });
    const known = await makeAccount(api.services.database, {});
    // The tests' own hashes cost less.
    await asSystem(api.services.database)
      .update(users)
      .set({ passwordHash: await hashPassword(demoPassword) })
      .where(inArray(users.id, [disabled.userId, known.userId]));
    const attempts: [user: string, pass: string | undefined][] = [
      ["nobody@portico.test", undefined],
      [known.email, "Wrong-Password-1"],
      [disabled.email, undefined],
    ];
    const seen: object[] = [];
    for (const [user, pass] of attempts) {
      vi.mocked(verify).mockClear();
      const response = await at.login(user, pass);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ message: "Incorrect email or password." });
      const { "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
      seen.push(headers);
      // Takes as long as one verification at full cost for every user.
      expect(vi.mocked(verify).mock.calls).toEqual([
        [expect.stringContaining("$argon2id$v=19$m=19456,t=2,p=1$"), expect.any(String)],
      ]);
    }
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    const results = [disabled.userId, known.userId, null].map(
      async (id) => (await at.auditOf(id))[0]?.result,
    );
    expect(await Promise.all(results)).toEqual([
      "refused: disabled",
      "refused: wrong password",
      "refused: unknown user",
    ]);
  });

  it("doesn't store the name of an unknown user", async () => {
    await at.login("somebody.private@portico.test");
    const written = JSON.stringify([
      await api.services.database.select().from(audit),
      await api.services.database.execute("select * from rate_limits"),
    ]);
    expect(written).not.toContain("somebody.private");
  });

  it("checks every character of a long password", async () => {
    const account = await makeAccount(api.services.database, {});
    expect((await at.login(account.email, "Portico-Demo-1x")).status).toBe(401);
    expect((await at.login(account.email, "Portico-Demo-")).status).toBe(401);
  });

  it("returns a code and no session to a user who must set a new password", async () => {
    const account = await at.accountWith({ mustChangePassword: true });
    const response = await at.responseOf(account.email);
    expect(Object.keys(response)).toEqual(["code"]);
    const open = await api.services.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, account.userId));
    expect(open).toEqual([]);
    expect((await at.auditOf(account.userId))[0]?.result).toBe("asked for a new password");
  });

  it.each([
    [{ hasTotp: true }, ["totp"]],
    [{ emailFactor: true }, ["email"]],
    [{ hasTotp: true, emailFactor: true, smsFactor: true, phone: "3055550100" }, ["totp", "email", "sms"]],
    [{ hasTotp: true, smsFactor: true, phone: null }, ["totp"]],
  ])("requires %j of an account with %j, without a session", async (factors, methods) => {
    const account = await at.accountWith(factors);
    const response = await at.responseOf(account.email);
    expect(response).toEqual({ code: expect.any(String), twoFactorRequired: true, methods });
    expect(response.code).toMatch(/^[\w-]{22}$/);
    const open = await api.services.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, account.userId));
    expect(open).toEqual([]);
  });

  it("rejects a password that was changed while it was checked", async () => {
    const account = await makeAccount(api.services.database, {});
    const { database } = api.services;
    vi.mocked(verify).mockImplementationOnce(async () => {
      await asSystem(database)
        .update(users)
        .set({ passwordHash: "another" })
        .where(eq(users.id, account.userId));
      return true;
    });
    expect((await at.login(account.email)).status).toBe(401);
    expect(await database.select().from(sessions).where(eq(sessions.userId, account.userId))).toEqual([]);
  });
});
