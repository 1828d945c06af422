import { describe, expect, it } from "vitest";
import { canOpen, leastViewer, previewOf } from "./preview-rights.ts";

const agent = { value: "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11", label: "Ana Acosta" };

describe("the viewer of a preview", () => {
  it("has the rights that the screen and its rows require, and no others", () => {
    const needed = ["agent view.Policy|admin.Policy", "administrator|agent east.office"];
    const viewer = leastViewer(needed);
    const claims = ["view.Policy", "east.office"];
    expect(viewer).toEqual({ roles: ["agent", "administrator"], claims, agent: null });
    for (const access of needed) expect(canOpen(access, viewer)).toBe(true);
    expect(leastViewer(["session"])).toEqual({ roles: ["agent"], claims: [], agent: null });
  });

  it("cannot open screens that require other rights; the user always can", () => {
    expect(canOpen("agent view.Lead", { roles: ["agent"], claims: [], agent })).toBe(false);
    expect(canOpen("agent view.Lead", undefined)).toBe(true);
  });

  it("is sent to the server with the id of the linked agent", () => {
    const rights = { roles: ["agent"] as const, claims: ["view.Policy"] };
    expect(previewOf({ ...rights, agent })).toEqual({ ...rights, agentId: agent.value });
    expect(previewOf({ ...rights, agent: null })).toEqual(rights);
  });
});
