import { areas } from "@portico/contract";
import { describe, expect, it } from "vitest";
import type { Caller } from "./caller.ts";
import { previewCaller } from "./preview.ts";
import { scopeOf } from "./scope.ts";

const agent: Caller = {
  sessionId: "session",
  userId: "user",
  contactId: "contact",
  agentId: "own",
  roles: ["agent"],
  claims: ["view.Policy"],
  grants: [],
  hasOwnPassword: true,
};

describe("scopeOf", () => {
  it("returns the caller's own agent without further grants", () => {
    expect(scopeOf(agent, "Policy")).toEqual({ kind: "agents", agentIds: ["own"] });
  });

  it("returns all rows of the area with its admin claim, and no other area", () => {
    const manager = { ...agent, claims: ["ADMIN.policy"] };
    expect(scopeOf(manager, "Policy")).toEqual({ kind: "all" });
    expect(scopeOf(manager, "Lead")).toEqual({ kind: "agents", agentIds: ["own"] });
  });

  it("returns all rows of every area with full agent access", () => {
    expect(scopeOf({ ...agent, claims: ["hasFullAgentAccess"] }, "PTO")).toEqual({ kind: "all" });
  });

  it("adds Visibility grants for the area or all areas, without duplicates", () => {
    const grants = [
      { agentId: "one", resourceId: "Policy" },
      { agentId: "one", resourceId: "__all__" },
      { agentId: "two", resourceId: "Lead" },
    ];
    expect(scopeOf({ ...agent, grants }, "Policy")).toEqual({ kind: "agents", agentIds: ["own", "one"] });
  });

  it("includes rows without an agent only with the admin claim or full access, also in a preview", () => {
    const grants = [{ agentId: "__all__", resourceId: "__all__" }];
    const granted = { ...agent, grants };
    for (const area of areas) {
      expect(scopeOf(granted, area)).toEqual({ kind: "everyAgent" });
      expect(scopeOf({ ...granted, claims: [`ADMIN.${area}`] }, area)).toEqual({ kind: "all" });
      expect(scopeOf({ ...granted, claims: ["hasFullAgentAccess"] }, area)).toEqual({ kind: "all" });
      expect(scopeOf({ ...granted, roles: ["hasFullAgentAccess", `admin.${area}`] }, area)).toEqual({
        kind: "everyAgent",
      });
      const asManager = previewCaller(granted, { roles: ["agent"], claims: [`admin.${area}`] });
      expect(scopeOf(asManager, area)).toEqual({ kind: "everyAgent" });
      const asAgent = previewCaller(granted, { roles: ["agent"], claims: [], agentId: "other" });
      expect(scopeOf(asAgent, area)).toEqual({ kind: "agents", agentIds: ["other"] });
    }
  });

  it("accepts only the exact value for all agents", () => {
    const granted = (agentId: string) =>
      scopeOf({ ...agent, grants: [{ agentId, resourceId: "Policy" }] }, "Policy");
    expect(granted("__all__")).toEqual({ kind: "everyAgent" });
    expect(granted("")).toEqual({ kind: "agents", agentIds: ["own", ""] });
  });

  it("returns nothing for a customer without an agent", () => {
    const customer = { ...agent, agentId: null, roles: ["customer"] };
    expect(scopeOf(customer, "Policy")).toEqual({ kind: "agents", agentIds: [] });
  });
});
