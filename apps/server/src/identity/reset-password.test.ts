import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi, testOrigin } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { resetCodeIn, signingIn } from "../../test/signing-in.ts";
import { identitySteps, outbox, rowHistory, users } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";
import { minResponseTime } from "./forgot-password.ts";

const newPassword = "Blue-Harbor-Rain-7";

describe.each(databaseKinds)("a forgotten password, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  afterAll(() => api.close());

  const forgot = (user: string) =>
    api.send(`/identity/forgot/${encodeURIComponent(user)}`, { method: "POST" });
  const reset = (user: string, code: string, pass = newPassword) =>
    at.post("/identity/reset", { user, code, pass, pass_confirm: pass });
  const codeFor = async (user: string) => {
    await forgot(user);
    return resetCodeIn((await at.sentTo(user)).at(-1));
  };

  describe("asking for a link", () => {
    it("returns the same response, after the same time, for a user, an unknown user and a disabled account", async () => {
      const known = await makeAccount(api.services.database, {});
      const disabled = await at.accountWith({ enabled: false });
      for (const user of [known.email, "nobody@portico.test", disabled.email]) {
        const begun = performance.now();
        const response = await forgot(user);
        // A timer may fire a millisecond early.
        expect(performance.now() - begun).toBeGreaterThanOrEqual(minResponseTime - 2);
        expect([response.status, await response.text()]).toEqual([204, ""]);
      }
      expect(await at.sentTo(known.email)).toHaveLength(1);
      expect(await at.sentTo(disabled.email)).toEqual([]);
      expect(await at.sentTo("nobody@portico.test")).toEqual([]);
      expect((await at.auditOf(null))[0]).toMatchObject({
        category: "password",
        result: "no link: unknown user",
      });
    });

    it("emails a link to the configured URL, whatever the request's host", async () => {
      const { email } = await makeAccount(api.services.database, {});
      const path = `/identity/forgot/${email}`;
      const headers = { host: "evil.test", "x-forwarded-host": "evil.test", origin: "https://evil.test" };
      await api.send(path, { method: "POST", headers });
      const [mail] = await at.sentTo(email);
      expect(mail?.body).toContain(`${testOrigin}/login/reset/`);
      expect(mail?.body).not.toContain("evil");
    });

    it("emails the user's other address if there is one", async () => {
      const account = await at.accountWith({ otherEmail: "mailbox@example.com" });
      await forgot(account.email);
      expect(await at.sentTo("mailbox@example.com")).toHaveLength(1);
      expect(await at.sentTo(account.email)).toEqual([]);
    });

    it("stores only a hash of the code", async () => {
      const { email, userId } = await makeAccount(api.services.database, {});
      const code = await codeFor(email);
      expect(code).toMatch(/^[\w-]{22}$/);
      const steps = await api.services.database
        .select()
        .from(identitySteps)
        .where(eq(identitySteps.userId, userId));
      expect(JSON.stringify(steps)).not.toContain(code);
    });

    it("is rejected after three attempts, for known and unknown users alike", async () => {
      const known = await makeAccount(api.services.database, {});
      for (const user of [known.email, "nobody.either@portico.test"]) {
        const responses = await Promise.all(Array.from({ length: 4 }, () => forgot(user)));
        expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 429]);
      }
      expect(await at.sentTo(known.email)).toHaveLength(3);
    });
  });

  describe("setting a new password", () => {
    it("ends all sessions, starts none, notifies the user, and invalidates the old password", async () => {
      const account = await makeAccount(api.services.database, {});
      const token = await api.tokenOf(account.email);
      const response = await reset(account.email, await codeFor(account.email));
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await at.states(token)).toBe(401);
      expect((await at.login(account.email)).status).toBe(401);
      expect(Object.keys(await at.responseOf(account.email, newPassword))).toEqual(["token"]);
      expect((await at.sentTo(account.email)).at(-1)?.subject).toBe("Your Portico password was changed");
      const records = await at.auditOf(account.userId);
      expect(records).toContainEqual(
        expect.objectContaining({ category: "password", result: "password set" }),
      );
      const history = await api.services.database
        .select()
        .from(rowHistory)
        .where(eq(rowHistory.entityId, account.userId))
        .orderBy(rowHistory.version);
      expect(history).toMatchObject([
        { version: 1 },
        { changes: { passwordHash: { from: "***", to: "***" } } },
      ]);
      expect(JSON.stringify([records, history])).not.toContain("argon2");
    });

    it("accepts a code once if it arrives twice at the same time", async () => {
      const account = await makeAccount(api.services.database, {});
      const code = await codeFor(account.email);
      const responses = await Promise.all([
        reset(account.email, code, "First-Password-77"),
        reset(account.email, code, "Second-Password-7"),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 422]);
      const winner = responses[0]?.status === 204 ? "First-Password-77" : "Second-Password-7";
      expect((await at.login(account.email, winner)).status).toBe(200);
      expect((await reset(account.email, code)).status).toBe(422);
    });

    it("returns the same error for a wrong code, another user's code, an unknown user, and a used or expired code", async () => {
      const [account, other] = [
        await makeAccount(api.services.database, {}),
        await makeAccount(api.services.database, {}),
      ];
      const [code, used, old] = [
        await codeFor(other.email),
        await codeFor(account.email),
        await codeFor((await makeAccount(api.services.database, {})).email),
      ];
      expect((await reset(account.email, used)).status).toBe(204);
      const responses = [
        await reset(account.email, "AAAAAAAAAAAAAAAAAAAAAA"),
        await reset(account.email, code),
        await reset("nobody@portico.test", code),
        await reset(account.email, used),
      ];
      at.wait(60.1);
      responses.push(await reset(other.email, code), await reset(other.email, old));
      const [first, ...rest] = await Promise.all(
        responses.map(async (response) => [response.status, await response.text()]),
      );
      expect(first?.[0]).toBe(422);
      expect(rest).toEqual([first, first, first, first, first]);
    });

    it("accepts a code for fifty-nine minutes", async () => {
      const { email } = await makeAccount(api.services.database, {});
      const code = await codeFor(email);
      at.wait(59.9);
      expect((await reset(email, code)).status).toBe(204);
    });

    it("invalidates earlier codes when a new one is sent", async () => {
      const { email } = await makeAccount(api.services.database, {});
      const first = await codeFor(email);
      const second = await codeFor(email);
      expect((await reset(email, first)).status).toBe(422);
      expect((await reset(email, second)).status).toBe(204);
    });

    it("rejects a weak password without consuming the code", async () => {
      const { email } = await makeAccount(api.services.database, {});
      const code = await codeFor(email);
      const refused = ["Password123!", "Short-Pass", "no-upper-letter-1", demoPassword, "A".repeat(21)];
      for (const pass of refused) {
        const response = await reset(email, code, pass);
        expect([pass, response.status]).toEqual([pass, 422]);
        expect(await response.json()).toHaveProperty("errors.pass");
      }
      expect((await reset(email, code)).status).toBe(204);
    });

    it("requires the same password twice", async () => {
      const response = await at.post("/identity/reset", {
        user: "agent@portico.test",
        code: "x",
        pass: newPassword,
        pass_confirm: "Another-Password-1",
      });
      expect(await response.json()).toHaveProperty("errors.pass_confirm", ["Passwords must match"]);
    });

    it("doesn't change the second factor", async () => {
      const account = await at.accountWith({ hasTotp: true });
      const step = (await at.responseOf(account.email)).code;
      expect((await reset(account.email, await codeFor(account.email))).status).toBe(204);
      expect(await at.responseOf(account.email, newPassword)).toMatchObject({ twoFactorRequired: true });
      // A sign-in started with the old password can't be completed.
      const late = await at.post("/identity/login/2fa", { code: step, method: "totp", otp: at.totp() });
      expect(late.status).toBe(401);
    });

    it("is required at sign-in if the password must be changed", async () => {
      const account = await at.accountWith({ mustChangePassword: true });
      const { code = "" } = await at.responseOf(account.email);
      expect((await reset(account.email, code)).status).toBe(204);
      expect(Object.keys(await at.responseOf(account.email, newPassword))).toEqual(["token"]);
      const [user] = await api.services.database.select().from(users).where(eq(users.id, account.userId));
      expect(user?.mustChangePassword).toBe(false);
    });

    it("is rate-limited", async () => {
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) {
        statuses.push((await reset("nobody.at.all@portico.test", "wrong")).status);
      }
      expect(statuses.slice(-2)).toEqual([422, 429]);
    });
  });

  it("sends no email if the transaction fails", async () => {
    const before = await api.services.database.select().from(outbox);
    expect((await reset("agent@portico.test", "wrong")).status).toBe(422);
    expect(await api.services.database.select().from(outbox)).toHaveLength(before.length);
  });
});
