import { describe, expect, it } from "vitest";
import { readGroup, valueOfText, valueWhileTyping, withOperator, writeGroup } from "./conditions.ts";

const isNew = { field: "status", is: "equal", value: "New" };
const isEmpty = { field: "agent", is: "empty" };

describe("conditions that combine", () => {
  it.each([
    [{ all: [isNew, isEmpty] }, "all", ["all[0]", "all[1]"]],
    [{ any: [isNew, isEmpty] }, "any", ["any[0]", "any[1]"]],
    [{ not: { any: [isNew, isEmpty] } }, "none", ["not.any[0]", "not.any[1]"]],
    [{ not: isNew }, "none", ["not"]],
    [{ not: { all: [isNew, isEmpty] } }, "none", ["not"]],
  ] as const)("are read with their paths, and written as they were: %j", (condition, kind, paths) => {
    const group = readGroup(condition);
    expect(group).toMatchObject({ kind, paths });
    expect(writeGroup(kind, group?.conditions ?? [])).toEqual(condition);
  });

  it("are no group if they are about a field", () => {
    expect([isNew, undefined, { all: "odd" }].map(readGroup)).toEqual([undefined, undefined, undefined]);
  });

  it("need no group if there is one, and disappear with the last one", () => {
    expect(writeGroup("all", [isNew])).toEqual(isNew);
    expect(writeGroup("none", [])).toBeUndefined();
  });
});

describe("the value of a condition", () => {
  it("follows the operator", () => {
    expect(withOperator(isNew, "in")).toEqual({ field: "status", is: "in", value: ["New"] });
    expect(withOperator({ ...isNew, value: ["New", "Old"] }, "notEqual")).toMatchObject({ value: "New" });
    expect(withOperator(isNew, "empty")).toEqual({ field: "status", is: "empty" });
    expect(withOperator(isEmpty, "notIn")).toMatchObject({ value: [] });
  });

  it("has the type that the field has in rows", () => {
    expect(valueOfText("12.5", { label: "Premium", format: "money" })).toBe(12.5);
    expect(valueOfText("twelve", { label: "Premium", format: "money" })).toBe("twelve");
    expect(valueOfText("true", { label: "Active", format: "yesNo" })).toBe(true);
    expect(valueOfText("12", { label: "Policy number" })).toBe("12");
  });

  it.each([
    ["10.05", 10.05],
    ["-0.5", -0.5],
    ["100", 100],
    ["0.0001", 0.0001],
    ["10.", "10."],
    ["10.50", "10.50"],
  ])("shows each character of %s while it is typed", (text, value) => {
    const field = { label: "Premium", format: "money" } as const;
    let shown = "";
    for (const character of text) shown = String(valueWhileTyping(shown + character, field));
    expect(shown).toBe(text);
    expect(valueWhileTyping(shown, field)).toBe(value);
  });
});
