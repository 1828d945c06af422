import { describe, expect, it } from "vitest";
import { presenceAfter } from "./inactivity.ts";

describe("the effect of inactivity", () => {
  it.each([
    [0, { state: "present", lookAgainIn: 840_000 }],
    [839_999, { state: "present", lookAgainIn: 1 }],
    [840_000, { state: "warned", secondsLeft: 60 }],
    [899_999, { state: "warned", secondsLeft: 1 }],
    [900_000, { state: "gone" }],
    [9_000_000, { state: "gone" }],
    // The clock was set back in the meantime.
    [-5_000, { state: "present", lookAgainIn: 840_000 }],
  ])("%d ms: %j", (idle, presence) => {
    expect(presenceAfter(idle, false)).toEqual(presence);
  });

  it("lets a warning linger for two seconds after the person is back", () => {
    expect(presenceAfter(0, true)).toEqual({ state: "back", lookAgainIn: 2_000 });
    expect(presenceAfter(1_999, true)).toEqual({ state: "back", lookAgainIn: 1 });
    expect(presenceAfter(2_000, true)).toEqual({ state: "present", lookAgainIn: 838_000 });
  });
});
