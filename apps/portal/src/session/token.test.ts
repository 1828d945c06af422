import { describe, expect, it } from "vitest";
import { readClaims } from "./token.ts";

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

describe("readClaims", () => {
  it("reads the user, with names in any script", () => {
    const user = readClaims(
      token({
        name: "José Ñandú 王",
        emailaddress: "j@x.test",
        roles: ["agent"],
        claims: ["view.Policy"],
        exp: 1000,
      }),
    );
    expect(user).toEqual({
      appId: null,
      contactId: null,
      name: "José Ñandú 王",
      emailaddress: "j@x.test",
      roles: ["agent"],
      claims: ["view.Policy"],
      expiresAt: 1_000_000,
    });
  });

  it.each(["", "x", "a.b.c", "a.%%%.c", token(null), token("text"), token({ name: "no expiry" })])(
    "returns undefined for the malformed token %j",
    (text) => {
      expect(readClaims(text)).toBeUndefined();
    },
  );

  it("returns no roles if they are malformed", () => {
    expect(readClaims(token({ exp: 1, roles: "agent", claims: [7] }))).toMatchObject({
      roles: [],
      claims: [],
    });
  });
});
