import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { watch } from "../../test/watched-database.ts";
import { configEntries } from "../db/schema/index.ts";
import { businessClock } from "../time/business-clock.ts";
import { knownSettings } from "./known-settings.ts";
import { parseValue } from "./parse-value.ts";
import { settingsOf } from "./settings.ts";
import { openSettings } from "./settings-reader.ts";

const log = pino({ level: "silent" });

describe("known settings", () => {
  it.each(Object.entries(knownSettings))(
    "%s has a default that passes its own validation",
    (_name, setting) => {
      const { defaultValue: fallback, type, schema } = setting;
      const text = type === "json" ? JSON.stringify(fallback) : String(fallback);
      expect(parseValue(text, type, { ...setting, schema })).toEqual({ value: fallback });
    },
  );

  it("ignores an entry that is no longer valid", () => {
    const entries = [
      { group: "theme", key: "lightFrom", value: "early" },
      { group: "business", key: "timeZone", value: "Mars/Base" },
      { group: "constructor", key: "prototype", value: "x" },
      { group: "links", key: "privacy", value: "https://example.com/privacy" },
    ];
    const set = settingsOf(entries, "https://portal.example");
    expect(set.theme.lightFrom).toBe(8);
    expect(set.businessTimeZone).toBe("America/New_York");
    expect(set.links.privacy).toBe("https://example.com/privacy");
    expect(set.publicUrl).toBe("https://portal.example");
  });

  it("starts links in mail with the configured URL, without a trailing slash", () => {
    const entry = { group: "portal", key: "publicUrl", value: "https://portal.example/" };
    expect(settingsOf([entry], "http://localhost:4600").publicUrl).toBe("https://portal.example");
  });
});

describe.each(databaseKinds)("settings, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const set = async (group: string, key: string, value: string) => {
    await asSystem(api.services.database).insert(configEntries).values({ group, key, value, type: "text" });
    onTestFinished(async () => {
      await asSystem(api.services.database).delete(configEntries);
      api.services.settings.invalidate();
    });
    api.services.settings.invalidate();
  };

  it("hides session settings from visitors without a session, and server settings from everyone", async () => {
    const marks = new Map<string, string>();
    for (const [name, { visibility, type }] of Object.entries(knownSettings)) {
      const [group = "", key = ""] = name.split(".");
      if (type !== "text" || name === "business.timeZone" || key === "token") continue;
      const mark = `${visibility}-${randomUUID()}`;
      marks.set(mark, visibility);
      await set(group, key, mark);
    }
    const told = async (token?: string) => {
      const response = JSON.stringify(await api.read("/api/Configuration", token));
      return [...marks].flatMap(([mark, visibility]) => (response.includes(mark) ? [visibility] : []));
    };
    expect(new Set(await told())).toEqual(new Set(["open"]));
    expect(new Set(await told("x.y.z"))).toEqual(new Set(["open"]));
    expect(new Set(await told(await api.tokenOf("customer@portico.test")))).toEqual(
      new Set(["open", "session"]),
    );
    const all = JSON.stringify(await api.read("/api/Configuration", await api.tokenOf("admin@portico.test")));
    expect(all).not.toContain("narrow");
    expect((await api.send("/api/Configuration")).headers.get("cache-control")).toBe("no-store");
  });

  it("determines today's date in the business time zone", async () => {
    api.time.now = new Date("2026-03-17T02:00:00Z");
    expect(api.services.clock.today()).toBe("2026-03-16");
    await set("business", "timeZone", "Pacific/Auckland");
    await api.send("/api/Configuration");
    expect(api.services.clock.today()).toBe("2026-03-17");
  });

  it("reads changes by other instances after the cache expires, with one query", async () => {
    const watched = watch(api.services.database);
    const other = await openSettings({ database: watched.database, publicUrl: "", log });
    await set("brand", "name", "Coral");
    expect((await other()).brand.name).toBe("Portico");
    const before = watched.queries.count;
    await Promise.all([other(), other(), other()]);
    expect(watched.queries.count).toBe(before);
    other.invalidate();
    expect((await other()).brand.name).toBe("Coral");
  });

  it("uses the last values while the database is unavailable", async () => {
    const watched = watch(api.services.database);
    const reader = await openSettings({ database: watched.database, publicUrl: "", log });
    watched.queries.awayAfter = 0;
    reader.invalidate();
    expect((await reader()).brand.name).toBe("Portico");
  });
});

describe("the business clock", () => {
  it("uses a changed time zone without a restart", () => {
    let zone = "America/New_York";
    const clock = businessClock(
      () => new Date("2026-01-01T04:30:00Z"),
      () => zone,
    );
    expect(clock.today()).toBe("2025-12-31");
    zone = "UTC";
    expect(clock.today()).toBe("2026-01-01");
  });
});
