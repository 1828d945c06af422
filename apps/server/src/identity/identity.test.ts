import { tokenClaims } from "@portico/contract/schemas/identity";
import { and, desc, eq, sql } from "drizzle-orm";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi, testKey } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { demoNow } from "../../test/demo-day.ts";
import { audit, sessions, users } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";
import { signingKey } from "./signing-key.ts";

const minute = 60_000;

describe.each(databaseKinds)("signing in and out, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const signIn = (user: string, pass = demoPassword) =>
    api.send("/identity/login", { method: "POST", body: { user, pass } });
  const states = (token: string) => api.send("/api/States", { token }).then(({ status }) => status);
  const lastAudit = async (userId: string | null) => {
    const [record] = await api.services.database
      .select()
      .from(audit)
      .where(userId === null ? sql`${audit.createdBy} is null` : eq(audit.createdBy, userId))
      .orderBy(desc(audit.occurredAt))
      .limit(1);
    return record;
  };

  it("answers a token that says exactly what the contract says", async () => {
    const claims = decodeJwt(await api.tokenOf("agent@portico.test"));
    expect(tokenClaims.strict().parse(claims)).toMatchObject({
      name: "Alejandra Ríos",
      emailaddress: "agent@portico.test",
      hasFullAgentAccess: false,
      roles: ["agent"],
      exp: demoNow.getTime() / 1000 + 12 * 60 * 60,
    });
    expect(decodeJwt(await api.tokenOf("admin@portico.test"))).toMatchObject({ hasFullAgentAccess: true });
  });

  it("takes the user name in any case", async () => {
    expect((await signIn("AGENT@Portico.Test")).status).toBe(200);
  });

  it("gives an unknown user, a wrong password and a disabled account the same answer", async () => {
    const account = await makeAccount(api.services.database, { roles: ["agent"] });
    await api.services.database.update(users).set({ enabled: false }).where(eq(users.id, account.userId));
    const answers = [
      await signIn("nobody@portico.test"),
      await signIn("agent@portico.test", "Wrong-Password-1"),
      await signIn(account.email),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ message: "Wrong user or password." });
    }
    expect(await lastAudit(account.userId)).toMatchObject({
      category: "sign-in",
      result: "refused: disabled",
    });
    expect(await lastAudit(null)).toMatchObject({ category: "sign-in", result: "refused: unknown user" });
  });

  it.each(["twofactor@portico.test", "reset@portico.test"])(
    "gives %s no session, because a further step is needed",
    async (email) => {
      const answer = await signIn(email);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ message: expect.stringContaining("not available yet") });
      expect((await signIn(email, "Wrong-Password-1")).status).toBe(401);
      const open = await api.services.database
        .select()
        .from(sessions)
        .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.email, email)));
      expect(open).toEqual([]);
    },
  );

  it("ends the session at once, and writes that it did", async () => {
    const account = await makeAccount(api.services.database, {});
    const token = await api.tokenOf(account.email);
    expect(await states(token)).toBe(200);
    expect((await api.send("/identity/logout", { method: "POST", token })).status).toBe(204);
    expect(await states(token)).toBe(401);
    expect(await lastAudit(account.userId)).toMatchObject({ category: "sign-out" });
  });

  it("shuts a disabled user out on the very next call", async () => {
    const account = await makeAccount(api.services.database, {});
    const token = await api.tokenOf(account.email);
    await api.services.database.update(users).set({ enabled: false }).where(eq(users.id, account.userId));
    expect(await states(token)).toBe(401);
  });

  it("refuses tokens that are forged, altered, of another kind or of another maker", async () => {
    const claims = decodeJwt(await api.tokenOf("admin@portico.test"));
    const sign = (over: object, header: object = {}, key = testKey) =>
      new SignJWT({ ...claims, ...over })
        .setProtectedHeader({ alg: "HS256", typ: "session+jwt", kid: testKey.id, ...header })
        .sign(key.key);
    expect(await states(await sign({}))).toBe(200);
    const [header, payload, signature] = (await sign({})).split(".");
    const raised = Buffer.from(JSON.stringify({ ...claims, roles: ["securityadmin"] })).toString("base64url");
    const bad = {
      "of no algorithm": new UnsecuredJWT(claims).encode(),
      "with the payload altered": `${header}.${raised}.${signature}`,
      "without a signature": `${header}.${payload}.`,
      "signed by another key": await sign({}, {}, signingKey(Buffer.alloc(32, 8))),
      "naming another key": await sign({}, { kid: "other" }),
      "of another type": await sign({}, { typ: "JWT" }),
      "of another algorithm": await sign({}, { alg: "HS512" }),
      "of another issuer": await sign({ iss: "somebody" }),
      "for another audience": await sign({ aud: "somebody" }),
      expired: await sign({ exp: demoNow.getTime() / 1000 - 1 }),
      "without an end": await sign({ exp: undefined }),
      "of no session": await sign({ sid: "00000000-0000-4000-8000-000000000000" }),
      "that is no token": "x.y.z",
      empty: "",
    };
    for (const [what, token] of Object.entries(bad)) expect([what, await states(token)]).toEqual([what, 401]);
  });

  it("answers a call that anyone may make even with a bad token", async () => {
    const open = await api.send("/api/Configuration", { token: "x.y.z" });
    expect(open.status).toBe(200);
    expect(await open.json()).not.toHaveProperty("session");
    const token = await api.tokenOf("norole@portico.test");
    expect(await api.read("/api/Configuration", token)).toHaveProperty("session.businessTimeZone");
  });

  describe("as time goes by", () => {
    const wait = (minutes: number) => {
      api.time.now = new Date(api.time.now.getTime() + minutes * minute);
    };

    it("keeps a session that is used, for twelve hours and no longer", async () => {
      const token = await api.tokenOf((await makeAccount(api.services.database, {})).email);
      for (let quarter = 0; quarter < 51; quarter++) {
        wait(14);
        expect(await states(token)).toBe(200);
      }
      wait(7);
      expect(await states(token)).toBe(401);
    });

    it("ends a session that is not used for a quarter of an hour", async () => {
      const token = await api.tokenOf((await makeAccount(api.services.database, {})).email);
      wait(14);
      expect(await states(token)).toBe(200);
      wait(16.5);
      expect(await states(token)).toBe(401);
    });

    it("writes activity at most once a minute", async () => {
      const account = await makeAccount(api.services.database, {});
      const token = await api.tokenOf(account.email);
      const begun = api.time.now;
      const lastActivity = async () => {
        const [session] = await api.services.database
          .select()
          .from(sessions)
          .where(eq(sessions.userId, account.userId));
        return session?.lastActivityAt;
      };
      wait(0.9);
      await states(token);
      expect(await lastActivity()).toEqual(begun);
      wait(0.2);
      await states(token);
      expect(await lastActivity()).toEqual(api.time.now);
    });
  });

  it("keeps audit records from being changed or removed", async () => {
    await expect(api.services.database.delete(audit)).rejects.toThrow();
    await expect(api.services.database.update(audit).set({ result: "nothing" })).rejects.toThrow();
    await expect(api.services.database.execute("truncate audit")).rejects.toThrow();
  });
});
