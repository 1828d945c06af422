import { type Setting, setting } from "@portico/contract/features/settings/settings.schemas";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/responses.ts";
import { knownSettings } from "../../../configuration/known-settings.ts";
import { configEntries } from "../../../db/schema/index.ts";

const basePath = "/api/GeneralConfig/settings";
const listed = z.object({
  data: z.array(
    z.looseObject({ id: z.uuid(), name: z.string(), version: z.number(), isChanged: z.boolean() }),
  ),
});
const holidays = [
  { date: "2026-12-24", name: "Christmas Eve" },
  { date: "2026-12-25", name: "Christmas Day" },
];

describe.each(databaseKinds)("settings, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  let colleague: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
    const { email } = await makeAccount(api.services.database, { roles: ["administrator"] });
    colleague = await api.tokenOf(email);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await asSystem(api.services.database).delete(configEntries);
    api.services.settings.invalidate();
  });

  const list = async (query = "") =>
    listed.parse(await api.read(`${basePath}?pageSize=500${query}`, token)).data;
  const idOf = async (name: string) => (await list()).find((row) => row.name === name)?.id ?? "";
  const get = async (id: string, as = token): Promise<Setting> =>
    setting.parse(await api.read(`${basePath}/${id}`, as));
  const send = (
    method: string,
    path: string,
    body?: unknown,
    { as = token, version }: { as?: string; version?: number } = {},
  ) =>
    api.send(`${basePath}/${path}`, {
      method,
      token: as,
      ...(body !== undefined && { body }),
      ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
    });
  const done = async (sent: Promise<Response>) => {
    const response = await sent;
    expect(response.status, (await response.clone().text()).slice(0, 500)).toBe(200);
    return setting.parse(await response.json());
  };
  const refused = async (sent: Promise<Response>, status: number) => {
    const response = await sent;
    expect(response.status).toBe(status);
    return refusal.parse(await response.json());
  };

  it("lists every known setting with its default, and other entries, but no screens", async () => {
    await asSystem(api.services.database)
      .insert(configEntries)
      .values([
        { group: "own", key: "x", type: "text", value: "y" },
        { group: "own", key: "password", type: "text", value: "sealed", isSecret: true },
        { group: "screen", key: "grace", type: "json", value: "{}" },
      ]);
    const rows = await list();
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(knownSettings), "own.x"]));
    expect(names).not.toContain("screen.grace");
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.find(({ name }) => name === "theme.lightFrom")).toMatchObject({
      section: "Theme",
      value: "8",
      defaultValue: "8",
      isKnown: true,
      isChanged: false,
      version: 0,
      updatedBy: null,
    });
    expect(rows.find(({ name }) => name === "own.x")).toMatchObject({
      section: "Other entries",
      value: "y",
      isKnown: false,
    });
    expect(rows.find(({ name }) => name === "own.password")).toMatchObject({ value: null, isSecret: true });
    expect(await list("&section=Theme&sort=-label")).toMatchObject([
      { label: "Light theme until" },
      { label: "Light theme from" },
    ]);
  });

  it("are set with values of their type, take effect at once, and say who changed them", async () => {
    const id = await idOf("brand.name");
    expect(await done(send("PUT", id, { value: "Coral" }, { version: 0 }))).toMatchObject({
      version: 1,
      value: "Coral",
      defaultValue: "Portico",
      isChanged: true,
      updatedBy: "admin@portico.test",
      changes: [{ version: 1, before: "Portico", after: "Coral", changedBy: "admin@portico.test" }],
    });
    expect(await api.read("/api/Configuration")).toMatchObject({ brand: { name: "Coral" } });
    expect((await list()).find((row) => row.id === id)).toMatchObject({
      version: 1,
      value: "Coral",
      isChanged: true,
    });
  });

  it("count holidays in the estimate of time off at once", async () => {
    const agent = await api.tokenOf("agent@portico.test");
    const estimate = "/api/PTO/estimate?startDate=2030-06-03&endDate=2030-06-04&startHour=9&endHour=17";
    const before = z.object({ hours: z.number() }).parse(await api.read(estimate, agent)).hours;
    await done(
      send("PUT", await idOf("business.holidays"), {
        value: [{ date: "2030-06-03", name: "Founders' Day" }],
      }),
    );
    expect(z.object({ hours: z.number() }).parse(await api.read(estimate, agent)).hours).toBe(before / 2);
  });

  it.each([
    ["business.holidays", [...holidays, { date: "2026-12-25", name: "Again" }], "value.2.date"],
    ["business.holidays", [{ date: "Christmas", name: "x" }], "value.0.date"],
    ["business.holidays", [{ date: "2026-12-25", name: "" }], "value.0.name"],
    ["portal.carrierLinks", [{ carrier: "Oscar", url: "javascript:alert(1)", logoUrl: "" }], "value.0.url"],
    [
      "portal.carrierLinks",
      [{ carrier: "Oscar", url: "/x", logoUrl: "https://x.test/a.svg" }],
      "value.0.logoUrl",
    ],
    ["theme.lightFrom", 25, "value"],
    ["theme.lightFrom", "8", "value"],
    ["portal.debug", "yes", "value"],
    ["brand.accent", "#ffd24a", "value"],
    ["brand.accent", "red", "value"],
    ["business.timeZone", "Mars/Base", "value"],
    ["marketing.calls", ["session.frameToken"], "value.0"],
    ["policyUploads.headers", { carrier: ["Company", ""] }, "value.carrier.1"],
    ["policyUploads.headers", { "": ["Company"] }, "value."],
    ["brand.name", null, "value"],
  ])("refuse invalid values with the field: %s %j", async (name, value, field) => {
    const { email } = await makeAccount(api.services.database, { roles: ["administrator", "securityadmin"] });
    const as = await api.tokenOf(email);
    const { errors } = await refused(send("PUT", await idOf(name), { value }, { as }), 422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(await api.services.database.select().from(configEntries)).toEqual([]);
  });

  it("give the portal a brand's accent, only if white text on it is readable", async () => {
    await done(send("PUT", await idOf("brand.accent"), { value: "#7a1fa2" }));
    const colors = expect.stringContaining("--portico-brand-600:#7a1fa2;");
    expect(await api.read("/api/Configuration")).toMatchObject({ brand: { colors } });
    await done(send("DELETE", await idOf("brand.accent")));
    expect(
      z
        .object({ brand: z.object({ colors: z.string().optional() }) })
        .parse(await api.read("/api/Configuration")),
    ).toEqual({ brand: {} });
  });

  it("are reset to their default, and versions continue", async () => {
    const id = await idOf("theme.lightFrom");
    await done(send("PUT", id, { value: 6 }));
    const reset = await done(send("DELETE", id, undefined, { version: 1 }));
    expect(reset).toMatchObject({ version: 2, value: 8, isChanged: false, updatedBy: "admin@portico.test" });
    expect(reset.changes[0]).toMatchObject({ version: 2, before: 6, after: 8, isDefault: true });
    expect((await list()).find((row) => row.id === id)).toMatchObject({
      version: 2,
      isChanged: false,
      updatedBy: "admin@portico.test",
    });
    expect(await done(send("PUT", id, { value: 7 }, { version: 2 }))).toMatchObject({ version: 3, value: 7 });
  });

  it("restore an earlier value, or the default, as a new change", async () => {
    const id = await idOf("portal.carrierLinks");
    const [first, second] = ["Oscar", "Ambetter"].map((carrier) => [
      { carrier, url: "https://carrier.example/", logoUrl: "" },
    ]);
    await done(send("PUT", id, { value: first }));
    await done(send("PUT", id, { value: second }));
    expect(await done(send("POST", `${id}/restore`, { version: 1 }, { version: 2 }))).toMatchObject({
      version: 3,
      value: first,
      changes: [{ version: 3, before: second, after: first }, { version: 2 }, { version: 1 }],
    });
    const initial = await done(send("POST", `${id}/restore`, { version: 0 }, { version: 3 }));
    expect(initial).toMatchObject({
      version: 4,
      isChanged: false,
      value: knownSettings["portal.carrierLinks"].defaultValue,
    });
    const again = await done(send("POST", `${id}/restore`, { version: 2 }, { version: 4 }));
    expect(again).toMatchObject({ version: 5, value: second });
    await refused(send("POST", `${id}/restore`, { version: 9 }), 404);
  });

  it("are not changed, reset or restored after a colleague's change", async () => {
    const id = await idOf("brand.footer");
    await done(send("PUT", id, { value: "Mine" }, { version: 0 }));
    await done(send("PUT", id, { value: "Theirs" }, { version: 1, as: colleague }));
    for (const [method, path, body] of [
      ["PUT", id, { value: "Mine again" }],
      ["DELETE", id, undefined],
      ["POST", `${id}/restore`, { version: 0 }],
    ] as const) {
      const response = await send(method, path, body, { version: 1 });
      expect(response.status).toBe(412);
      expect(await response.json()).toMatchObject({
        stale: { currentVersion: 2, current: { value: "Theirs" } },
      });
    }
    expect(await get(id)).toMatchObject({ value: "Theirs", version: 2 });
  });

  it("changed by ten administrators at once are changed once", async () => {
    const id = await idOf("links.seePlans");
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send("PUT", id, { value: `/plans/${index}` }, { version: 0 })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ]);
  });

  it.each(["marketplace.base", "marketplace.key", "marketplace.applications"])(
    "such as %s, which determine where households' data goes, are read-only",
    async (name) => {
      const id = await idOf(name);
      expect((await get(id)).readOnlyReason).toContain("security administrator");
      await refused(send("PUT", id, { value: "https://evil.example/" }), 403);
    },
  );

  it("that determine where tokens go are read-only except for security administrators", async () => {
    const id = await idOf("marketing.url");
    expect((await get(id)).readOnlyReason).toContain("security administrator");
    await refused(send("PUT", id, { value: "https://evil.example/" }), 403);
    await refused(send("DELETE", id), 403);
    await refused(send("POST", `${id}/restore`, { version: 0 }), 403);
    const { email } = await makeAccount(api.services.database, { roles: ["administrator", "securityadmin"] });
    const security = await api.tokenOf(email);
    expect((await get(id, security)).readOnlyReason).toBeNull();
    await done(send("PUT", id, { value: "https://marketing.example/" }, { as: security }));
  });

  it("keep secrets and screens as they are", async () => {
    const [secret, screen] = await asSystem(api.services.database)
      .insert(configEntries)
      .values([
        { group: "own", key: "password", type: "text", value: "sealed", isSecret: true },
        { group: "screen", key: "grace", type: "json", value: "{}" },
      ])
      .returning();
    const shown = await get(secret?.id ?? "");
    expect(shown).toMatchObject({ editor: "raw", value: null });
    expect(JSON.stringify(shown)).not.toContain("sealed");
    await refused(send("POST", `${secret?.id}/restore`, { version: 1 }), 409);
    for (const id of [screen?.id ?? ""]) {
      await refused(send("POST", `${id}/restore`, { version: 1 }), 404);
      expect((await api.send(`${basePath}/${id}`, { token })).status).toBe(404);
    }
    await refused(send("PUT", secret?.id ?? "", { value: "x" }), 404);
  });

  const upload = async (bytes: Uint8Array, type: string) => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], "logo", { type }));
    return api.send("/api/GeneralConfig/logos", { method: "POST", token, body: form });
  };

  it("have logos that are re-encoded, and served to everyone", async () => {
    const png = await sharp({ create: { width: 1200, height: 100, channels: 3, background: "#0a7770" } })
      .png()
      .toBuffer();
    const stored = await upload(png, "image/png");
    expect(stored.status).toBe(200);
    const { path } = z.object({ path: z.string() }).parse(await stored.json());
    const logo = await api.send(path);
    expect(logo.headers.get("content-type")).toBe("image/webp");
    const { width, height, format } = await sharp(await logo.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([800, 67, "webp"]);
    await done(send("PUT", await idOf("brand.logoUrl"), { value: path }));
    expect(await api.read("/api/Configuration")).toMatchObject({ brand: { logoUrl: path } });
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "image/png"],
    ["text", "not an image", "image/webp"],
  ])("have no logos that are %s, whatever their type says", async (_kind, content, type) => {
    expect((await upload(new TextEncoder().encode(content), type)).status).toBe(415);
  });

  it("have no logos that are GIF images", async () => {
    const gif = await sharp({ create: { width: 10, height: 10, channels: 3, background: "#0a7770" } })
      .gif()
      .toBuffer();
    expect((await upload(gif, "image/png")).status).toBe(415);
  });
});
