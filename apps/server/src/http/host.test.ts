import { type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi, testOrigin } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { outbox } from "../db/schema/index.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

/** All headers by which a request can claim another host. */
const claims = {
  host: "evil.example",
  forwarded: "host=evil.example;proto=https",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "javascript",
  "x-forwarded-server": "evil.example",
  "x-forwarded-port": "6666",
  "x-forwarded-prefix": "//evil.example",
  "x-original-url": "//evil.example/",
  "x-rewrite-url": "//evil.example/",
  "x-host": "evil.example",
  origin: "https://evil.example",
  referer: "https://evil.example/",
};

describe("the host header", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(embedded);
  });
  afterAll(() => api.close());

  /** Like Node's server with this `host` header. */
  const send = (path: string, options: Parameters<TestApi["send"]>[1] = {}) =>
    api.send(`http://evil.example${path}`, { ...options, headers: { ...claims, ...options.headers } });
  const headersOf = (response: Response) =>
    [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");

  it("does not change redirects", async () => {
    const response = await send("/");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/portal/");
  });

  it.each([
    "//evil.example",
    "//evil.example/portal/",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "/portal//evil.example",
    "/portal/..//evil.example",
    "/login?returnUrl=https://evil.example",
    "/?next=//evil.example",
    "/mk/return?returnUrl=javascript:alert(1)",
    "/portal",
    "/api",
    "/api/docs",
    "/api/docs/",
    "/sandbox",
    "/healthz",
    "/outbox",
  ])("cannot redirect with %s", async (path) => {
    const location = (await api.send(`http://localhost${path}`, { headers: claims })).headers.get("location");
    const target = new URL(location ?? "/", "http://localhost");
    expect(target.origin).toBe("http://localhost");
  });

  it("appears in no response and allows no other origin", async () => {
    const account = await makeAccount(api.services.database, {
      roles: ["agent", "administrator", "securityadmin"],
      claims: ["admin.Policy", "view.Marketing", "TelephonyAgent"],
      isAgent: true,
    });
    const token = await api.tokenOf(account.email);
    for (const id of Object.keys(endpoints) as EndpointId[]) {
      const endpoint = endpoints[id];
      const path = pathFromOrigin(endpoint, () => account.contactId);
      // Writes with an empty body return an error, which must not contain the host either.
      const asked = endpoint.method === "GET" ? {} : { method: endpoint.method, body: {} };
      const response = await send(path, { ...asked, token: id === "identity.logout" ? undefined : token });
      expect(response.status, id).toBeLessThan(500);
      expect(headersOf(response), id).not.toMatch(/evil|access-control-allow/);
      expect(await response.text(), id).not.toContain("evil.example");
    }
  });

  it("allows no other origin in preflight requests", async () => {
    const response = await send("/api/Policies", {
      method: "OPTIONS",
      headers: { "access-control-request-method": "GET", "access-control-request-headers": "authorization" },
    });
    expect(headersOf(response)).not.toContain("access-control-allow");
  });

  it.each([
    "/api/openapi.json",
    "/api/docs",
    "/portal/",
    "/sandbox/marketing",
    "/sandbox/telephony",
    "/outbox",
  ])("does not appear in %s", async (path) => {
    const response = await send(path);
    expect(headersOf(response)).not.toContain("evil");
    expect(await response.text()).not.toContain("evil.example");
  });

  it("does not change links in emails", async () => {
    const { email } = await makeAccount(api.services.database, { roles: ["agent"] });
    const response = await send(`/identity/forgot/${encodeURIComponent(email)}`, { method: "POST" });
    expect(response.status).toBe(204);
    const [mail] = await api.services.database.select().from(outbox).where(eq(outbox.recipient, email));
    const links = mail?.body.match(/\bhttps?:\/\/\S+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.startsWith(`${testOrigin}/`)).toBe(true);
    expect(mail?.body).not.toContain("evil");
  });

  it("does not change the origin of a frame token", async () => {
    const { email } = await makeAccount(api.services.database, { claims: ["TelephonyAgent"] });
    const response = await send("/api/Session/frameToken", {
      method: "POST",
      token: await api.tokenOf(email),
      body: { frame: "telephony" },
    });
    expect(await response.json()).toMatchObject({ origin: testOrigin });
  });
});
