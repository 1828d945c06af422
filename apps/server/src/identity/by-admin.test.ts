import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { signingIn } from "../../test/signing-in.ts";
import { rowHistory, sessions, users } from "../db/schema/index.ts";

const pass = "Blue-Harbor-Rain-7";

describe.each(databaseKinds)("what security administrators do about passwords, on $name", (kind) => {
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
    "is refused to %s",
    async (email) => {
      const other = await api.tokenOf(email);
      const user = nobodyYet();
      expect((await register(user, {}, other)).status).toBe(403);
      expect((await resetByAdmin("security@portico.test", {}, other)).status).toBe(403);
      expect(await rowOf(user)).toBeUndefined();
    },
  );

  it("is refused without a session", async () => {
    expect((await at.post("/identity/register", {})).status).toBe(401);
    expect((await at.post("/identity/resetByAdmin", {})).status).toBe(401);
  });

  it("is refused from the call after the role was taken away", async () => {
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
      const own = (await at.answerOf(user, pass)).token;
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

    it("creates one user where the same request comes again under its key", async () => {
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

    it("asks the user for a new password at the next sign-in where that is wished", async () => {
      const user = nobodyYet();
      expect((await register(user, { ChangePassNextLogin: true })).status).toBe(200);
      expect(Object.keys(await at.answerOf(user, pass))).toEqual(["code"]);
    });

    it("refuses a name that is there, in any case, and of five at once lets one through", async () => {
      expect((await register("Agent@Portico.TEST")).status).toBe(409);
      const user = nobodyYet();
      const names = [user, user.toUpperCase(), user, user, user.replace("new", "NEW")];
      const answers = await Promise.all(names.map((name) => register(name)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    });

    it.each([
      ["a password anybody guesses", { pass: "Password123!", pass_confirm: "Password123!" }, "pass"],
      ["passwords that differ", { pass_confirm: "Another-Password-1" }, "pass_confirm"],
      ["roles", { roles: ["securityadmin"] }, "roles"],
      ["an id", { id: randomUUID() }, "id"],
      ["a hash", { passwordHash: "x" }, "passwordHash"],
    ])("refuses %s", async (_what, more, field) => {
      const user = nobodyYet();
      const answer = await register(user, more);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toHaveProperty(["errors", field]);
      expect(await rowOf(user)).toBeUndefined();
    });
  });

  describe("setting somebody's password", () => {
    it("ends their sessions and steps at once, tells them, and grants no session", async () => {
      const account = await makeAccount(api.services.database, {});
      const own = await api.tokenOf(account.email);
      const answer = await resetByAdmin(account.email.toUpperCase());
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
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

    it("asks for another at the next sign-in where that is wished", async () => {
      const account = await makeAccount(api.services.database, {});
      await resetByAdmin(account.email, { ChangePassNextLogin: true });
      expect(Object.keys(await at.answerOf(account.email, pass))).toEqual(["code"]);
    });

    it("does not take the second factor away", async () => {
      const account = await at.accountWith({ hasTotp: true });
      await resetByAdmin(account.email);
      expect(await at.answerOf(account.email, pass)).toMatchObject({ twoFactorRequired: true });
    });

    it("says that an unknown user is not there", async () => {
      expect((await resetByAdmin(nobodyYet())).status).toBe(404);
    });
  });
});
