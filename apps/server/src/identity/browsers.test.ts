import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { configure } from "../../test/configuration.ts";
import { databaseKinds } from "../../test/databases.ts";
import { wrongPassword } from "../../test/login-from.ts";
import { staffBrowsers } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";

const pair = /^portico-browser=([\w-]{22});/;

describe.each(databaseKinds)("the browser's identifier, on $name,", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const login = async (
    user: string,
    {
      cookie,
      host = "portico.test",
      pass = demoPassword,
    }: { cookie?: string; host?: string; pass?: string } = {},
  ) => {
    const response = await api.app.request(`http://${host}/identity/login`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify({ user, pass }),
    });
    return response.headers.getSetCookie();
  };
  const idIn = (cookies: readonly string[]) => pair.exec(cookies.join("\n"))?.[1] ?? "";

  it("is given at sign-in, to scripts and other sites unreadable, for 400 days", async () => {
    const cookies = await login("agent@portico.test");
    expect(cookies).toEqual([expect.stringMatching(pair)]);
    const attributes = (cookies[0] ?? "").split("; ").slice(1).toSorted();
    expect(attributes).toEqual([
      "Domain=portico.test",
      "HttpOnly",
      "Max-Age=34560000",
      "Path=/",
      "SameSite=Strict",
    ]);
  });

  it("is another one for each browser, and stays the same for each", async () => {
    const [one, two] = [idIn(await login("agent@portico.test")), idIn(await login("agent@portico.test"))];
    expect(one).not.toBe(two);
    const again = await login("manager@portico.test", { cookie: `portico-browser=${one}` });
    expect(idIn(again)).toBe(one);
  });

  it.each(["x", "", "a".repeat(23), "a b".padEnd(22, "c"), "%00".padEnd(22, "a")])(
    "is a new one in place of %j",
    async (sent) => {
      const id = idIn(await login("agent@portico.test", { cookie: `portico-browser=${sent}` }));
      expect(id).toMatch(/^[\w-]{22}$/);
      expect(id).not.toBe(sent);
    },
  );

  it("is stored only as a hash", async () => {
    const id = idIn(await login("agent@portico.test"));
    const stored = await api.services.database.select({ id: staffBrowsers.id }).from(staffBrowsers);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(id);
  });

  it("is not given to customers, nor after a failed sign-in", async () => {
    expect(await login("customer@portico.test")).toEqual([]);
    expect(await login("agent@portico.test", { pass: wrongPassword })).toEqual([]);
  });

  it.each([
    ["https://portal.example", "portal.example", "; Domain=portal.example;"],
    ["https://portal.example", "harbor.portal.example", "; Domain=portal.example;"],
    ["https://portal.example", "portal.example.evil.test", undefined],
    ["https://portal.example", "notportal.example", undefined],
    ["https://192.0.2.1", "192.0.2.1", undefined],
    ["http://localhost:4600", "localhost", undefined],
  ])("with the public URL %s, on %s, has the domain %s", async (publicUrl, host, domain) => {
    await configure(api.services, { "portal.publicUrl": publicUrl });
    const [cookie = ""] = await login("agent@portico.test", { host });
    expect(cookie).toMatch(pair);
    expect(cookie.includes("Domain=")).toBe(domain !== undefined);
    if (domain !== undefined) expect(cookie).toContain(domain);
    expect(cookie.includes("; Secure")).toBe(publicUrl.startsWith("https:"));
    await configure(api.services, { "portal.publicUrl": "" });
  });
});
