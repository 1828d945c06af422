import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { otpIn, signingIn } from "../../../../test/signing-in.ts";
import { recoveryCodes, users } from "../../../db/schema/index.ts";
import { demoPassword } from "../../../demo/accounts.ts";
import { signFrameToken } from "../../../frames/frame-token.ts";

const basePath = "/api/user/two-factor";
const wrong = "Wrong-Password-1";
const newPassword = "Quiet-Lantern-Fog-3";
const codesIn = z.object({ recoveryCodes: z.array(z.string()) });

/** The calls that require the password, with their other parameters. */
const confirmed = [
  ["setting up an authenticator app", "/totp", {}],
  ["turning off an authenticator app", "/remove", { method: "totp" }],
  ["replacing the recovery codes", "/recovery-codes", {}],
] as const;

describe.each(databaseKinds)("changes of sign-in security, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  afterAll(() => api.close());

  const begin = async (set: Parameters<typeof at.accountWith>[0] = {}) => {
    const account = await at.accountWith(set);
    const token = await tokenOf(account.email, set.hasTotp);
    const call = (path: string, body: object, more: object = {}) =>
      api.send(`${basePath}${path}`, { method: "POST", token, body, ...more });
    return { ...account, token, call };
  };
  /** Signs in, with an authenticator code if required. Advances the clock so that the next sign-in gets a new code. */
  const tokenOf = async (email: string, hasTotp = false) => {
    const { token, code } = await at.responseOf(email);
    if (!hasTotp) return token;
    at.wait(1);
    return (await at.parse(await giveFactor(code, at.totp()))).token;
  };
  /** A separate session: the clock moves past the idle timeout of earlier ones. */
  const adminToken = async () => (await at.responseOf("security@portico.test")).token;
  const giveFactor = (code: string | undefined, otp: string | undefined) =>
    at.post("/identity/login/2fa", { code, method: "totp", otp });
  const signInWith = async (email: string, recoveryCode: string | undefined) =>
    (await giveFactor((await at.responseOf(email)).code, recoveryCode)).status;
  const renewed = async (response: Response) => codesIn.parse(await response.json()).recoveryCodes;
  const mailsTo = async (email: string) => (await at.sentTo(email)).map(({ body }) => body.split("\n")[0]);
  const stateOf = async (userId: string) => {
    const { database } = api.services;
    const [user] = await database.select().from(users).where(eq(users.id, userId));
    const codes = await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return { totp: user?.totpSecret, pending: user?.pendingTotpSecret, codes: codes.length };
  };

  describe.each(confirmed)("%s", (_what, path, more) => {
    it.each([
      ["without the password", {}],
      ["with an empty password", { pass: "" }],
      ["with a wrong password", { pass: wrong }],
      ["with different case", { pass: demoPassword.toUpperCase() }],
      ["with a password that is not a text", { pass: [demoPassword] }],
      ["with the password under another name", { password: demoPassword }],
      ["with an unknown parameter", { pass: demoPassword, userId: "someone" }],
    ])("changes nothing %s", async (_how, body) => {
      const { call, userId, email } = await begin({ hasTotp: true });
      const before = await stateOf(userId);
      const response = await call(path, { ...more, ...body });
      expect(response.status).toBe(422);
      expect(await response.text()).not.toContain("recoveryCodes");
      expect(await stateOf(userId)).toEqual(before);
      expect(await mailsTo(email)).toEqual([]);
    });

    it("changes nothing with the password in the query, with a frame token, or without a session", async () => {
      const { call, token, userId } = await begin({ hasTotp: true });
      const before = await stateOf(userId);
      expect((await call(`${path}?pass=${demoPassword}`, { ...more })).status).toBe(422);
      const body = { ...more, pass: demoPassword };
      const sid = z.object({ sid: z.uuid() }).parse(JSON.parse(atob(token?.split(".")[1] ?? ""))).sid;
      const frame = await signFrameToken(
        api.services.signingKey,
        { sid, frame: "marketing" },
        new Date(api.time.now.getTime() + 60_000),
      );
      expect((await call(path, body, { token: frame })).status).toBe(403);
      expect((await call(path, body, { token: undefined })).status).toBe(401);
      expect(await stateOf(userId)).toEqual(before);
    });

    it("limits attempts together with those of sign-in, also concurrent ones", async () => {
      const { call, email } = await begin({ hasTotp: true });
      const guesses = await Promise.all(
        Array.from({ length: 14 }, () => call(path, { ...more, pass: wrong })),
      );
      const statuses = guesses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
      const refused = await call(path, { ...more, pass: demoPassword });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await at.login(email)).status).toBe(429);
    });

    it("returns 401 to a session that a new password ended", async () => {
      const { call, email } = await begin({ hasTotp: true });
      await at.post(
        "/identity/resetByAdmin",
        { user: email, pass: newPassword },
        { token: await adminToken() },
      );
      expect((await call(path, { ...more, pass: newPassword })).status).toBe(401);
    });
  });

  it("counts no attempt with a correct password", async () => {
    const { call } = await begin();
    for (let times = 0; times < 12; times += 1)
      expect((await call("/totp", { pass: demoPassword })).status).toBe(200);
  });

  it("is reported to the owner, with instructions", async () => {
    const { call, email, userId } = await begin({
      phone: "3055550131",
      otherEmail: `box-${Date.now()}@example.com`,
    });
    const [row] = await api.services.database.select().from(users).where(eq(users.id, userId));
    const box = row?.otherEmail ?? "";
    const { secret } = z
      .object({ secret: z.string() })
      .parse(await (await call("/totp", { pass: demoPassword })).json());
    expect(await mailsTo(box)).toEqual([]);
    await call("/totp/confirm", { otp: at.totp(0, secret) });
    await call("/recovery-codes", { pass: demoPassword });
    await call("/remove", { method: "totp", pass: demoPassword });
    // Turning off a factor that is already off sends no message.
    expect((await call("/remove", { method: "totp", pass: demoPassword })).status).toBe(204);
    await call("/send", { method: "sms" });
    await call("/confirm", { method: "sms", otp: otpIn((await at.sentTo("3055550131")).at(-1)) });
    await call("/remove", { method: "sms", pass: demoPassword });
    expect(await mailsTo(email)).toEqual([]);
    expect(await mailsTo(box)).toEqual([
      "An authenticator app was turned on for your Portico account.",
      "The recovery codes were replaced for your Portico account.",
      "The authenticator app was turned off for your Portico account.",
      "Codes by text message were turned on for your Portico account.",
      "Codes by text message were turned off for your Portico account.",
    ]);
    for (const { body } of await at.sentTo(box)) {
      expect(body).toContain("http://portico.test/login/forgot");
      expect(body).not.toContain(secret);
    }
  });

  describe("an authenticator app during setup", () => {
    it("can't be turned on after a password change", async () => {
      const { call, email, userId } = await begin();
      const { secret } = z
        .object({ secret: z.string() })
        .parse(await (await call("/totp", { pass: demoPassword })).json());
      const admin = await adminToken();
      const reset = { user: email, pass: newPassword, ChangePassNextLogin: false };
      expect((await at.post("/identity/resetByAdmin", reset, { token: admin })).status).toBe(204);
      expect(await stateOf(userId)).toMatchObject({ pending: null });
      const { token } = await at.responseOf(email, newPassword);
      expect((await call("/totp/confirm", { otp: at.totp(0, secret) }, { token })).status).toBe(409);
      expect(await stateOf(userId)).toMatchObject({ totp: null });
    });
  });

  describe("new recovery codes", () => {
    it("replace the old ones, and are shown only once", async () => {
      const { call, email, userId, token } = await begin({ hasTotp: true });
      const first = await renewed(await call("/recovery-codes", { pass: demoPassword }));
      const second = await renewed(await call("/recovery-codes", { pass: demoPassword }));
      expect(new Set([...first, ...second]).size).toBe(20);
      expect(await api.read(basePath, token)).toMatchObject({ totp: { isOn: true, recoveryCodesLeft: 10 } });
      expect(await signInWith(email, first[0])).toBe(422);
      expect(await signInWith(email, second[0])).toBe(200);
      expect(await signInWith(email, second[0])).toBe(422);
      const stored = await api.services.database
        .select()
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId));
      const written = JSON.stringify([stored, await at.auditOf(userId), await at.sentTo(email)]);
      for (const code of [...first, ...second]) expect(written).not.toContain(code);
    });

    it("invalidate old ones also for a sign-in in progress", async () => {
      const { call, email } = await begin({ hasTotp: true });
      const [old] = await renewed(await call("/recovery-codes", { pass: demoPassword }));
      const { code } = await at.responseOf(email);
      const [fresh] = await renewed(await call("/recovery-codes", { pass: demoPassword }));
      expect((await giveFactor(code, old)).status).toBe(422);
      expect((await giveFactor(code, fresh)).status).toBe(200);
    });

    it("are one complete set after concurrent requests", async () => {
      const { call, email, userId } = await begin({ hasTotp: true });
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => call("/recovery-codes", { pass: demoPassword })),
      );
      const sets = await Promise.all(responses.filter(({ status }) => status === 200).map(renewed));
      expect(sets.length).toBeGreaterThan(0);
      expect((await stateOf(userId)).codes).toBe(10);
      const statuses: number[] = [];
      for (const [code] of sets) statuses.push(await signInWith(email, code));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    it("require an authenticator app", async () => {
      const { call, userId } = await begin();
      expect((await call("/recovery-codes", { pass: demoPassword })).status).toBe(409);
      expect((await stateOf(userId)).codes).toBe(0);
    });
  });
});
