import { describe, expect, it } from "vitest";
import { buildName } from "./build-meta.ts";

describe("the name of a build", () => {
  const files = ["assets/index-a1.js", "assets/list-b2.js", "assets/index-c3.css"];

  it("is the same for the same files, in whatever order", () => {
    expect(buildName(files)).toBe(buildName(files.toReversed()));
  });

  it("is another once any file is", () => {
    expect(buildName(["assets/index-a1.js", "assets/list-b3.js", "assets/index-c3.css"])).not.toBe(
      buildName(files),
    );
  });

  it("says so where nothing is built", () => {
    expect(buildName([])).toBe("development");
  });
});
