import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { otherThan, otpIn, signingIn } from "../../../../test/signing-in.ts";
import { recoveryCodes, rowHistory, users } from "../../../db/schema/index.ts";
import { demoPassword } from "../../../demo/accounts.ts";

const basePath = "/api/user/two-factor";

describe.each(databaseKinds)("the user's second factors, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  afterAll(() => api.close());

  const begin = async (set: Parameters<typeof at.accountWith>[0] = {}) => {
    const account = await at.accountWith(set);
    const token = await api.tokenOf(account.email);
    const call = (path: string, body?: object) =>
      api.send(`${basePath}${path}`, { method: "POST", token, ...(body && { body }) });
    return { ...account, token, call, factors: () => api.read(basePath, token) };
  };
  const beginTotp = async (call: Awaited<ReturnType<typeof begin>>["call"]) =>
    z
      .object({ secret: z.string(), uri: z.string() })
      .parse(await (await call("/totp", { pass: demoPassword })).json());

  it("are returned as on, off and available, with masked recipients", async () => {
    const { factors } = await begin({ phone: "(305) 555-0171" });
    expect(await factors()).toEqual({
      totp: { isOn: false, recoveryCodesLeft: 0 },
      email: { isOn: false, sentTo: expect.stringMatching(/^.\*\*\*.@portico\.test$/) },
      sms: { isOn: false, sentTo: "***-***-0171" },
    });
  });

  it("require a session", async () => {
    for (const path of ["/totp", "/totp/confirm", "/recovery-codes", "/send", "/confirm", "/remove"]) {
      expect((await api.send(`${basePath}${path}`, { method: "POST", body: {} })).status).toBe(401);
    }
  });

  describe("an authenticator app", () => {
    it("is turned on with a code, returns ten recovery codes, and is required from then on", async () => {
      const { call, factors, email, userId } = await begin();
      const { secret, uri } = await beginTotp(call);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(uri).toMatch(/^otpauth:\/\/totp\/Portico:/);
      expect(new URL(uri).searchParams.get("secret")).toBe(secret);
      const response = await call("/totp/confirm", { otp: at.totp(0, secret) });
      const { recoveryCodes: codes } = z
        .object({ recoveryCodes: z.array(z.string()) })
        .parse(await response.json());
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
      expect(await factors()).toMatchObject({ totp: { isOn: true, recoveryCodesLeft: 10 } });

      const { database } = api.services;
      const written = JSON.stringify([
        await database.select().from(users).where(eq(users.id, userId)),
        await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
        await database.select().from(rowHistory).where(eq(rowHistory.entityId, userId)),
        await at.auditOf(userId),
      ]);
      for (const text of [secret, ...codes]) expect(written).not.toContain(text);

      const give = async (otp: string | undefined) => {
        const { code } = await at.responseOf(email);
        return (await at.post("/identity/login/2fa", { code, method: "totp", otp })).status;
      };
      // The code that turned it on can't be used again.
      expect(await give(at.totp(0, secret))).toBe(422);
      expect(await give(at.totp(1, secret))).toBe(200);
      expect(await give(codes[3])).toBe(200);
      expect(await give(codes[3])).toBe(422);
      expect(await factors()).toMatchObject({ totp: { recoveryCodesLeft: 9 } });
    });

    it("has no effect before it is confirmed, or with an incorrect code", async () => {
      const { call, factors, email } = await begin();
      const { secret } = await beginTotp(call);
      const response = await call("/totp/confirm", { otp: otherThan(at.totp(0, secret)) });
      expect(response.status).toBe(422);
      expect(await response.json()).toHaveProperty("errors.otp");
      expect(await factors()).toMatchObject({ totp: { isOn: false } });
      expect(await at.responseOf(email)).not.toHaveProperty("twoFactorRequired");
    });

    it("can be confirmed only with the newest secret", async () => {
      const { call } = await begin();
      const first = await beginTotp(call);
      const second = await beginTotp(call);
      expect((await call("/totp/confirm", { otp: at.totp(0, first.secret) })).status).toBe(422);
      expect((await call("/totp/confirm", { otp: at.totp(0, second.secret) })).status).toBe(200);
    });

    it("can't be replaced without being turned off, which requires the password", async () => {
      const { call } = await begin();
      const { secret } = await beginTotp(call);
      expect((await call("/totp/confirm", { otp: at.totp(0, secret) })).status).toBe(200);
      expect((await call("/totp", { pass: demoPassword })).status).toBe(409);
      expect((await call("/totp/confirm", { otp: at.totp(1, secret) })).status).toBe(409);
    });

    it("is removed together with its recovery codes", async () => {
      const { call, factors, email } = await begin();
      const { secret } = await beginTotp(call);
      await call("/totp/confirm", { otp: at.totp(0, secret) });
      expect((await call("/remove", { method: "totp", pass: demoPassword })).status).toBe(204);
      expect(await factors()).toMatchObject({ totp: { isOn: false, recoveryCodesLeft: 0 } });
      expect(await at.responseOf(email)).not.toHaveProperty("twoFactorRequired");
    });
  });

  describe.each([
    { method: "email", name: "mail", set: {} },
    { method: "sms", name: "SMS", set: { phone: "3055550188" } },
  ])("codes by $name", ({ method, set }) => {
    const last = async (email: string) =>
      otpIn((await at.sentTo(method === "email" ? email : (set.phone ?? ""))).at(-1));

    it("are turned on with a code that was sent, and required from then on", async () => {
      const { call, factors, email } = await begin(set);
      expect((await call("/send", { method })).status).toBe(200);
      const otp = await last(email);
      expect((await call("/confirm", { method, otp: otherThan(otp) })).status).toBe(422);
      expect(await factors()).toMatchObject({ [method]: { isOn: false } });
      expect((await call("/confirm", { method, otp })).status).toBe(204);
      expect(await factors()).toMatchObject({ [method]: { isOn: true } });
      expect(await at.responseOf(email)).toMatchObject({ methods: [method] });
      expect((await call("/confirm", { method, otp })).status).toBe(422);
      expect((await call("/send", { method })).status).toBe(409);
    });

    it("can't be turned on after five incorrect concurrent attempts, or after five minutes", async () => {
      const { call, email, userId, token } = await begin(set);
      await call("/send", { method });
      const otp = await last(email);
      const wrong = Array.from({ length: 8 }, () => call("/confirm", { method, otp: otherThan(otp) }));
      await Promise.all(wrong);
      await api.services.rateLimiter.reset("confirm", userId);
      expect((await call("/confirm", { method, otp })).status).toBe(422);
      await call("/send", { method });
      at.wait(5.1);
      expect((await call("/confirm", { method, otp: await last(email) })).status).toBe(422);
      expect(await at.states(token)).toBe(200);
    });

    it("can't be turned on with another user's code", async () => {
      const one = await begin(set);
      const other = await begin(method === "email" ? {} : { phone: "3055550199" });
      await one.call("/send", { method });
      const otp = await last(one.email);
      expect((await other.call("/confirm", { method, otp })).status).toBe(422);
    });

    it("can be turned off with only the password", async () => {
      const { call, factors, userId } = await begin(set);
      const flag = method === "email" ? { emailFactor: true } : { smsFactor: true };
      await asSystem(api.services.database).update(users).set(flag).where(eq(users.id, userId));
      const refused = await call("/remove", { method, pass: "Wrong-Password-1" });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toHaveProperty("errors.pass");
      expect(await factors()).toMatchObject({ [method]: { isOn: true } });
      expect((await call("/remove", { method, pass: demoPassword })).status).toBe(204);
      expect(await factors()).toMatchObject({ [method]: { isOn: false } });
      expect((await at.auditOf(userId)).map(({ result }) => result)).toEqual(
        expect.arrayContaining(["refused: wrong password", "switched off"]),
      );
    });
  });

  it("require a phone number for SMS", async () => {
    const { call } = await begin({ phone: null });
    const response = await call("/send", { method: "sms" });
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty("errors.method");
  });

  it("limits password attempts as sign-in does", async () => {
    const { call, email } = await begin({ emailFactor: false });
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await call("/remove", { method: "email", pass: "Wrong-Password-1" })).status);
    }
    expect(statuses.slice(-2)).toEqual([422, 429]);
    expect((await at.login(email)).status).toBe(429);
  });
});
