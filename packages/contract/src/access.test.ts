import { describe, expect, it } from "vitest";
import { AccessSyntaxError, allows, parseAccess, readAccess } from "./access.ts";

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
});
