import { describe, expect, it } from "vitest";
import { presenceAfter } from "./inactivity.ts";

describe("presenceAfter", () => {
  it.each([
    [0, { state: "present", checkAgainIn: 840_000 }],
    [839_999, { state: "present", checkAgainIn: 1 }],
    [840_000, { state: "warned", secondsLeft: 60 }],
    [899_999, { state: "warned", secondsLeft: 1 }],
    [900_000, { state: "gone" }],
    [9_000_000, { state: "gone" }],
    // The clock was set back.
    [-5_000, { state: "present", checkAgainIn: 840_000 }],
  ])("%d ms: %j", (idle, presence) => {
    expect(presenceAfter(idle, false)).toEqual(presence);
  });

  it("keeps the warning open for two seconds after activity", () => {
    expect(presenceAfter(0, true)).toEqual({ state: "back", checkAgainIn: 2_000 });
    expect(presenceAfter(1_999, true)).toEqual({ state: "back", checkAgainIn: 1 });
    expect(presenceAfter(2_000, true)).toEqual({ state: "present", checkAgainIn: 838_000 });
  });
});
