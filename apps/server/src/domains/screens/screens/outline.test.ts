import { describe, expect, it } from "vitest";
import { outlineOf, screenIdIn } from "./outline.ts";

describe("screenIdIn", () => {
  it.each([
    ['{"id":"grace-miami","title":7}', "grace-miami"],
    ['{"id":"grace","id":"other"}', "other"],
    ['{"id":"Grace"}', undefined],
    [`{"id":"${"x".repeat(61)}"}`, undefined],
    ['{"__proto__":{"id":"grace"}}', undefined],
    ['["grace"]', undefined],
    ["null", undefined],
    ["{", undefined],
  ])("%s contains %s", (text, id) => {
    expect(screenIdIn(text)).toBe(id);
  });
});

describe("outlineOf", () => {
  const outline = (document: unknown) => outlineOf(JSON.stringify(document), "grace");

  it("returns what the list of screens shows of a document", () => {
    const document = {
      title: "In grace",
      navigation: { section: "policies" },
      endpoints: { list: "policies.list" },
    };
    expect(outline(document)).toEqual({ title: "In grace", section: "policies", list: "policies.list" });
  });

  it.each([
    ["invalid JSON", "{"],
    ["a list", []],
    ["values of other types", { title: 7, navigation: [], endpoints: "policies.list" }],
    [
      "unknown names",
      { title: " \u0000\u202e ", navigation: { section: "x" }, endpoints: { list: "toString" } },
    ],
  ])("uses the ID for %s", (_what, document) => {
    expect(outline(document)).toEqual({ title: "grace", section: null, list: null });
  });

  it("makes titles a single line, without characters that reverse or hide text", () => {
    expect(outline({ title: "A\n\u202eB\u0000C" }).title).toBe("A B C");
    expect(outline({ title: `${"a".repeat(199)}😀` }).title).toHaveLength(200);
    expect(outline({ title: `${"a".repeat(199)}😀` }).title.isWellFormed()).toBe(true);
  });
});
