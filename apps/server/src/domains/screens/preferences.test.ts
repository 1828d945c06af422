import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { refusal } from "../../../test/responses.ts";
import { screenPreferences } from "../../db/schema/index.ts";

const arranged = {
  screenVersion: "a1b2c3",
  order: ["policyNumber", "agent"],
  hidden: ["aor"],
  widths: { agent: 180 },
  density: "compact",
  pageSize: 30,
};

describe.each(databaseKinds)("screen preferences, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const make = async () => {
    const account = await makeAccount(api.services.database, { roles: ["agent"] });
    return { ...account, token: await api.tokenOf(account.email) };
  };
  const pathOf = (screenId: string) => `/api/user/preferences/${screenId}`;
  const get = (token: string, screenId = "policies") => api.send(pathOf(screenId), { token });
  const set = (token: string, body: object, screenId = "policies") =>
    api.send(pathOf(screenId), { method: "PUT", token, body });

  it("are empty until saved, return the last saved value, and are empty again after removal", async () => {
    const { token } = await make();
    expect((await get(token)).status).toBe(204);
    expect((await set(token, arranged)).status).toBe(204);
    expect(await (await get(token)).json()).toEqual(arranged);
    const { density: _none, ...wide } = arranged;
    await set(token, { ...wide, hidden: [] });
    expect(await (await get(token)).json()).toEqual({ ...wide, hidden: [] });
    expect((await get(token, "unpaid-policies")).status).toBe(204);
    expect((await get(token, "added.policies")).status).toBe(204);
    for (let time = 0; time < 2; time++) {
      expect((await api.send(pathOf("policies"), { method: "DELETE", token })).status).toBe(204);
    }
    expect((await get(token)).status).toBe(204);
  });

  it("are returned together by screen, without those for the whole portal and of others", async () => {
    const [one, other] = [await make(), await make()];
    const all = (token: string) => api.read("/api/user/screenPreferences", token);
    expect(await all(one.token)).toEqual({});
    await set(one.token, arranged);
    await set(one.token, { ...arranged, pageSize: 50 }, "added.policies");
    await api.send("/api/user/preferences", {
      method: "PUT",
      token: one.token,
      body: { shortcuts: false },
    });
    await set(other.token, arranged, "leads");
    expect(await all(one.token)).toEqual({
      policies: arranged,
      "added.policies": { ...arranged, pageSize: 50 },
    });
  });

  it("for the whole portal have defaults until saved, and are separate from those of screens", async () => {
    const [one, other] = [await make(), await make()];
    const own = "/api/user/preferences";
    const put = (body: object) => api.send(own, { method: "PUT", token: one.token, body });
    expect(await api.read(own, one.token)).toEqual({ shortcuts: true });
    expect((await put({ shortcuts: false })).status).toBe(204);
    expect(await api.read(own, one.token)).toEqual({ shortcuts: false });
    expect(await api.read(own, other.token)).toEqual({ shortcuts: true });
    expect((await put({ shortcuts: "no" })).status).toBe(422);
    expect((await get(one.token)).status).toBe(204);
    expect((await api.send(pathOf("@portal"), { token: one.token })).status).toBe(422);
  });

  it("are separate for each user", async () => {
    const [one, other] = [await make(), await make()];
    await set(one.token, arranged);
    await set(other.token, { ...arranged, pageSize: 500 });
    await api.send(pathOf("policies"), { method: "DELETE", token: other.token });
    expect((await get(other.token)).status).toBe(204);
    expect(await (await get(one.token)).json()).toEqual(arranged);
  });

  it.each([
    ["an invalid column width", { widths: { agent: 12_000 } }, "widths.agent"],
    ["an unknown density", { density: "dense" }, "density"],
    ["a page size above the maximum", { pageSize: 501 }, "pageSize"],
    ["an unknown key", { userId: "x" }, "userId"],
    ["more columns than allowed", { order: Array.from({ length: 201 }, (_, at) => `c${at}`) }, "order"],
  ])("return field errors for %s", async (_what, change, field) => {
    const { token } = await make();
    const response = await set(token, { ...arranged, ...change });
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual([field]);
    expect((await get(token)).status).toBe(204);
  });

  it.each(["Policies", "added.", "added.a.b", "other.policies", "x".repeat(67)])(
    "reject the screen ID %s",
    async (screenId) => {
      const { token } = await make();
      expect((await set(token, arranged, screenId)).status).toBe(422);
    },
  );

  it("are saved for at most 300 screens per user, which can still be changed", async () => {
    const { token, userId } = await make();
    const full = Array.from({ length: 300 }, (_, at) => ({
      userId,
      screenId: `screen-${at}`,
      value: arranged,
    }));
    await api.services.database.insert(screenPreferences).values(full);
    expect((await set(token, arranged, "one-more")).status).toBe(422);
    expect((await set(token, { ...arranged, pageSize: 10 }, "screen-7")).status).toBe(204);
    expect(await (await get(token, "screen-7")).json()).toMatchObject({ pageSize: 10 });
    await api.send(pathOf("screen-8"), { method: "DELETE", token });
    expect((await set(token, arranged, "one-more")).status).toBe(204);
  });

  it("are empty if the stored value has an outdated format", async () => {
    const { token, userId } = await make();
    await set(token, arranged);
    await api.services.database
      .update(screenPreferences)
      .set({ value: { columns: "all" } })
      .where(eq(screenPreferences.userId, userId));
    expect((await get(token)).status).toBe(204);
    expect((await set(token, arranged)).status).toBe(204);
    expect(await (await get(token)).json()).toEqual(arranged);
  });
});
