import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { resetCodeIn, signingIn } from "../../test/signing-in.ts";
import { openPostgres } from "../db/postgres.ts";
import { sessions, users } from "../db/schema/index.ts";

describe("two instances with one PostgreSQL", () => {
  let one: TestApi;
  let two: TestApi;
  let at: { one: ReturnType<typeof signingIn>; two: ReturnType<typeof signingIn> };
  beforeAll(async () => {
    const database = await createPostgresDatabase("portico");
    const kind = { name: "shared", open: async () => openPostgres(postgresUrl(database), () => {}) };
    one = await openApi(kind);
    two = await openApi(kind);
    at = { one: signingIn(one), two: signingIn(two) };
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });
  const database = () => one.services.database;

  it("share sessions and their end", async () => {
    const { email } = await makeAccount(database(), {});
    const token = (await at.one.responseOf(email)).token ?? "";
    expect(await at.two.states(token)).toBe(200);
    expect((await two.send("/identity/logout", { method: "POST", token })).status).toBe(204);
    expect(await at.one.states(token)).toBe(401);
  });

  it("reject a user disabled through the other", async () => {
    const { email, userId } = await makeAccount(database(), {});
    const token = (await at.one.responseOf(email)).token;
    expect(await at.one.states(token)).toBe(200);
    await asSystem(two.services.database).update(users).set({ enabled: false }).where(eq(users.id, userId));
    expect(await at.one.states(token)).toBe(401);
  });

  it("keep one of two sessions that are first used simultaneously, one on each", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, userId } = await makeAccount(database(), {});
      await at.one.responseOf(email);
      const [first, second] = [await at.one.responseOf(email), await at.two.responseOf(email)];
      const uses = await Promise.all([at.one.states(first.token), at.two.states(second.token)]);
      expect(uses.toSorted()).toEqual([200, 401]);
      expect(await database().select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
    }
  });

  it("count attempts together", async () => {
    const { email } = await makeAccount(database(), {});
    const tries = Array.from({ length: 20 }, (_, index) =>
      at[index % 2 === 0 ? "one" : "two"].login(email, "Wrong-Password-1"),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  it("accept at most five wrong codes in total", async () => {
    const { email } = await at.one.accountWith({ hasTotp: true });
    const { code } = await at.one.responseOf(email);
    const body = { code, method: "totp", otp: at.one.totp(5) };
    const tries = Array.from({ length: 10 }, (_, index) =>
      at[index % 2 === 0 ? "one" : "two"].post("/identity/login/2fa", body),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(6).fill(401), ...Array(4).fill(422)]);
  });

  it("accept a reset code once if both receive it at the same time", async () => {
    const { email } = await makeAccount(database(), {});
    await one.send(`/identity/forgot/${email}`, { method: "POST" });
    const code = resetCodeIn((await at.one.sentTo(email))[0]);
    const reset = (by: "one" | "two", pass: string) =>
      at[by].post("/identity/reset", { user: email, code, pass, pass_confirm: pass });
    const responses = await Promise.all([
      reset("one", "First-Password-77"),
      reset("two", "Second-Password-7"),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it("decrypt what the other encrypted", async () => {
    const sealed = one.services.encryption.encrypt("secret", "place");
    expect(two.services.encryption.decrypt(sealed, "place")).toBe("secret");
  });
});
