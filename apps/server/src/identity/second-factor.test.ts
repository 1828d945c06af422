import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { refusal } from "../../test/responses.ts";
import { otherThan, otpIn, signingIn } from "../../test/signing-in.ts";
import { identitySteps, outbox, recoveryCodes, sessions, users } from "../db/schema/index.ts";
import { demoTotpSecret } from "../demo/accounts.ts";
import { hashRecoveryCode } from "./codes.ts";

describe.each(databaseKinds)("the second factor, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  afterAll(() => api.close());

  const give = (code: string | undefined, otp: string, method = "totp") =>
    at.post("/identity/login/2fa", { code, method, otp });
  const send = (code: string | undefined, method: string) =>
    at.post("/identity/login/2fa/send", { code, method });
  const stepOf = async (user: string) => (await at.responseOf(user)).code ?? "";
  const triesOf = async (userId: string) =>
    (await api.services.database.select().from(identitySteps).where(eq(identitySteps.userId, userId))).map(
      ({ tries }) => tries,
    );
  const sessionsOf = (userId: string) =>
    api.services.database.select().from(sessions).where(eq(sessions.userId, userId));
  const wrongTotp = () => otherThan(at.totp());

  describe("by authenticator app", () => {
    it("accepts the demo account, whose secret is encrypted in the database", async () => {
      const [user] = await api.services.database
        .select()
        .from(users)
        .where(eq(users.email, "twofactor@portico.test"));
      expect(user?.totpSecret).toMatch(/^s1\./);
      const response = await give(await stepOf("twofactor@portico.test"), at.totp(0, demoTotpSecret));
      expect(response.status).toBe(200);
      expect(await at.states((await at.parse(response)).token)).toBe(200);
    });

    it.each([-1, 0, 1])("accepts the code of step %i", async (step) => {
      const account = await at.accountWith({ hasTotp: true });
      expect((await give(await stepOf(account.email), at.totp(step))).status).toBe(200);
    });

    it.each([-2, 2])("rejects the code of step %i, and returns the attempts left", async (step) => {
      const account = await at.accountWith({ hasTotp: true });
      const response = await give(await stepOf(account.email), at.totp(step));
      expect(response.status).toBe(422);
      const text = "Incorrect code. 4 attempts left.";
      expect(await response.json()).toEqual({ message: text, errors: { otp: [text] } });
      expect(await sessionsOf(account.userId)).toEqual([]);
      expect((await at.auditOf(account.userId))[0]).toMatchObject({
        category: "second-factor",
        result: "refused: wrong code",
      });
    });

    it("rejects a code that was used, and codes older than it", async () => {
      const account = await at.accountWith({ hasTotp: true });
      expect((await give(await stepOf(account.email), at.totp(0))).status).toBe(200);
      expect((await give(await stepOf(account.email), at.totp(0))).status).toBe(422);
      expect((await give(await stepOf(account.email), at.totp(-1))).status).toBe(422);
      expect((await give(await stepOf(account.email), at.totp(1))).status).toBe(200);
    });

    it("accepts a code once if ten sign-ins send it at the same time", async () => {
      const account = await at.accountWith({ hasTotp: true });
      const codes = await Promise.all(Array.from({ length: 10 }, () => stepOf(account.email)));
      const otp = at.totp();
      const statuses = await Promise.all(codes.map(async (code) => (await give(code, otp)).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    it("completes a sign-in once", async () => {
      const account = await at.accountWith({ hasTotp: true });
      const code = await stepOf(account.email);
      expect((await give(code, at.totp(0))).status).toBe(200);
      expect((await give(code, at.totp(1))).status).toBe(401);
    });
  });

  it("checks at most five of fifty simultaneous wrong codes, and then rejects the right one", async () => {
    const account = await at.accountWith({ hasTotp: true });
    const code = await stepOf(account.email);
    const wrong = wrongTotp();
    const responses = await Promise.all(Array.from({ length: 50 }, () => give(code, wrong)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => ![401, 422, 429].includes(status))).toEqual([]);
    // The fifth wrong code ends the sign-in, which returns another error.
    expect(statuses.filter((status) => status === 422)).toHaveLength(4);
    expect(await triesOf(account.userId)).toEqual([5]);
    await api.services.rateLimiter.reset("second-factor", account.userId);
    expect((await give(code, at.totp())).status).toBe(401);
    expect(await sessionsOf(account.userId)).toEqual([]);
  });

  it("limits attempts in many sign-ins by someone who knows the password", async () => {
    const account = await at.accountWith({ hasTotp: true });
    let looked = 0;
    let response: Response;
    do {
      response = await give(await stepOf(account.email), wrongTotp());
      if (response.status === 422) looked += 1;
    } while (response.status === 422 && looked < 50);
    expect(looked).toBe(10);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(800);
    // A successful password check doesn't reset the count.
    expect((await give(await stepOf(account.email), at.totp())).status).toBe(429);
  });

  it("expires after five minutes", async () => {
    const account = await at.accountWith({ hasTotp: true });
    const code = await stepOf(account.email);
    at.wait(5.1);
    expect((await give(code, at.totp())).status).toBe(401);
  });

  it.each(["", "nothing", "x".repeat(64)])("rejects the unknown code %j as expired", async (code) => {
    const response = await give(code, "123456");
    expect(response.status).toBe(code === "" ? 422 : 401);
  });

  it("rejects a one-time code if the sign-in requires a new password instead", async () => {
    const account = await at.accountWith({ mustChangePassword: true });
    expect((await give(await stepOf(account.email), "123456")).status).toBe(401);
  });

  it("is required before a forced password change", async () => {
    const account = await at.accountWith({ hasTotp: true, mustChangePassword: true });
    const response = await give(await stepOf(account.email), at.totp());
    expect(Object.keys(await at.parse(response))).toEqual(["code"]);
    expect(await sessionsOf(account.userId)).toEqual([]);
  });

  it("is required before the question whether to close the last session", async () => {
    const account = await at.accountWith({ hasTotp: true });
    const first = await at.parse(await give(await stepOf(account.email), at.totp(0)));
    const second = await at.parse(await give(await stepOf(account.email), at.totp(1)));
    expect(second).toEqual({ active_session: true, token: expect.any(String) });
    expect(await at.states(second.token)).toBe(200);
    expect(await at.states(first.token)).toBe(401);
  });

  it("rejects a user disabled meanwhile", async () => {
    const account = await at.accountWith({ hasTotp: true });
    const code = await stepOf(account.email);
    await asSystem(api.services.database)
      .update(users)
      .set({ enabled: false })
      .where(eq(users.id, account.userId));
    expect((await give(code, at.totp())).status).toBe(401);
    expect((await send(code, "email")).status).toBe(401);
  });

  describe.each([
    { method: "email", factor: { emailFactor: true }, masked: /^.\*\*\*.@portico\.test$/ },
    { method: "sms", factor: { smsFactor: true, phone: "(305) 555-0142" }, masked: /^\*\*\*-\*\*\*-0142$/ },
  ])("by $method", ({ method, factor, masked }) => {
    const begin = async () => {
      const account = await at.accountWith(factor);
      const recipient = method === "email" ? account.email : factor.phone;
      await api.services.database.delete(outbox).where(eq(outbox.recipient, recipient ?? ""));
      return { account, code: await stepOf(account.email), sent: () => at.sentTo(recipient ?? "") };
    };

    it("sends six digits, returns the masked recipient, and accepts them", async () => {
      const { account, code, sent } = await begin();
      const response = await send(code, method);
      expect(await response.json()).toEqual({ sentTo: expect.stringMatching(masked) });
      const [message] = await sent();
      expect(message).toMatchObject({ kind: "sign-in-code", channel: method === "email" ? "mail" : "sms" });
      expect((await at.auditOf(account.userId))[0]).toMatchObject({ result: "code sent" });
      const [step] = await api.services.database
        .select()
        .from(identitySteps)
        .where(eq(identitySteps.userId, account.userId));
      expect(JSON.stringify(step)).not.toContain(otpIn(message));
      expect((await give(code, otpIn(message), method)).status).toBe(200);
    });

    it("accepts no code before one was sent, and only the last one sent", async () => {
      const { code, sent } = await begin();
      expect((await give(code, "000000", method)).status).toBe(422);
      await send(code, method);
      await send(code, method);
      const [first, last] = (await sent()).map(otpIn);
      if (first !== last) expect((await give(code, first ?? "", method)).status).toBe(422);
      expect((await give(code, last ?? "", method)).status).toBe(200);
    });

    it("accepts a code for five minutes after it was sent", async () => {
      const { code, sent } = await begin();
      at.wait(4);
      await send(code, method);
      at.wait(4);
      await send(code, method);
      at.wait(5.1);
      const otp = otpIn((await sent()).at(-1));
      expect((await give(code, otp, method)).status).toBe(401);
      expect((await send(code, method)).status).toBe(401);
    });

    it("allows no more attempts after another code is sent", async () => {
      const { account, code, sent } = await begin();
      await send(code, method);
      const wrong = otherThan(otpIn((await sent())[0]));
      for (let tries = 0; tries < 5; tries += 1) await give(code, wrong, method);
      expect((await send(code, method)).status).toBe(401);
      expect(await triesOf(account.userId)).toEqual([5]);
    });

    it("sends at most five codes in fifteen minutes", async () => {
      const { account, code, sent } = await begin();
      const statuses = [];
      for (let sendings = 0; sendings < 6; sendings += 1) statuses.push((await send(code, method)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await sent()).toHaveLength(5);
      expect((await send(await stepOf(account.email), method)).status).toBe(429);
    });

    it("rejects codes of the other method", async () => {
      const account = await at.accountWith({ emailFactor: true, smsFactor: true, phone: "3055550143" });
      const code = await stepOf(account.email);
      await send(code, method);
      const otp = otpIn((await at.sentTo(method === "email" ? account.email : "3055550143")).at(-1));
      expect((await give(code, otp, method === "email" ? "sms" : "email")).status).toBe(422);
    });
  });

  it("sends nothing by a method that the account has not enabled", async () => {
    const account = await at.accountWith({ hasTotp: true, phone: "3055550144" });
    const code = await stepOf(account.email);
    for (const method of ["email", "sms"]) {
      expect(refusal.parse(await (await send(code, method)).json()).errors).toHaveProperty("method");
    }
    expect(await at.sentTo(account.email)).toEqual([]);
    expect(await at.sentTo("3055550144")).toEqual([]);
    expect((await give(code, "123456", "email")).status).toBe(422);
  });

  describe("by recovery code", () => {
    const recovery = "abcd-efgh-jkmn";
    const begin = async () => {
      const account = await at.accountWith({ hasTotp: true });
      const codeHash = hashRecoveryCode(account.userId, recovery);
      await api.services.database.insert(recoveryCodes).values({ userId: account.userId, codeHash });
      return account;
    };

    it("is accepted once, in any notation", async () => {
      const account = await begin();
      expect((await give(await stepOf(account.email), "ABCDEFGHJKMN")).status).toBe(200);
      expect((await give(await stepOf(account.email), recovery)).status).toBe(422);
    });

    it("is accepted once if sent five times simultaneously", async () => {
      const account = await begin();
      const codes = await Promise.all(Array.from({ length: 5 }, () => stepOf(account.email)));
      const statuses = await Promise.all(codes.map(async (code) => (await give(code, recovery)).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    it("is rejected for another user", async () => {
      await begin();
      const other = await at.accountWith({ hasTotp: true });
      expect((await give(await stepOf(other.email), recovery)).status).toBe(422);
    });
  });
});
