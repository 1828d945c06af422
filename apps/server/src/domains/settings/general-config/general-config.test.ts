import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/responses.ts";
import { configEntries, rowHistory } from "../../../db/schema/index.ts";
import { encryptionContext } from "./entry-columns.ts";

const basePath = "/api/GeneralConfig";
const entry = z.looseObject({ id: z.uuid(), version: z.number(), value: z.string().nullable() });

describe.each(databaseKinds)("configuration entries, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  /** A user who is both administrator and security administrator. */
  let both: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
    const { email } = await makeAccount(api.services.database, { roles: ["administrator", "securityadmin"] });
    both = await api.tokenOf(email);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await asSystem(api.services.database).delete(configEntries);
    api.services.settings.invalidate();
  });

  const post = (body: unknown, as = token) => api.send(basePath, { method: "POST", token: as, body });
  const put = (id: string, body: unknown, headers = {}) =>
    api.send(`${basePath}/${id}`, { method: "PUT", token, body, headers });
  const remove = (id: string, headers = {}) =>
    api.send(`${basePath}/${id}`, { method: "DELETE", token, headers });
  const made = async (body: unknown) => {
    const response = await post(body);
    expect(response.status).toBe(200);
    return entry.parse(await response.json());
  };
  const open = () => api.read("/api/Configuration");
  const name = { group: "brand", key: "name", type: "text" };

  it("override the portal's configuration; removing them restores the default", async () => {
    expect(await open()).toMatchObject({ brand: { name: "Portico" } });
    const { id } = await made({ ...name, value: "Coral" });
    expect(await open()).toMatchObject({ brand: { name: "Coral" } });
    expect((await put(id, { ...name, value: "Reef" })).status).toBe(200);
    expect(await open()).toMatchObject({ brand: { name: "Reef" } });
    expect((await remove(id)).status).toBe(204);
    expect(await open()).toMatchObject({ brand: { name: "Portico" } });
  });

  it.each([
    ["an invalid hour", { group: "theme", key: "lightFrom", type: "number", value: "25" }, "value"],
    ["text for a number", { group: "theme", key: "lightFrom", type: "number", value: "early" }, "value"],
    ["another type", { group: "theme", key: "lightFrom", type: "text", value: "8" }, "type"],
    [
      "an invalid time zone",
      { group: "business", key: "timeZone", type: "text", value: "Mars/Base" },
      "value",
    ],
    [
      "a script as a link",
      { group: "links", key: "privacy", type: "url", value: "javascript:alert(1)" },
      "value",
    ],
    [
      "another host with misleading syntax",
      { group: "links", key: "privacy", type: "url", value: "//evil.test" },
      "value",
    ],
    [
      "a backslash instead of a slash",
      { group: "links", key: "privacy", type: "url", value: "/\\evil.test" },
      "value",
    ],
    ["a link with a line break", { group: "links", key: "privacy", type: "url", value: "/a\r\nb" }, "value"],
    [
      "a frame with a data URL",
      { group: "marketing", key: "url", type: "url", value: "data:text/html,x" },
      "value",
    ],
    [
      "a logo of another origin",
      { group: "brand", key: "logoUrl", type: "url", value: "https://x.test/a.svg" },
      "value",
    ],
    ["an unknown token type", { group: "marketing", key: "token", type: "text", value: "all" }, "value"],
    ["an unknown call", { group: "marketing", key: "calls", type: "json", value: '["no.such"]' }, "value"],
    ["malformed partners", { group: "brand", key: "partners", type: "json", value: '[{"id":"x"}]' }, "value"],
    ["malformed JSON", { group: "brand", key: "partners", type: "json", value: "[" }, "value"],
    ["an invalid flag", { group: "portal", key: "debug", type: "boolean", value: "yes" }, "value"],
    ["an unknown key of a known group", { group: "brand", key: "nmae", type: "text", value: "x" }, "key"],
    ["no value", name, "value"],
    ["a secret that the portal shows", { ...name, value: "x", isSecret: true }, "isSecret"],
    ["a group with a space", { ...name, group: "a b", value: "x" }, "group"],
    ["an author", { ...name, value: "x", updatedBy: "me" }, "updatedBy"],
    ["a script as a free URL", { group: "own", key: "x", type: "url", value: "javascript:1" }, "value"],
  ])("with %s return a field error", async (_what, body, field) => {
    const response = await post(body, both);
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual([field]);
    expect(await api.services.database.select().from(configEntries)).toEqual([]);
  });

  it("that determine where tokens and links go can be set only by a security administrator", async () => {
    const ownUrl = { group: "portal", key: "publicUrl", type: "url", value: "https://evil.example/" };
    expect((await post(ownUrl)).status).toBe(403);
    const response = await post(ownUrl, both);
    expect(response.status).toBe(200);
    const { id } = entry.parse(await response.json());
    expect((await put(id, { ...ownUrl, group: "own" })).status).toBe(403);
    expect((await remove(id)).status).toBe(403);
    const free = await made({ group: "own", key: "x", type: "url", value: "https://evil.example/" });
    expect((await put(free.id, ownUrl)).status).toBe(403);
  });

  it("that are screens can be written only through the screens API, which requires approval", async () => {
    const screen = {
      group: "screen",
      key: "grace",
      type: "json" as const,
      value: '{"version":1,"document":{}}',
    };
    expect((await post(screen, both)).status).toBe(403);
    const free = await made({ group: "own", key: "grace", type: "json", value: screen.value });
    const moved = await put(free.id, screen);
    expect(moved.status).toBe(403);
    expect(refusal.parse(await moved.json()).message).toContain("/GeneralConfig/screens");
    const [published] = await asSystem(api.services.database)
      .insert(configEntries)
      .values(screen)
      .returning();
    expect((await put(published?.id ?? "", screen)).status).toBe(403);
    expect((await put(published?.id ?? "", { ...screen, group: "own", key: "other" })).status).toBe(403);
    expect((await remove(published?.id ?? "")).status).toBe(403);
    expect(await api.services.database.select().from(configEntries)).toMatchObject([
      { group: "own", key: "grace" },
      { group: "screen", key: "grace", version: 1 },
    ]);
  });

  it("that are screens are listed and exported without their documents, which can be large", async () => {
    const value = JSON.stringify({ version: 1, document: { title: "x".repeat(30_000) } });
    await asSystem(api.services.database)
      .insert(configEntries)
      .values({ group: "screen", key: "grace", type: "json", value });
    await made({ group: "own", key: "grace", type: "json", value: "{}" });
    expect(await api.read(`${basePath}?key=grace`, token)).toMatchObject({
      data: [
        { group: "own", value: "{}" },
        { group: "screen", value: null },
      ],
    });
    const file = await (await api.send(basePath, { token, headers: { accept: "text/csv" } })).text();
    expect(file).toContain("screen");
    expect(file.length).toBeLessThan(1_000);
  });

  it("can have custom groups and keys", async () => {
    const answered = await made({ group: "own", key: "holidays", type: "json", value: '["2026-12-25"]' });
    expect(answered).toMatchObject({ value: '["2026-12-25"]', updatedBy: "admin@portico.test", version: 1 });
  });

  it("are unique, even if ten requests add the same one at once", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => post({ ...name, value: "Coral" })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const { id } = await made({ group: "brand", key: "footer", type: "text", value: "x" });
    expect((await put(id, { ...name, value: "x" })).status).toBe(409);
  });

  it("are not overwritten after another user's change: both versions are returned", async () => {
    const { id } = await made({ ...name, value: "Coral" });
    const first = await put(id, { ...name, value: "Reef" }, { "if-match": '"1"' });
    expect(first.headers.get("etag")).toBe('"2"');
    for (const stale of [
      await put(id, { ...name, value: "Sand" }, { "if-match": '"1"' }),
      await remove(id, { "if-match": 'W/"1"' }),
    ]) {
      expect(stale.status).toBe(412);
      expect(await stale.json()).toMatchObject({
        message: expect.stringContaining("You have version 1, but it's now version 2"),
        stale: { sentVersion: 1, currentVersion: 2, current: { value: "Reef" } },
      });
    }
    expect((await put(id, { ...name, value: "x" }, { "if-match": "1" })).status).toBe(400);
    expect((await remove(id, { "if-match": '"2"' })).status).toBe(204);
  });

  it("encrypt secrets, and include them in no response, export or history", async () => {
    const secret = "s3cret-of-the-gateway";
    const own = { group: "gateway", key: "password", type: "text", isSecret: true };
    const created = await made({ ...own, value: secret });
    const { id } = created;
    const response = await put(id, { ...own, description: "Of the gateway" });
    const stale = await put(id, { ...own, value: "x" }, { "if-match": '"1"' });
    const responses = [
      created,
      await response.json(),
      await stale.json(),
      await api.read(basePath, token),
      await (await api.send(basePath, { token, headers: { accept: "text/csv" } })).text(),
      await api.read("/api/Configuration", token),
      await api.services.database.select().from(rowHistory).where(eq(rowHistory.entityId, id)),
    ];
    const [stored] = await api.services.database.select().from(configEntries).where(eq(configEntries.id, id));
    expect(stored?.value).not.toContain(secret);
    expect(api.services.encryption.decrypt(stored?.value ?? "", encryptionContext(id))).toBe(secret);
    for (const each of responses) {
      expect(JSON.stringify(each)).not.toContain(secret);
      expect(JSON.stringify(each)).not.toContain(stored?.value);
    }
  });

  it("don't reveal a secret if it is declared open", async () => {
    const own = { group: "gateway", key: "password", type: "text" };
    const { id } = await made({ ...own, isSecret: true, value: "s3cret" });
    expect((await put(id, { ...own, isSecret: false })).status).toBe(422);
    const opened = entry.parse(await (await put(id, { ...own, isSecret: false, value: "open" })).json());
    expect(opened.value).toBe("open");
  });

  it("return 404 if they do not exist", async () => {
    expect((await put(randomUUID(), { ...name, value: "x" })).status).toBe(404);
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await remove("x")).status).toBe(422);
  });

  it("can be filtered and sorted in a list", async () => {
    await made({ ...name, value: "Coral" });
    await made({ group: "own", key: "x", type: "text", value: "y" });
    expect(await api.read(`${basePath}?group=OW&sort=-key`, token)).toMatchObject({
      totalRecords: 1,
      data: [{ group: "own", key: "x", value: "y" }],
    });
  });
});
