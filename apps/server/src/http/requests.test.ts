import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../test/answers.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");
const login = "/identity/login";

describe("what comes in", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(embedded);
  });
  afterAll(() => api.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    api.send(login, { method: "POST", body, headers });

  it.each([
    ["a body that is no JSON", 400, '{"user":', {}],
    ["an empty body", 400, "", {}],
    ["another type", 415, "user=x", { "content-type": "application/x-www-form-urlencoded" }],
    ["a type that only begins like JSON", 415, "{}", { "content-type": "application/jsonp" }],
    ["a list in place of an object", 422, [], {}],
    ["a key it does not know", 422, { user: "a@portico.test", pass: "x", admin: true }, {}],
    ["a prototype", 422, '{"user":"a@portico.test","pass":"x","__proto__":{"admin":true}}', {}],
    ["a missing key", 422, { user: "a@portico.test" }, {}],
    ["a body over 1 MB", 413, { user: "a@portico.test", pass: "x".repeat(1024 * 1024) }, {}],
  ])("refuses %s with %d", async (_what, status, body, headers) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(refusal.parse(await answer.json()).message).not.toBe("");
  });

  it("counts a body while it is read, whatever its length is said to be", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const answer = await api.app.request(login, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: endless,
      duplex: "half",
    });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(2 * 1024 * 1024);
  });

  it("names every fault of a body by its field", async () => {
    const answer = refusal.parse(await (await post({ user: "no mail", pass: "", extra: 1 })).json());
    expect(answer.errors).toEqual({
      user: ["Must be an email address"],
      pass: ["Password is required"],
      extra: ["This is not known here; known are user, pass, rememberUsername."],
    });
  });

  it("refuses a body where none is taken", async () => {
    const token = await api.tokenOf("norole@portico.test");
    const answer = await api.send("/identity/logout", { method: "POST", token, body: { all: true } });
    expect(answer.status).toBe(422);
  });

  it("asks for a session before it looks at what was sent", async () => {
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
  ])("answers %s by %s with %d in JSON", async (path, method, status) => {
    const answer = await api.send(path, { method });
    expect(answer.status).toBe(status);
    expect(refusal.parse(await answer.json()).message).not.toBe("");
  });

  it("says which methods a path has", async () => {
    expect((await api.send("/api/Policies", { method: "DELETE" })).headers.get("allow")).toBe("GET");
  });

  it("guards every answer by its headers", async () => {
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

  it("compresses what is long", async () => {
    const token = await api.tokenOf("norole@portico.test");
    const answer = await api.send("/api/Cities?state=FL", { token, headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
  });

  it("is healthy while the database answers", async () => {
    expect((await api.send("/healthz")).status).toBe(200);
  });

  it("says so where the portal is not built", async () => {
    const answer = await api.send("/portal/");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("not built");
  });
});
