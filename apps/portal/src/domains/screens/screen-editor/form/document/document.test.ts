import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { isJsonObject, listOf, propertyOf, withProperty } from "./document.ts";
import { errorAt, isAt, problemsAt, sentenceOf } from "./problems.ts";

describe("the keywords of a document", () => {
  it("keep their order when one changes, including unknown ones, and disappear if undefined", () => {
    const before = { id: "a", invented: { deep: [1] }, title: "A" };
    expect(JSON.stringify(withProperty(before, "id", "b"))).toBe(
      '{"id":"b","invented":{"deep":[1]},"title":"A"}',
    );
    expect(withProperty({ id: "a", title: "A" }, "title", undefined)).toEqual({ id: "a" });
  });

  it("include one called __proto__, and none that is inherited", () => {
    const before = JSON.parse('{"__proto__": {"isAdmin": true}, "id": "a"}');
    const after = withProperty(before, "id", "b");
    expect(JSON.stringify(after)).toBe('{"__proto__":{"isAdmin":true},"id":"b"}');
    expect([propertyOf(after, "isAdmin"), propertyOf({}, "toString")]).toEqual([undefined, undefined]);
  });

  it("exist only for objects", () => {
    expect([null, [], "a", 1, undefined].some(isJsonObject)).toBe(false);
    expect(["a", undefined].map((columns) => listOf({ columns }, "columns"))).toEqual([undefined, []]);
  });
});

describe("problems by path", () => {
  it.each([
    ["columns[1]", "columns[1]", true],
    ["columns[1].width", "columns[1]", true],
    ["columns[10].width", "columns[1]", false],
    ["columnsOf", "columns", false],
    ["columns", "columns[1]", false],
  ])("%s is at %s: %s", (path, parentPath, is) => {
    expect(isAt(path, parentPath)).toBe(is);
  });

  it("are shown at their path or below, but not twice", () => {
    const all = ["sort[0]", "columns[0].width", "columns"].map((path) => ({
      path,
      message: `${path}: is odd.`,
    }));
    expect(problemsAt(all, ["columns"], ["columns[0]"]).map(({ path }) => path)).toEqual(["columns"]);
    expect(errorAt(all, "columns")).toBe("Is odd. Is odd.");
    expect(errorAt(all, "path")).toBeUndefined();
  });

  it("are sentences without the path and the long list of allowed values", () => {
    const message = "sort[0]: `a` is not b; did you mean `c`? Allowed: c, d.";
    expect(sentenceOf({ path: "sort[0]", message, allowed: ["c", "d"] })).toBe(
      "`a` is not b; did you mean `c`?",
    );
    const problems = checkScreen({ kind: "list", columns: ["phoen"] });
    expect(problems.length).toBeGreaterThan(0);
    for (const one of problems) expect(sentenceOf(one)).not.toContain(`${one.path}:`);
  });
});
