import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import {
  defaultSizes,
  directionLabels,
  fieldOfKey,
  readSizes,
  selectableSizes,
  sortableFields,
  withFirst,
  writeSizes,
} from "./sorting.ts";

describe("the first order", () => {
  it("has keys with a field and a direction", () => {
    expect(["-graceEndDate", "agent", 7].map(fieldOfKey)).toEqual(["graceEndDate", "agent", "7"]);
  });

  it("offers sortable fields that are not in the sort order yet", () => {
    const names = sortableFields(endpoints["policyNonPaid.list"].fields, ["-monthsBehind", 7]);
    expect(names).toContain("graceEndDate");
    expect(names).not.toContain("monthsBehind");
    expect(names).not.toContain("phone");
  });

  it("has labels that fit the field", () => {
    expect(
      ([undefined, "money", "year", "yesNo", "status"] as const).map((one) => directionLabels(one)),
    ).toEqual(["text", "number", "date", "yesNo", "text"]);
  });
});

describe("page sizes", () => {
  it("have a default, which is not written to the document", () => {
    expect(readSizes(undefined)).toBe(defaultSizes);
    expect(writeSizes([...defaultSizes])).toBeUndefined();
    expect(readSizes([50, 10])).toEqual([50, 10]);
    expect([readSizes("10"), readSizes([10, "20"])]).toEqual([undefined, undefined]);
  });

  it("keep the one first that a list starts with", () => {
    expect(withFirst([10, 20, 500, 100], 100)).toEqual([100, 10, 20, 500]);
  });

  it("include those of the document", () => {
    expect(selectableSizes([25])).toEqual([10, 20, 25, 30, 50, 100, 200, 500]);
  });
});
