import { type Endpoint, type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { refusal } from "../../test/responses.ts";
import { hasBody } from "../openapi/bodies.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");
const login = "/identity/login";
const endpointIds = Object.keys(endpoints) as EndpointId[];

describe("requests", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(embedded);
  });
  afterAll(() => api.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    api.send(login, { method: "POST", body, headers });

  it.each([
    ["a body that isn't JSON", 400, '{"user":', {}],
    ["an empty body", 400, "", {}],
    ["another type", 415, "user=x", { "content-type": "application/x-www-form-urlencoded" }],
    ["a type that only starts like JSON", 415, "{}", { "content-type": "application/jsonp" }],
    ["an array instead of an object", 422, [], {}],
    ["an unknown key", 422, { user: "a@portico.test", pass: "x", admin: true }, {}],
    ["a prototype", 422, '{"user":"a@portico.test","pass":"x","__proto__":{"admin":true}}', {}],
    ["a missing key", 422, { user: "a@portico.test" }, {}],
    ["a body over 16 kB", 413, { user: "a@portico.test", pass: "x".repeat(16 * 1024) }, {}],
    ["a body over 1 MB", 413, { user: "a@portico.test", pass: "x".repeat(1024 * 1024) }, {}],
    ["91,000 keys", 413, Object.fromEntries(Array.from({ length: 91_000 }, (_, key) => [key, 1])), {}],
    ["as many keys as fit", 422, `{${Array.from({ length: 1800 }, (_, key) => `"${key}":1`).join()}}`, {}],
    ["10,000 levels", 422, `${"[".repeat(8000)}${"]".repeat(8000)}`, {}],
  ])("with %s return %d", async (_what, status, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(refusal.parse(await response.json()).message).not.toBe("");
  });

  it("have their body size checked while reading", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const response = await api.app.request(login, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: endless,
      duplex: "half",
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(512 * 1024);
  });

  it("get small error responses", async () => {
    const token = await api.tokenOf("admin@portico.test");
    const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, key) => [`key${key}`, 1]));
    const ids = Array.from({ length: 20_000 }, () => "no id");
    const long = Object.fromEntries(Array.from({ length: 4 }, (_, key) => [`${key}`.repeat(100_000), 1]));
    for (const body of [many, { listIds: ids }, { filters: many }, { filters: long, ...long }, ids]) {
      for (const path of [
        "/api/Policies/status",
        "/api/Selections/check",
        "/api/Selections",
        "/api/GeneralConfig",
      ]) {
        const response = await api.send(path, { method: "POST", token, body });
        const text = await response.text();
        expect(response.status, path).toBe(422);
        expect(text.length, path).toBeLessThan(10_000);
        expect(Object.keys(refusal.parse(JSON.parse(text)).errors ?? {}).length).toBeLessThanOrEqual(20);
      }
    }
  });

  it("get errors for at most twenty unknown parameters", async () => {
    const token = await api.tokenOf("admin@portico.test");
    const read = async (count: number) => {
      const query = Array.from({ length: count }, (_, key) => `x${key}=1`).join("&");
      const response = await api.send(`/api/Policies?${query}`, { token });
      expect(response.status).toBe(422);
      return refusal.parse(await response.json());
    };
    expect(Object.keys((await read(150)).errors ?? {})).toHaveLength(20);
    expect((await read(150)).message).toContain("(and 147 more)");
    expect((await read(1500)).errors).toEqual({ "": [expect.stringContaining("1500 parameters")] });
  });

  it("get every problem of a body by field", async () => {
    const response = refusal.parse(await (await post({ user: "no mail", pass: "", extra: 1 })).json());
    expect(response.errors).toEqual({
      user: ["Must be an email address"],
      pass: ["Password is required"],
      extra: ["Unknown field. Known fields: user, pass, rememberUsername."],
    });
  });

  it("return 422 for an unexpected body", async () => {
    const token = await api.tokenOf("norole@portico.test");
    for (const body of [{ all: true }, [], "null", "{} {}", '{"__proto__":{}}', "x=1"]) {
      const response = await api.send("/identity/logout", { method: "POST", token, body });
      expect(response.status).toBe(422);
    }
    const long = await api.send("/identity/logout", { method: "POST", token, body: " ".repeat(20_000) });
    expect(long.status).toBe(413);
    expect((await api.send("/api/User/photo", { token })).status).not.toBe(401);
  });

  it.each(["{}", " {\n} ", "", "  "])(
    "with %j count as having an empty body, and end the session",
    async (body) => {
      const { email } = await makeAccount(api.services.database, { roles: ["agent"] });
      const token = await api.tokenOf(email);
      const response = await api.send("/identity/logout", { method: "POST", token, body });
      expect(response.status).toBe(204);
      expect((await api.send("/api/Policies", { token })).status).toBe(401);
    },
  );

  it("can have an empty object for every call without a body", async () => {
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent", "administrator", "securityadmin"],
      claims: ["admin.Policy"],
      isAgent: true,
    });
    const token = await api.tokenOf(email);
    for (const id of endpointIds.filter((candidate) => candidate !== "identity.logout")) {
      const endpoint: Endpoint = endpoints[id];
      if (endpoint.method === "GET" || hasBody({ endpoint, schemas: schemasOf(id) })) continue;
      const path = pathFromOrigin(endpoint, () => "7e7d4f83-5b2c-4b1e-9a51-0d4a4d7f7a10");
      const response = await api.send(path, { method: endpoint.method, token, body: {} });
      expect(await response.text(), id).not.toContain("accepts no body");
    }
  });

  it("require a session before the input is validated", async () => {
    expect((await api.send("/api/Policies?agnet=x")).status).toBe(401);
    const token = await api.tokenOf("customer@portico.test");
    expect((await api.send("/api/Policies?agnet=x", { token })).status).toBe(403);
  });

  it.each([
    ["/api/nothing", "GET", 404],
    ["/identity/nothing", "POST", 404],
    ["/api/policies", "GET", 404],
    ["/api/Policies", "DELETE", 405],
    [login, "GET", 405],
    ["/api/States?name=%E0%A4%A", "GET", 400],
    ["/api/%ff", "GET", 400],
  ])("return JSON: %s by %s with %d", async (path, method, status) => {
    const response = await api.send(path, { method });
    expect(response.status).toBe(status);
    expect(refusal.parse(await response.json()).message).not.toBe("");
  });

  it("return the allowed methods of a path", async () => {
    expect((await api.send("/api/Policies", { method: "DELETE" })).headers.get("allow")).toBe("GET");
  });

  it("get security headers with every response", async () => {
    for (const path of ["/api/Configuration", "/api/nothing", "/portal/", "/api/docs"]) {
      const { headers } = await api.send(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect((await api.send("/api/Configuration")).headers.get("cache-control")).toBe("no-store");
  });

  it("get long responses compressed", async () => {
    const token = await api.tokenOf("norole@portico.test");
    const response = await api.send("/api/Cities?state=FL", {
      token,
      headers: { "accept-encoding": "gzip" },
    });
    expect(response.headers.get("content-encoding")).toBe("gzip");
  });

  it("to the health check return 200 while the database responds", async () => {
    expect((await api.send("/healthz")).status).toBe(200);
  });

  it("return 503 if the portal isn't built", async () => {
    const response = await api.send("/portal/");
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("isn't built");
  });
});
