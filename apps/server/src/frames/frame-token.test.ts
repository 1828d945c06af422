import { randomUUID } from "node:crypto";
import { type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
import { and, eq } from "drizzle-orm";
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi, testKey, testOrigin } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { demoNow } from "../../test/demo-day.ts";
import { frameTokens } from "../../test/frame-tokens.ts";
import { policyPage } from "../../test/responses.ts";
import { userClaims, users } from "../db/schema/index.ts";
import { signingKey } from "../identity/signing-key.ts";
import { signFrameToken } from "./frame-token.ts";

const minute = 60_000;
const marketer = { roles: ["agent"], claims: ["view.Marketing", "view.Policy"], isAgent: true } as const;

describe.each(databaseKinds)("a frame token, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterEach(() => {
    api.time.now = demoNow;
  });
  afterAll(() => api.close());

  const { frameToken, make, set } = frameTokens(() => api, marketer);
  const call = (id: EndpointId, token: string) => {
    const endpoint = endpoints[id];
    return api.send(
      pathFromOrigin(endpoint, () => randomUUID()),
      { method: endpoint.method, token },
    );
  };
  const statusOf = async (id: EndpointId, token: string) => (await call(id, token)).status;
  const wait = (minutes: number) => {
    api.time.now = new Date(api.time.now.getTime() + minutes * minute);
  };

  it("contains only the session and the frame, and is valid for ten minutes", async () => {
    const { token } = await make();
    const { token: narrow, origin, expiresAt } = await frameToken(token);
    expect(decodeProtectedHeader(narrow)).toMatchObject({ typ: "frame+jwt", alg: "HS256" });
    expect(decodeJwt(narrow)).toEqual({
      sid: decodeJwt(token).sid,
      frame: "marketing",
      iss: "portico",
      aud: "portico-frames",
      exp: demoNow.getTime() / 1000 + 600,
    });
    expect(new Date(expiresAt).getTime() - demoNow.getTime()).toBe(10 * minute);
    expect(origin).toBe(testOrigin);
  });

  it("is valid only for the configured calls, whatever rights the user has", async () => {
    const account = await make({
      roles: ["administrator", "securityadmin", "agent"],
      claims: ["view.Marketing", "admin.Policy", "hasFullAgentAccess"],
      isAgent: true,
    });
    await set({ "marketing.calls": ["configuration.get"] });
    const { token } = await frameToken(account.token);
    const open = Object.keys(endpoints).filter((id) => id !== "configuration.get");
    for (const id of open) expect(await statusOf(id as EndpointId, token), id).toBe(403);
    const configuration = await (await call("configuration.get", token)).json();
    expect(configuration).toHaveProperty("session");
    // The user's own session still works.
    expect(await statusOf("states.lookup", account.token)).toBe(200);
  });

  it("returns what the user may see, and requires the user's rights", async () => {
    const own = await make({ ...marketer, claims: ["view.Marketing"] });
    await set({ "marketing.calls": ["policies.list", "states.lookup"] });
    const { token } = await frameToken(own.token);
    expect(await statusOf("policies.list", token)).toBe(403);
    await api.services.database
      .insert(userClaims)
      .values({ userId: own.userId, key: "view.Policy", value: "true" });
    const page = policyPage.parse(await (await call("policies.list", token)).json());
    expect(page.totalRecords).toBe(0);
    expect(await statusOf("policies.summaries", token)).toBe(403);
    expect(await statusOf("states.lookup", token)).toBe(200);
  });

  it.each([
    "session.frameToken",
    "session.activity",
    "identity.logout",
    "identity.resetByAdmin",
    "user.beginTotp",
    "generalConfig.list",
  ] as const)("can't be exchanged for more rights by %s, even if that call is configured", async (id) => {
    const { token } = await make({ ...marketer, roles: ["agent", "administrator", "securityadmin"] });
    await set({ "marketing.calls": [id] });
    const { token: narrow } = await frameToken(token);
    expect(await statusOf(id, narrow)).toBe(403);
    expect(await statusOf("states.lookup", token)).toBe(200);
  });

  it("is valid for its own frame's calls, and not for another's", async () => {
    const { token } = await make({ ...marketer, claims: ["view.Marketing", "TelephonyAgent"] });
    await set({ "marketing.calls": ["states.lookup"], "telephony.calls": ["carriers.lookup"] });
    const [ofMarketing, ofTelephony] = [await frameToken(token), await frameToken(token, "telephony")];
    expect(await statusOf("states.lookup", ofMarketing.token)).toBe(200);
    expect(await statusOf("carriers.lookup", ofMarketing.token)).toBe(403);
    expect(await statusOf("carriers.lookup", ofTelephony.token)).toBe(200);
    expect(await statusOf("states.lookup", ofTelephony.token)).toBe(403);
  });

  describe("becomes invalid", () => {
    const begin = async () => {
      const account = await make();
      await set({ "marketing.calls": ["states.lookup"], "marketing.token": "narrow" });
      const { token } = await frameToken(account.token);
      expect(await statusOf("states.lookup", token)).toBe(200);
      return { ...account, narrow: token };
    };

    it("after ten minutes", async () => {
      const { narrow } = await begin();
      wait(9.9);
      expect(await statusOf("states.lookup", narrow)).toBe(200);
      wait(0.2);
      expect(await statusOf("states.lookup", narrow)).toBe(401);
    });

    it("with its session, from the next request on", async () => {
      const { narrow, token } = await begin();
      await api.send("/identity/logout", { method: "POST", token });
      expect(await statusOf("states.lookup", narrow)).toBe(401);
    });

    it("with its account", async () => {
      const { narrow, userId } = await begin();
      await asSystem(api.services.database).update(users).set({ enabled: false }).where(eq(users.id, userId));
      expect(await statusOf("states.lookup", narrow)).toBe(401);
    });

    it("when its session is idle too long; its own calls don't count as activity", async () => {
      const { token, narrow } = await begin();
      wait(9);
      expect(await statusOf("states.lookup", narrow)).toBe(200);
      const { token: late } = await frameToken(token);
      wait(5);
      expect(await statusOf("states.lookup", late)).toBe(200);
      wait(1.1);
      expect(await statusOf("states.lookup", late)).toBe(401);
      expect(await statusOf("states.lookup", token)).toBe(401);
    });

    it("when the user loses access to the frame", async () => {
      const { narrow, userId } = await begin();
      await api.services.database
        .delete(userClaims)
        .where(and(eq(userClaims.userId, userId), eq(userClaims.key, "view.Marketing")));
      expect(await statusOf("states.lookup", narrow)).toBe(403);
    });

    it("when the call is no longer configured, or the frame's token type changes", async () => {
      const { narrow } = await begin();
      await set({ "marketing.calls": ["carriers.lookup"] });
      expect(await statusOf("states.lookup", narrow)).toBe(403);
      await set({ "marketing.calls": ["states.lookup"] });
      expect(await statusOf("states.lookup", narrow)).toBe(200);
      await set({ "marketing.token": "session" });
      expect(await statusOf("states.lookup", narrow)).toBe(403);
      await set({ "marketing.token": "narrow" });
    });
  });

  it("is rejected if it was not signed by this server for this purpose", async () => {
    const { token } = await make();
    await set({ "marketing.calls": ["states.lookup"] });
    const { sid, ...rest } = decodeJwt(token);
    const { token: real } = await frameToken(token);
    const sign = (claims: object, { typ = "frame+jwt", audience = "portico-frames", key = testKey } = {}) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "HS256", typ, kid: key.id })
        .setIssuer("portico")
        .setAudience(audience)
        .setExpirationTime(Math.floor(demoNow.getTime() / 1000) + 600)
        .sign(key.key);
    const own = { sid, frame: "marketing" };
    expect(await statusOf("states.lookup", await sign(own))).toBe(200);
    const [header = "", body = "", signature = ""] = real.split(".");
    const otherBody = Buffer.from(JSON.stringify({ ...decodeJwt(real), frame: "telephony" })).toString(
      "base64url",
    );
    const forged = [
      await sign(own, { key: signingKey(Buffer.alloc(32, 8)) }),
      // A session's claims with the type of a frame token, and vice versa.
      await sign({ ...rest, sid }, { typ: "session+jwt" }),
      await sign({ ...rest, sid }, { audience: "portico-portal" }),
      await sign({ ...rest, sid }),
      await sign(own, { typ: "JWT" }),
      await sign({ ...own, frame: "ede" }),
      await sign({ ...own, sid: randomUUID() }),
      await sign({ frame: "marketing" }),
      new UnsecuredJWT(own).setIssuer("portico").setAudience("portico-frames").encode(),
      `${header}.${otherBody}.${signature}`,
      `${header}.${body}.`,
      await signFrameToken(
        testKey,
        { sid: String(sid), frame: "marketing" },
        new Date(demoNow.getTime() - 1000),
      ),
    ];
    for (const each of forged) expect(await statusOf("states.lookup", each), each).toBe(401);
  });
});
