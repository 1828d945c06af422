import { describe, expect, it } from "vitest";
import { allows, isReservedKey, isRole } from "./allows.ts";
import { presetClaims, roles } from "./roles.ts";

describe("a role", () => {
  it.each(roles)("is never granted by a claim: %s", (name) => {
    for (const claim of [name, name.toUpperCase(), ` ${name} `, `${name}:true`]) {
      expect(allows(name, { roles: [], claims: [claim] }), claim).toBe(false);
      expect(isReservedKey(claim), claim).toBe(true);
    }
  });
});

describe("a preset claim", () => {
  it.each(presetClaims)("is never granted by a role: %s", (name) => {
    expect(allows(name, { roles: [name, name.toLowerCase()], claims: [] })).toBe(false);
  });

  it.each(presetClaims)("has a key that isn't reserved: %s", (name) => {
    expect([isReservedKey(name), isRole(name)]).toEqual([false, false]);
  });
});
