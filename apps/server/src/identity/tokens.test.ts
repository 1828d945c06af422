import { tokenClaims } from "@portico/contract/features/accounts/identity.schemas";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi, testKey } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { demoNow } from "../../test/demo-day.ts";
import { signingIn } from "../../test/signing-in.ts";
import { signingKey } from "./signing-key.ts";

describe.each(databaseKinds)("session tokens, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  afterAll(() => api.close());

  it("contain exactly the contract's claims", async () => {
    const claims = decodeJwt(await api.tokenOf("agent@portico.test"));
    expect(tokenClaims.strict().parse(claims)).toMatchObject({
      name: "Alejandra Ríos",
      emailaddress: "agent@portico.test",
      NPN: expect.stringMatching(/^\d+$/),
      appId: null,
      hasFullAgentAccess: false,
      roles: ["agent"],
      exp: demoNow.getTime() / 1000 + 12 * 60 * 60,
    });
    expect(decodeJwt(await api.tokenOf("admin@portico.test"))).toMatchObject({ hasFullAgentAccess: true });
  });

  it("contain a customer's application ID", async () => {
    const account = await at.accountWith({ appId: "APP-1" });
    expect(decodeJwt(await api.tokenOf(account.email))).toMatchObject({ appId: "APP-1" });
  });

  it("are rejected if forged, altered, of another kind or from another issuer", async () => {
    const claims = decodeJwt(await api.tokenOf("admin@portico.test"));
    const sign = (over: object, header: object = {}, key = testKey) =>
      new SignJWT({ ...claims, ...over })
        .setProtectedHeader({ alg: "HS256", typ: "session+jwt", kid: testKey.id, ...header })
        .sign(key.key);
    expect(await at.states(await sign({}))).toBe(200);
    const [header, payload, signature] = (await sign({})).split(".");
    const raised = Buffer.from(JSON.stringify({ ...claims, roles: ["securityadmin"] })).toString("base64url");
    const bad = {
      "of no algorithm": new UnsecuredJWT(claims).encode(),
      "with an altered payload": `${header}.${raised}.${signature}`,
      "without a signature": `${header}.${payload}.`,
      "signed with another key": await sign({}, {}, signingKey(Buffer.alloc(32, 8))),
      "with another key ID": await sign({}, { kid: "other" }),
      "of another type": await sign({}, { typ: "JWT" }),
      "without a type": await sign({}, { typ: undefined }),
      "with another algorithm": await sign({}, { alg: "HS512" }),
      "with another issuer": await sign({ iss: "somebody" }),
      "for another audience": await sign({ aud: "somebody" }),
      expired: await sign({ exp: demoNow.getTime() / 1000 - 1 }),
      "without an end": await sign({ exp: undefined }),
      "of no session": await sign({ sid: "00000000-0000-4000-8000-000000000000" }),
      "that is no token": "x.y.z",
      empty: "",
    };
    for (const [what, token] of Object.entries(bad)) {
      expect([what, await at.states(token)]).toEqual([what, 401]);
    }
  });

  it("grant no rights through their claims; the database decides", async () => {
    const claims = decodeJwt(await api.tokenOf("agent@portico.test"));
    const raised = await new SignJWT({ ...claims, roles: ["securityadmin"], claims: ["hasFullAgentAccess"] })
      .setProtectedHeader({ alg: "HS256", typ: "session+jwt", kid: testKey.id })
      .sign(testKey.key);
    const register = await at.post("/identity/register", {}, { token: raised });
    expect(register.status).toBe(403);
  });

  it("are ignored by public endpoints", async () => {
    const open = await api.send("/api/Configuration", { token: "x.y.z" });
    expect(open.status).toBe(200);
    expect(await open.json()).not.toHaveProperty("session");
    const token = await api.tokenOf("norole@portico.test");
    expect(await api.read("/api/Configuration", token)).toHaveProperty("session.businessTimeZone");
  });
});
