import { describe, expect, it } from "vitest";
import { AccessSyntaxError, accessRules, parseAccess, readAccess } from "./access.ts";

const roles = ["agent", "administrator"];
const claims = ["view.Policy", "admin.Policy"];
const { allows, holds, isReservedKey } = accessRules(roles);
const agent = { roles: ["agent"], claims: ["view.Policy"] };

describe("parseAccess", () => {
  it("reads groups separated by spaces and alternatives separated by pipes", () => {
    expect(parseAccess("agent view.Policy|admin.Policy")).toEqual({
      kind: "rights",
      groups: [["agent"], ["view.policy", "admin.policy"]],
    });
  });

  it("ignores extra spaces around groups", () => {
    expect(parseAccess("  agent   view.Policy ")).toEqual(parseAccess("agent view.Policy"));
  });

  it.each(["", "   ", "agent|", "|agent", "agent||admin", "9lives", "agent & admin", "a".repeat(501)])(
    "rejects %j",
    (access) => {
      expect(() => parseAccess(access)).toThrow(AccessSyntaxError);
    },
  );

  it("rejects 'anyone' combined with rights, which would make the rights useless", () => {
    expect(() => parseAccess("anyone agent")).toThrow(/can't be combined/);
    expect(() => parseAccess("agent|session")).toThrow(/can't be combined/);
  });

  it("names the invalid part", () => {
    expect(() => parseAccess("agent view!Policy")).toThrow('"view!Policy"');
  });
});

describe("readAccess", () => {
  it("returns a valid requirement, and undefined for an invalid one", () => {
    expect(readAccess("agent")).toEqual({ kind: "rights", groups: [["agent"]] });
    expect(readAccess("agent|")).toBeUndefined();
  });
});

describe("allows", () => {
  it("requires every group and any alternative of it, in any case", () => {
    expect(allows("AGENT admin.policy|VIEW.POLICY", agent)).toBe(true);
    expect(allows("agent admin.Policy", agent)).toBe(false);
    expect(allows("administrator|agent", agent)).toBe(true);
    expect(allows("administrator view.Policy", agent)).toBe(false);
  });

  it("allows everyone for 'anyone', and only signed-in users for 'session'", () => {
    expect(allows("anyone", undefined)).toBe(true);
    expect(allows("session", undefined)).toBe(false);
    expect(allows("session", { roles: [], claims: [] })).toBe(true);
  });

  it("never treats a caller without a session as having a role", () => {
    expect(allows("agent", undefined)).toBe(false);
  });

  it("compares roles only with roles, and claims only with claims", () => {
    for (const name of roles) {
      for (const claim of [name, name.toUpperCase(), ` ${name} `, `${name}:true`])
        expect(allows(name, { roles: [], claims: [claim] }), claim).toBe(false);
      expect(allows(`view.Policy|${name}`, { roles: [], claims: [name] })).toBe(false);
    }
    for (const name of claims)
      expect(allows(name, { roles: [name, name.toLowerCase()], claims: [] }), name).toBe(false);
  });

  it("grants nothing by the words that requirements use", () => {
    const words = ["anyone", "session"];
    expect(allows("agent", { roles: words, claims: words })).toBe(false);
  });

  it("knows only the roles that an app names", () => {
    const rules = accessRules(["Owner"]);
    expect(rules.allows("owner", { roles: ["OWNER"], claims: [] })).toBe(true);
    expect(rules.allows("owner", { roles: [], claims: ["owner"] })).toBe(false);
    expect(rules.allows("agent", { roles: ["agent"], claims: [] })).toBe(false);
    expect(rules.allows("agent", { roles: [], claims: ["agent"] })).toBe(true);
    expect([rules.isReservedKey("owner"), rules.isReservedKey("agent")]).toEqual([true, false]);
  });
});

describe("holds", () => {
  it("finds a role or a claim in any case, each among its own kind", () => {
    expect(holds(agent, "AGENT")).toBe(true);
    expect(holds(agent, "VIEW.policy")).toBe(true);
    expect(holds({ roles: agent.claims, claims: agent.roles }, "agent")).toBe(false);
    expect(holds({ roles: agent.claims, claims: agent.roles }, "view.Policy")).toBe(false);
  });
});

describe("a claim's key", () => {
  it.each([...roles, "anyone", "session"])("can't be %s, in any case, with spaces or a value", (name) => {
    for (const key of [name, name.toUpperCase(), ` ${name}\t`, `${name}:true`, `${name} : x`])
      expect(isReservedKey(key), key).toBe(true);
    for (const key of [`${name}s`, `x${name}`, `team.${name}`, name.slice(1)])
      expect(isReservedKey(key), key).toBe(false);
  });
});
