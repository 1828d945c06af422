import type { Condition } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { isMet } from "./conditions.ts";

const row = { id: "1", status: "New", agent: null, city: "", members: 3, months: { may: 2 } };
const isNew: Condition = { field: "status", is: "equal", value: "New" };
const isOld: Condition = { field: "status", is: "equal", value: "Old" };

describe("a condition on a row", () => {
  it.each<[string, Condition, boolean]>([
    ["an equal value", isNew, true],
    ["another value", isOld, false],
    ["a number against its text", { field: "members", is: "equal", value: "3" }, false],
    ["a nested field", { field: "months.may", is: "equal", value: 2 }, true],
    ["null as null", { field: "agent", is: "equal", value: null }, true],
    ["a field that is not there as null", { field: "nothing", is: "equal", value: null }, true],
    ["what it must not be", { field: "status", is: "notEqual", value: "New" }, false],
    ["one of several", { field: "status", is: "in", value: ["Old", "New"] }, true],
    ["none of several", { field: "status", is: "notIn", value: ["Old", "New"] }, false],
    ["null as empty", { field: "agent", is: "empty" }, true],
    ["an empty text as empty", { field: "city", is: "empty" }, true],
    ["zero as not empty", { field: "members", is: "notEmpty" }, true],
    ["all, one of which fails", { all: [isNew, isOld] }, false],
    ["any, one of which holds", { any: [isOld, isNew] }, true],
    ["not what fails", { not: isOld }, true],
  ])("judges %s", (_what, condition, expected) => {
    expect(isMet(condition, row)).toBe(expected);
  });
});
