import { describe, expect, it } from "vitest";
import { workEndpoints } from "./work.ts";

const options = { path: "/Tasks", access: "agent" } as const;

describe("the calls on rows that are worked", () => {
  it("say who assigns, where there is a call for it", () => {
    const calls = ["history", "assign"] as const;
    const endpoints = workEndpoints("tasks", { ...options, calls, assignAccess: "administrator" });
    expect(endpoints["tasks.assign"].access).toBe("administrator");
    expect(endpoints["tasks.history"].access).toBe("agent");
    // @ts-expect-error it has the call and does not say who assigns
    expect(() => workEndpoints("tasks", { ...options, calls })).toThrow(/assignAccess/);
    // @ts-expect-error the usual calls have it among them
    expect(() => workEndpoints("tasks", options)).toThrow(/assignAccess/);
  });

  it("need nobody who assigns where there is no call for it", () => {
    const endpoints = workEndpoints("tasks", { ...options, calls: ["history", "setStatus"] });
    expect(Object.keys(endpoints)).toEqual(["tasks.history", "tasks.setStatus"]);
  });
});
