import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { screenDocument } from "../../test/screen-calls.ts";
import { configEntries, screenPreferences } from "../db/schema/index.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

const evil = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__defineGetter__"];
const preferences = { screenVersion: "1", order: ["policyNumber"], hidden: [], widths: {} };

describe("keys that are built into JavaScript objects", () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(embedded);
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent", "administrator", "securityadmin"],
      claims: ["admin.Policy"],
      isAgent: true,
    });
    token = await api.tokenOf(email);
  });
  afterAll(() => api.close());

  /** Adds an own property with any name to an object. */
  const withKey = (value: object, key: string, extra: unknown = "x") =>
    Object.fromEntries([...Object.entries(value), [key, extra]]);
  const statusOf = async (method: string, path: string, body: unknown) => {
    const response = await api.send(path, { method, token, body });
    expect(await response.text()).not.toContain("polluted");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    return response.status;
  };

  it.each([
    ["lists", "[".repeat(10_000) + "]".repeat(10_000)],
    ["objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ])("are searched in at most twenty levels of %s", async (_what, deep) => {
    expect(await statusOf("POST", "/api/GeneralConfig/screens/impact", { document: deep })).toBe(422);
    const entry = { group: "own", key: "deep", type: "json", value: deep };
    expect(await statusOf("POST", "/api/GeneralConfig", entry)).toBe(422);
    const selection = `{"endpoint":"policies.list","filters":${deep}}`;
    expect(await statusOf("POST", "/api/Selections", selection)).toBe(422);
    const draft = await api.send("/api/GeneralConfig/screens", {
      method: "POST",
      token,
      body: { document: deep },
    });
    expect(draft.status).toBeLessThan(500);
  });

  describe.each(evil)("called %s", (key) => {
    it.each(["/api/Selections", "/api/Selections/check"])("are unknown filters of %s", async (path) => {
      const ids = path.endsWith("check") ? { ids: ["7e7d4f83-5b2c-4b1e-9a51-0d4a4d7f7a10"] } : {};
      const selection = { endpoint: "policies.list", filters: {}, ...ids };
      expect(await statusOf("POST", path, { ...selection, filters: withKey({}, key) })).toBe(422);
      expect(await statusOf("POST", path, withKey(selection, key, { polluted: 1 }))).toBe(422);
      expect(await statusOf("POST", path, { ...selection, endpoint: key })).toBe(422);
    });

    it("are unknown filters and parameters of a list", async () => {
      expect(await statusOf("GET", `/api/Policies?${key}=x`, undefined)).toBe(422);
      expect(await statusOf("GET", `/api/Policies?sort=${key}`, undefined)).toBe(422);
      expect(await statusOf("GET", `/api/Policies?columns=${key}`, undefined)).toBe(422);
      expect(await statusOf("GET", `/api/Policies?totals=${key}`, undefined)).toBe(422);
    });

    it("are unknown keys of preferences, but valid column names", async () => {
      const path = "/api/user/preferences/policies";
      expect(await statusOf("PUT", path, withKey(preferences, key, { polluted: 1 }))).toBe(422);
      const widths = await statusOf("PUT", path, { ...preferences, widths: withKey({}, key, 100) });
      expect(widths).toBe(key === "__proto__" ? 422 : 204);
      const [stored] = await api.services.database.select().from(screenPreferences);
      expect(Object.keys(Object(stored?.value))).not.toContain("polluted");
      expect((await api.send(path, { token })).status).toBe(stored ? 200 : 204);
    });

    it("are unknown keys of a setting", async () => {
      const entry = { group: "policyUploads", key: "headers", type: "json" };
      const value = (data: unknown) => ({ ...entry, value: JSON.stringify(data) });
      expect(await statusOf("POST", "/api/GeneralConfig", value(withKey({}, key, ["x"])))).toBe(422);
      const partner = {
        id: "a",
        hostPrefix: "a.",
        name: "A",
        logoUrl: "",
        footer: "",
        hidesLoginLinks: true,
      };
      const partners = (data: unknown) => ({
        group: "brand",
        key: "partners",
        type: "json",
        value: JSON.stringify(data),
      });
      expect(await statusOf("POST", "/api/GeneralConfig", partners([withKey(partner, key)]))).toBe(422);
      expect(await statusOf("POST", "/api/GeneralConfig", withKey(value({}), key))).toBe(422);
    });

    it("are unknown groups and keys of settings", async () => {
      const entry = { group: key, key, type: "text", value: "x" };
      const status = await statusOf("POST", "/api/GeneralConfig", entry);
      expect(status).toBe(key.startsWith("_") ? 422 : 200);
      await asSystem(api.services.database).delete(configEntries).where(eq(configEntries.group, key));
    });

    it("are unknown keywords of a screen", async () => {
      const send = (document: object) =>
        statusOf("POST", "/api/GeneralConfig/screens/impact", { document: JSON.stringify(document) });
      const document = screenDocument();
      expect(await send(document)).toBe(200);
      expect(await send(withKey(document, key))).toBe(422);
      expect(await send({ ...document, navigation: withKey(document.navigation, key) })).toBe(422);
      expect(await send({ ...document, endpoints: withKey(document.endpoints, key) })).toBe(422);
      expect(await send({ ...document, columns: [withKey({ field: "policyNumber" }, key)] })).toBe(422);
      expect(await send({ ...document, columns: [key] })).toBe(422);
      expect(await send({ ...document, filters: [key] })).toBe(422);
      expect(await send({ ...document, endpoints: { list: key } })).toBe(422);
    });
  });
});
