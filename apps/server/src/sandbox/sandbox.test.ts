import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi, testOrigin } from "../../test/api.ts";
import { configure } from "../../test/configuration.ts";
import { databaseKinds } from "../../test/databases.ts";
import { framePage } from "./sandbox-pages.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

describe("sandbox pages", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(embedded);
  });
  afterAll(() => api.close());

  const policyOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await api.send(path, { headers });
    const policy = response.headers.get("content-security-policy") ?? "";
    return Object.fromEntries(
      policy.split("; ").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]),
    );
  };

  it.each(["/sandbox/marketplace", "/sandbox/ede"])(
    "are plain without scripts at %s, the target of a link in the top bar",
    async (path) => {
      const response = await api.send(path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("<script");
    },
  );

  it.each([
    ["/sandbox/marketing", ["token"]],
    ["/sandbox/telephony", ["identity", "name", "lastName", "phone", "fax", "email", "role", "token"]],
  ])("show at %s each field they receive, and have no inline scripts", async (path, fields) => {
    const response = await api.send(path);
    expect(response.headers.get("content-type")).toContain("text/html");
    const page = await response.text();
    expect([...page.matchAll(/data-field="(\w+)"/g)].map(([, field]) => field)).toEqual(fields);
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|<style|\sstyle=/i);
    expect(page).toContain(`data-portal-origin="${testOrigin}"`);
  });

  it("can be framed only by the portal's own origins, and make no requests", async () => {
    for (const path of ["/sandbox/marketing", "/sandbox/telephony"]) {
      expect(await policyOf(path, { host: "evil.example", "x-forwarded-host": "evil.example" })).toEqual({
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'self'", testOrigin],
      });
      const { headers } = await api.send(path);
      expect(headers.get("x-frame-options")).toBeNull();
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it.each([
    "/sandbox",
    "/sandbox/",
    "/sandbox/ede",
    "/sandbox/marketing/",
    "/sandbox//marketing",
    "/sandbox/Marketing",
    "/sandbox/frame.js",
    "/portal/",
    "/login",
  ])("allow framing of no other page: %s", async (path) => {
    expect((await policyOf(path))["frame-ancestors"]).toEqual(["'none'"]);
    expect((await api.send(path)).headers.get("x-frame-options")).toBe("DENY");
  });

  it("serve their script and style with the correct content type", async () => {
    expect((await api.send("/sandbox/frame.js")).headers.get("content-type")).toContain("text/javascript");
    expect((await api.send("/sandbox/frame.css")).headers.get("content-type")).toContain("text/css");
  });

  it("escape configuration values in attributes", () => {
    expect(framePage("marketing", '"><script>alert(1)</script>')).not.toContain("<script>");
  });

  it("are the only target of forms, or the configured Marketplace is", async () => {
    expect((await policyOf("/portal/"))["form-action"]).toEqual(["'self'"]);
    await configure(api.services, { "marketplace.url": "https://market.example/enroll" });
    expect((await policyOf("/portal/"))["form-action"]).toEqual(["'self'", "https://market.example"]);
    await configure(api.services, { "marketplace.url": "/sandbox/marketplace" });
    expect((await policyOf("/portal/"))["form-action"]).toEqual(["'self'"]);
  });

  it("are the only frames allowed besides the configured ones", async () => {
    expect((await policyOf("/portal/"))["frame-src"]).toEqual(["'self'"]);
    await configure(api.services, {
      "marketing.url": "https://ads.example/start?x=1",
      "telephony.url": "https://calls.example:8443/widget",
    });
    expect((await policyOf("/portal/"))["frame-src"]).toEqual([
      "'self'",
      "https://ads.example",
      "https://calls.example:8443",
    ]);
    const { headers } = await api.send("/portal/");
    expect(headers.get("permissions-policy")).toBe(
      'camera=(), microphone=(self "https://calls.example:8443"), geolocation=()',
    );
    await configure(api.services, { "marketing.url": "https://*", "telephony.url": "" });
    expect((await policyOf("/portal/"))["frame-src"]).toEqual(["'self'"]);
    expect((await api.send("/portal/")).headers.get("permissions-policy")).toContain("microphone=()");
  });
});
