import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi, testOrigin } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { frameTokenResponse, frameTokens } from "../../../test/frame-tokens.ts";

const marketer = { roles: ["agent"], claims: ["view.Marketing"] } as const;

describe.each(databaseKinds)("the token of an embedded page, on $name,", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const { ask, frameToken, make, set } = frameTokens(() => api, marketer);

  it.each([
    ["marketing", { roles: ["customer"], claims: ["view.Marketing"] }, 403],
    ["marketing", { roles: ["agent"], claims: ["admin.Policy"] }, 403],
    ["marketing", { roles: ["agent"], claims: ["VIEW.marketing"] }, 200],
    ["telephony", { roles: ["agent"], claims: ["view.Marketing"] }, 403],
    ["telephony", { roles: [], claims: ["TelephonyAgent"] }, 200],
    ["telephony", { roles: ["agent"], claims: ["telephonyadmin"] }, 200],
    ["ede", { roles: ["agent"], claims: ["view.EDE"] }, 422],
  ] as const)("for %s returns %j with %d", async (frame, options, status) => {
    expect((await ask((await make(options)).token, frame)).status).toBe(status);
  });

  it("requires a session, and can't be requested with a token of an embedded page", async () => {
    expect(
      (await api.send("/api/Session/frameToken", { method: "POST", body: { frame: "marketing" } })).status,
    ).toBe(401);
    const { token } = await frameToken((await make()).token);
    expect((await ask(token)).status).toBe(403);
  });

  it.each([
    ["/marketing?campaign=1", testOrigin],
    ["https://ads.example/portico/start?x=1#y", "https://ads.example"],
    ["https://ads.example:8443/", "https://ads.example:8443"],
    ["https://ADS.example:443", "https://ads.example"],
    ["https://user:secret@ads.example/", "https://ads.example"],
    ["http://[::1]:4700/", "http://[::1]:4700"],
  ])("is limited to the origin of %s, whatever host is requested", async (url, origin) => {
    await set({ "marketing.url": url });
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      origin: "https://evil.example",
    };
    const response = await ask((await make()).token, "marketing", headers);
    expect(frameTokenResponse.parse(await response.json()).origin).toBe(origin);
  });

  it.each(["", "https://*", "https://*.example", "https://ads.example;script-src"])(
    "is not issued for a page at %j, which is not a single host",
    async (url) => {
      await set({ "marketing.url": url });
      expect((await ask((await make()).token)).status).toBe(404);
      await set({ "marketing.url": "/sandbox/marketing" });
    },
  );

  it("is the session's token if configured so, and only then", async () => {
    const { token } = await make({ ...marketer, claims: ["view.Marketing", "TelephonyAgent"] });
    await set({ "marketing.token": "session" });
    const given = await frameToken(token);
    expect(given.token).toBe(token);
    expect(new Date(given.expiresAt).getTime() / 1000).toBe(decodeJwt(token).exp);
    expect((await frameToken(token, "telephony")).token).not.toBe(token);
    await set({ "marketing.token": "narrow" });
    expect((await frameToken(token)).token).not.toBe(token);
  });
});
