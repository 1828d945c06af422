import { describe, expect, it } from "vitest";
import { addedScreen, version } from "../workflow/workflow.fixtures.ts";
import { defaultComparison } from "./default-comparison.ts";

const screen = {
  ...addedScreen("published"),
  publishedVersion: 2,
  versions: [version(3, "draft"), version(2, "published"), version(1, "replaced")],
};

describe("what is compared at first", () => {
  it("is what is written with the newest version, where something is", () => {
    expect(defaultComparison(screen, true)).toEqual({ before: 3, after: "written" });
  });

  it("is the newest with the published one, the older first", () => {
    expect(defaultComparison(screen, false)).toEqual({ before: 2, after: 3 });
    expect(defaultComparison(screen, false, 1)).toEqual({ before: 1, after: 2 });
  });

  it("is the published one with the one before it", () => {
    expect(defaultComparison(screen, false, 2)).toEqual({ before: 1, after: 2 });
  });

  it("is the neighbor where none is published", () => {
    const retired = { ...screen, publishedVersion: null };
    expect(defaultComparison(retired, false, 1)).toEqual({ before: 1, after: 3 });
  });
});
