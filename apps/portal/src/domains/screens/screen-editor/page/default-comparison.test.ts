import { describe, expect, it } from "vitest";
import { addedScreen, version } from "../workflow/workflow.fixtures.ts";
import { defaultComparison } from "./default-comparison.ts";

const screen = {
  ...addedScreen("published"),
  publishedVersion: 2,
  versions: [version(3, "draft"), version(2, "published"), version(1, "replaced")],
};

describe("the default comparison", () => {
  it("is between the draft and the newest version, if there is a draft", () => {
    expect(defaultComparison(screen, true)).toEqual({ before: "3", after: "unsaved" });
  });

  it("is the newest with the published one, the older first", () => {
    expect(defaultComparison(screen, false)).toEqual({ before: "2", after: "3" });
    expect(defaultComparison(screen, false, 1)).toEqual({ before: "1", after: "2" });
  });

  it("is the published one with the one before it", () => {
    expect(defaultComparison(screen, false, 2)).toEqual({ before: "1", after: "2" });
  });

  it("is with the neighboring version if none is published", () => {
    const retired = { ...screen, publishedVersion: null };
    expect(defaultComparison(retired, false, 1)).toEqual({ before: "1", after: "3" });
  });
});
