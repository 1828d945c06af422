import { describe, expect, it } from "vitest";
import { shownVersion } from "./opened-screen.ts";
import { addedScreen, version } from "./workflow.fixtures.ts";

describe("the version that the editor shows", () => {
  it("is the last published one if the screen is retired, even if a newer version was published before", () => {
    const rolledBack = version(1, "retired", { publishedDate: "2026-04-01T08:00:00Z" });
    const screen = { ...addedScreen("retired"), versions: [version(2, "replaced"), rolledBack] };
    expect(shownVersion(screen)).toBe(1);
  });

  it("is the newest if none was ever published", () => {
    const never = { publishedBy: null, publishedDate: null };
    const screen = {
      ...addedScreen("retired"),
      versions: [version(2, "retired", never), version(1, "retired", never)],
    };
    expect(shownVersion(screen)).toBe(2);
  });
});
