import { describe, expect, it } from "vitest";
import { AccessSyntaxError, allows, parseAccess, readAccess } from "./access.ts";

const agent = { roles: ["agent"], claims: ["view.Policy"] };

describe("parseAccess", () => {
  it("reads groups parted by spaces and alternatives parted by pipes", () => {
    expect(parseAccess("agent view.Policy|admin.Policy")).toEqual({
      kind: "rights",
      groups: [["agent"], ["view.policy", "admin.policy"]],
    });
  });

  it("takes spaces around groups as nothing", () => {
    expect(parseAccess("  agent   view.Policy ")).toEqual(parseAccess("agent view.Policy"));
  });

  it.each(["", "   ", "agent|", "|agent", "agent||admin", "9lives", "agent & admin", "a".repeat(501)])(
    "refuses %j",
    (access) => {
      expect(() => parseAccess(access)).toThrow(AccessSyntaxError);
    },
  );

  it("refuses 'anyone' mixed with rights, because that would open what the rest closes", () => {
    expect(() => parseAccess("anyone agent")).toThrow(/stand alone/);
    expect(() => parseAccess("agent|session")).toThrow(/stand alone/);
  });

  it("names the part that cannot be read", () => {
    expect(() => parseAccess("agent view!Policy")).toThrow('"view!Policy"');
  });
});

describe("readAccess", () => {
  it("reads what can be read, and nothing of the rest", () => {
    expect(readAccess("agent")).toEqual({ kind: "rights", groups: [["agent"]] });
    expect(readAccess("agent|")).toBeUndefined();
  });
});

describe("allows", () => {
  it("asks for every group and any alternative, in any case", () => {
    expect(allows("AGENT admin.policy|VIEW.POLICY", agent)).toBe(true);
    expect(allows("agent admin.Policy", agent)).toBe(false);
    expect(allows("administrator|agent", agent)).toBe(true);
    expect(allows("administrator view.Policy", agent)).toBe(false);
  });

  it("lets anyone in where the requirement says so, and only signed-in people for 'session'", () => {
    expect(allows("anyone", undefined)).toBe(true);
    expect(allows("session", undefined)).toBe(false);
    expect(allows("session", { roles: [], claims: [] })).toBe(true);
  });

  it("never lets a caller without a session meet a role", () => {
    expect(allows("agent", undefined)).toBe(false);
  });
});
