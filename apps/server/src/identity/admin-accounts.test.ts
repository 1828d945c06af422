import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { resetCodeIn, signingIn } from "../../test/signing-in.ts";
import { rowHistory, sessions, users } from "../db/schema/index.ts";

const pass = "Blue-Harbor-Rain-7";

describe.each(databaseKinds)("password management by security administrators, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
    token = await api.tokenOf("security@portico.test");
  });
  afterAll(() => api.close());

  const nobodyYet = () => `new-${randomUUID()}@portico.test`;
  const register = (user: string, more: object = {}, as: string | undefined = token) =>
    at.post("/identity/register", { user, email: user, pass, pass_confirm: pass, ...more }, { token: as });
  const resetByAdmin = (user: string, more: object = {}, as: string | undefined = token) =>
    at.post("/identity/resetByAdmin", { user, pass, ...more }, { token: as });
  const rowOf = async (user: string) => {
    const [row] = await api.services.database.select().from(users).where(eq(users.email, user));
    return row;
  };

  it.each(["admin@portico.test", "agent@portico.test", "customer@portico.test", "norole@portico.test"])(
    "returns 403 for %s",
    async (email) => {
      const other = await api.tokenOf(email);
      const user = nobodyYet();
      expect((await register(user, {}, other)).status).toBe(403);
      expect((await resetByAdmin("security@portico.test", {}, other)).status).toBe(403);
      expect(await rowOf(user)).toBeUndefined();
    },
  );

  it("returns 401 without a session", async () => {
    expect((await at.post("/identity/register", {})).status).toBe(401);
    expect((await at.post("/identity/resetByAdmin", {})).status).toBe(401);
  });

  it("returns 403 from the first request after the role is removed", async () => {
    const account = await makeAccount(api.services.database, { roles: ["securityadmin"] });
    const own = await api.tokenOf(account.email);
    expect((await register(nobodyYet(), {}, own)).status).toBe(200);
    await api.services.database.execute(`delete from user_roles where user_id = '${account.userId}'`);
    expect((await register(nobodyYet(), {}, own)).status).toBe(403);
  });

  describe("registering", () => {
    it("creates a user without roles or claims, with history and audit", async () => {
      const user = nobodyYet();
      const more = { email: "mailbox@example.com", phone: "3055550100", org: "North" };
      const { id } = z.object({ id: z.uuid() }).parse(await (await register(user, more)).json());
      expect(await rowOf(user)).toMatchObject({
        id,
        otherEmail: "mailbox@example.com",
        phone: "3055550100",
        org: "North",
        enabled: true,
        mustChangePassword: false,
      });
      const own = (await at.responseOf(user, pass)).token;
      expect((await api.send("/api/Policies", { token: own })).status).toBe(403);
      const [history] = await api.services.database
        .select()
        .from(rowHistory)
        .where(eq(rowHistory.entityId, id));
      expect(history).toMatchObject({ entity: "users", version: 1 });
      expect(JSON.stringify(history)).not.toContain("argon2");
      const admin = await rowOf("security@portico.test");
      expect(await at.auditOf(admin?.id ?? "")).toContainEqual(
        expect.objectContaining({ category: "registration", data2: id, result: "registered" }),
      );
    });

    it("creates one user if the request is repeated with the same key", async () => {
      const user = nobodyYet();
      const send = () =>
        at.post(
          "/identity/register",
          { user, email: user, pass, pass_confirm: pass },
          { token, headers: { "idempotency-key": user } },
        );
      const first = await (await send()).json();
      expect(first).toHaveProperty("id");
      expect(await (await send()).json()).toEqual(first);
    });

    it("requires a new password at the next sign-in if requested", async () => {
      const user = nobodyYet();
      expect((await register(user, { ChangePassNextLogin: true })).status).toBe(200);
      expect(Object.keys(await at.responseOf(user, pass))).toEqual(["code"]);
    });

    it("rejects a name in use, ignoring case, and accepts one of five simultaneous requests", async () => {
      expect((await register("Agent@Portico.TEST")).status).toBe(409);
      const user = nobodyYet();
      const names = [user, user.toUpperCase(), user, user, user.replace("new", "NEW")];
      const responses = await Promise.all(names.map((name) => register(name)));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    });

    it.each([
      ["a common password", { pass: "Password123!", pass_confirm: "Password123!" }, "pass"],
      ["passwords that differ", { pass_confirm: "Another-Password-1" }, "pass_confirm"],
      ["roles", { roles: ["securityadmin"] }, "roles"],
      ["an id", { id: randomUUID() }, "id"],
      ["a hash", { passwordHash: "x" }, "passwordHash"],
    ])("rejects %s", async (_what, more, field) => {
      const user = nobodyYet();
      const response = await register(user, more);
      expect(response.status).toBe(422);
      expect(await response.json()).toHaveProperty(["errors", field]);
      expect(await rowOf(user)).toBeUndefined();
    });
  });

  describe("setting a user's password", () => {
    it("ends their sessions and steps immediately, notifies them, and creates no session", async () => {
      const account = await makeAccount(api.services.database, {});
      const own = await api.tokenOf(account.email);
      const response = await resetByAdmin(account.email.toUpperCase());
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await at.states(own)).toBe(401);
      const open = await api.services.database
        .select()
        .from(sessions)
        .where(eq(sessions.userId, account.userId));
      expect(open).toEqual([]);
      expect((await at.login(account.email)).status).toBe(401);
      expect((await at.login(account.email, pass)).status).toBe(200);
      expect(await at.sentTo(account.email)).toHaveLength(1);
    });

    it("requires a new password at the next sign-in by default", async () => {
      const account = await makeAccount(api.services.database, {});
      for (const more of [{}, { ChangePassNextLogin: true }]) {
        await resetByAdmin(account.email, more);
        expect(Object.keys(await at.responseOf(account.email, pass))).toEqual(["code"]);
      }
      await resetByAdmin(account.email, { ChangePassNextLogin: false });
      expect(Object.keys(await at.responseOf(account.email, pass))).toEqual(["token"]);
    });

    it("notifies the owner that an administrator knows the password", async () => {
      const account = await makeAccount(api.services.database, {});
      await resetByAdmin(account.email);
      const [mail] = await at.sentTo(account.email);
      expect(mail?.body).toContain("An administrator knows this password");
      expect(mail?.body).toContain("http://portico.test/login/forgot");
      expect(mail?.body).not.toContain(pass);
    });

    it("doesn't remove the second factor", async () => {
      const account = await at.accountWith({ hasTotp: true });
      await resetByAdmin(account.email);
      expect(await at.responseOf(account.email, pass)).toMatchObject({ twoFactorRequired: true });
    });

    it("returns 404 for an unknown user", async () => {
      expect((await resetByAdmin(nobodyYet())).status).toBe(404);
    });

    it("requires a password unless a link is sent", async () => {
      const account = await makeAccount(api.services.database, {});
      for (const more of [{ pass: undefined }, { pass: undefined, sendLink: false }]) {
        const response = await resetByAdmin(account.email, more);
        expect(response.status).toBe(422);
        expect(await response.json()).toHaveProperty(["errors", "pass"], ["Password is required"]);
      }
    });
  });

  describe("sending a user a link", () => {
    const sendLink = (user: string, more: object = {}, options: object = {}) =>
      at.post("/identity/resetByAdmin", { user, sendLink: true, ...more }, { token, ...options });
    const linkOf = async (email: string) => resetCodeIn((await at.sentTo(email)).at(-1));
    const choose = (user: string, code: string) =>
      at.post("/identity/reset", { user, pass, pass_confirm: pass, code });

    it("sends it to the account's mailbox, ends the sessions, and keeps the password until it is used", async () => {
      const account = await makeAccount(api.services.database, {});
      const otherEmail = `mailbox-${account.userId}@example.com`;
      await asSystem(api.services.database)
        .update(users)
        .set({ otherEmail })
        .where(eq(users.id, account.userId));
      const own = await api.tokenOf(account.email);
      const response = await sendLink(account.email.toUpperCase());
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await at.states(own)).toBe(401);
      expect(await at.sentTo(account.email)).toEqual([]);
      expect((await at.login(account.email)).status).toBe(200);
      expect((await choose(account.email, await linkOf(otherEmail))).status).toBe(204);
      expect((await at.login(account.email)).status).toBe(401);
      expect(await at.responseOf(account.email, pass)).toHaveProperty("token");
    });

    it("invalidates earlier links and codes, and works once", async () => {
      const account = await makeAccount(api.services.database, {});
      await at.post(`/identity/forgot/${account.email}`, undefined);
      const before = await linkOf(account.email);
      await sendLink(account.email);
      const code = await linkOf(account.email);
      expect((await choose(account.email, before)).status).toBe(422);
      expect((await choose(account.email, code)).status).toBe(204);
      expect((await choose(account.email, code)).status).toBe(422);
    });

    it("sends one email for repeats with the same key, and audits who sent it", async () => {
      const account = await makeAccount(api.services.database, {});
      const options = { headers: { "idempotency-key": `link-${account.userId}` } };
      for (let times = 0; times < 2; times += 1)
        expect((await sendLink(account.email, {}, options)).status).toBe(204);
      expect(await at.sentTo(account.email)).toHaveLength(1);
      const admin = await rowOf("security@portico.test");
      const sent = (await at.auditOf(admin?.id ?? "")).filter(({ data2 }) => data2 === account.userId);
      expect(sent).toEqual([
        expect.objectContaining({ category: "password", result: "link sent by an administrator" }),
      ]);
    });

    it("sends none to an unknown or disabled user", async () => {
      expect((await sendLink(nobodyYet())).status).toBe(404);
      const account = await makeAccount(api.services.database, {});
      await asSystem(api.services.database)
        .update(users)
        .set({ enabled: false })
        .where(eq(users.id, account.userId));
      expect((await sendLink(account.email)).status).toBe(409);
      expect(await at.sentTo(account.email)).toEqual([]);
    });

    it.each([
      ["a password", { pass }, "pass"],
      ["a change at the next sign-in", { ChangePassNextLogin: true }, "ChangePassNextLogin"],
      ["a word for true", { sendLink: "true" }, "sendLink"],
      ["a mailbox", { email: "me@example.com" }, "email"],
    ])("can't be combined with %s", async (_what, more, field) => {
      const account = await makeAccount(api.services.database, {});
      const response = await sendLink(account.email, more);
      expect(response.status).toBe(422);
      expect(await response.json()).toHaveProperty(["errors", field]);
      expect(await at.sentTo(account.email)).toEqual([]);
    });
  });
});
