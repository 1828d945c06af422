import { describe, expect, it } from "vitest";
import { isJsonObject, isSame, listOf, listToShow, propertyOf, textOf, withProperty } from "./document.ts";

describe("the keywords of a document", () => {
  it("keep their order when one changes, including unknown ones", () => {
    const before = { id: "a", invented: { deep: [1] }, title: "A" };
    expect(JSON.stringify(withProperty(before, "id", "b"))).toBe(
      '{"id":"b","invented":{"deep":[1]},"title":"A"}',
    );
  });

  it("get a new one at their end, and lose the one that is taken out", () => {
    expect(JSON.stringify(withProperty({ id: "a" }, "title", "A"))).toBe('{"id":"a","title":"A"}');
    expect(withProperty({ id: "a", title: "A" }, "title", undefined)).toEqual({ id: "a" });
  });

  it("include one called __proto__", () => {
    const before = JSON.parse('{"__proto__": {"isAdmin": true}, "id": "a"}');
    const after = withProperty(before, "id", "b");
    expect(JSON.stringify(after)).toBe('{"__proto__":{"isAdmin":true},"id":"b"}');
    expect(propertyOf(after, "isAdmin")).toBeUndefined();
  });

  it("exist only for objects", () => {
    expect([{}, { a: 1 }].every(isJsonObject)).toBe(true);
    expect([null, [], "a", 1, undefined].some(isJsonObject)).toBe(false);
    expect(propertyOf(["a"], "0")).toBeUndefined();
    expect(propertyOf({}, "toString")).toBeUndefined();
  });
});

describe("the value of a keyword", () => {
  it("is a list, missing, or something else", () => {
    expect(listOf({ columns: ["a"] }, "columns")).toEqual(["a"]);
    expect(listOf({}, "columns")).toEqual([]);
    expect(listOf({ columns: "a" }, "columns")).toBeUndefined();
  });

  it("is not shown if it is far too long", () => {
    expect(listToShow({ columns: Array(200).fill("a") }, "columns")).toHaveLength(200);
    expect(listToShow({ columns: Array(201).fill("a") }, "columns")).toBeUndefined();
    expect(listToShow({ columns: 1 }, "columns")).toBeUndefined();
  });

  it("is a text or none", () => {
    expect([textOf("a"), textOf(1), textOf(undefined)]).toEqual(["a", "", ""]);
  });

  it("is compared as JSON", () => {
    expect(isSame({ a: [1] }, { a: [1] })).toBe(true);
    expect(isSame({ a: [1] }, { a: [2] })).toBe(false);
  });
});
