import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { signingIn } from "../../test/signing-in.ts";
import { audit, sessions, userClaims, userRoles, users } from "../db/schema/index.ts";

describe.each(databaseKinds)("sessions, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  let account: Awaited<ReturnType<typeof makeAccount>>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  beforeEach(async () => {
    account = await makeAccount(api.services.database, { roles: ["agent"], claims: ["view.Policy"] });
  });
  afterAll(() => api.close());

  const tokenOf = async () => (await at.responseOf(account.email)).token ?? "";
  const logout = (token: string) => api.send("/identity/logout", { method: "POST", token });
  const ping = async (token: string) =>
    (await api.send("/api/Session/activity", { method: "POST", token })).status;
  const open = () => api.services.database.select().from(sessions).where(eq(sessions.userId, account.userId));

  it("end immediately at logout, with an audit record", async () => {
    const token = await tokenOf();
    expect(await at.states(token)).toBe(200);
    expect((await logout(token)).status).toBe(204);
    expect(await at.states(token)).toBe(401);
    expect((await at.auditOf(account.userId))[0]).toMatchObject({ category: "sign-out" });
    expect((await logout(token)).status).toBe(401);
  });

  it("become invalid with the first request after the user is disabled", async () => {
    const token = await tokenOf();
    await asSystem(api.services.database)
      .update(users)
      .set({ enabled: false })
      .where(eq(users.id, account.userId));
    expect(await at.states(token)).toBe(401);
  });

  it("lose removed claims and roles while open", async () => {
    const token = await tokenOf();
    const policies = async () => (await api.send("/api/Policies", { token })).status;
    expect(await policies()).toBe(200);
    const { database } = api.services;
    await database.delete(userClaims).where(eq(userClaims.userId, account.userId));
    expect(await policies()).toBe(403);
    await database.insert(userClaims).values({ userId: account.userId, key: "view.Policy", value: "true" });
    expect(await policies()).toBe(200);
    await database.delete(userRoles).where(eq(userRoles.userId, account.userId));
    expect(await policies()).toBe(403);
  });

  describe("over time", () => {
    it("last twelve hours for an active user, and no longer", async () => {
      const token = await tokenOf();
      for (let quarter = 0; quarter < 51; quarter++) {
        at.wait(14);
        expect(await ping(token)).toBe(204);
      }
      at.wait(5.9);
      expect(await at.states(token)).toBe(200);
      at.wait(0.2);
      expect(await at.states(token)).toBe(401);
      expect(await ping(token)).toBe(401);
    });

    it("end after 900 seconds without activity, regardless of polling", async () => {
      const token = await tokenOf();
      for (let minute = 1; minute < 15; minute++) {
        at.wait(1);
        expect(await at.states(token)).toBe(200);
      }
      at.wait(1);
      expect(await at.states(token)).toBe(401);
      expect(await ping(token)).toBe(401);
    });

    it("restart the 900 seconds with activity", async () => {
      const token = await tokenOf();
      at.wait(14.9);
      expect(await ping(token)).toBe(204);
      at.wait(14.9);
      expect(await at.states(token)).toBe(200);
    });

    it("are deleted after they expire", async () => {
      await tokenOf();
      at.wait(13 * 60);
      await at.responseOf((await makeAccount(api.services.database, {})).email);
      expect(await open()).toEqual([]);
    });
  });

  describe("with another open session", () => {
    const pending = async () => {
      const response = await at.responseOf(account.email);
      expect(response).toEqual({ active_session: true, token: expect.any(String) });
      return response.token ?? "";
    };

    it("close the other one by their first use, everywhere", async () => {
      const first = await tokenOf();
      const second = await pending();
      expect(await at.states(first)).toBe(200);
      expect(await at.states(second)).toBe(200);
      expect(await at.states(first)).toBe(401);
      expect(await at.states(second)).toBe(200);
      at.wait(14);
      expect(await ping(second)).toBe(204);
    });

    it("close nothing if they are not used, and expire after ten minutes", async () => {
      const first = await tokenOf();
      const second = await pending();
      at.wait(9.9);
      expect(await ping(first)).toBe(204);
      at.wait(0.2);
      expect(await at.states(second)).toBe(401);
      expect(await at.states(first)).toBe(200);
    });

    it("close nothing if they are declined by logging out", async () => {
      const first = await tokenOf();
      const second = await pending();
      expect((await logout(second)).status).toBe(204);
      expect(await at.states(second)).toBe(401);
      expect(await at.states(first)).toBe(200);
    });

    it("are a single one after ten simultaneous first uses, all of which succeed", async () => {
      await tokenOf();
      const token = await pending();
      const uses = await Promise.all(Array.from({ length: 10 }, () => at.states(token)));
      expect(uses).toEqual(Array.from({ length: 10 }, () => 200));
      expect(await open()).toMatchObject([{ isPending: false }]);
    });

    it("are recorded in the audit log when they close the other one", async () => {
      await tokenOf();
      const token = await pending();
      await Promise.all(Array.from({ length: 3 }, () => at.states(token)));
      const results = (await at.auditOf(account.userId)).map(
        ({ category, result }) => `${category}: ${result}`,
      );
      expect(results.filter((each) => each === "sign-in: closed the last session")).toHaveLength(1);
    });

    it("are reduced to one if two of them are first used simultaneously", async () => {
      await tokenOf();
      const tokens = [await pending(), await pending()];
      const uses = await Promise.all(tokens.map((token) => at.states(token)));
      expect(uses.toSorted()).toEqual([200, 401]);
      expect(await open()).toMatchObject([{ isPending: false }]);
      expect(await Promise.all(tokens.map((token) => at.states(token)))).toEqual(uses);
    });

    it("last twelve hours from sign-in, however late they are first used", async () => {
      await tokenOf();
      const token = await pending();
      const [row] = await api.services.database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, account.userId), eq(sessions.isPending, true)));
      at.wait(9);
      expect(await at.states(token)).toBe(200);
      const [taken] = await open();
      expect(taken?.expiresAt.getTime()).toBe((row?.createdAt.getTime() ?? 0) + 12 * 60 * 60_000);
    });

    it("need no confirmation if the other one has ended or been idle too long", async () => {
      await tokenOf();
      at.wait(15);
      expect(Object.keys(await at.responseOf(account.email))).toEqual(["token"]);
    });

    it("need confirmation for all but one of five simultaneous sign-ins", async () => {
      const responses = await Promise.all(Array.from({ length: 5 }, () => at.responseOf(account.email)));
      expect(responses.filter(({ active_session }) => active_session)).toHaveLength(4);
    });
  });

  it("write audit records that cannot be changed or removed", async () => {
    await expect(api.services.database.delete(audit)).rejects.toThrow();
    await expect(api.services.database.update(audit).set({ result: "nothing" })).rejects.toThrow();
    await expect(api.services.database.execute("truncate audit")).rejects.toThrow();
  });
});
