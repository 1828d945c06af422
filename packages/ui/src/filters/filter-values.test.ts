import { describe, expect, it } from "vitest";
import type { Filter } from "./filter.js";
import { changeFilters, startsAfterEnd } from "./filter-values.js";

const filters: readonly Filter[] = [
  { kind: "text", name: "policyNumber", label: "Policy number" },
  { kind: "select", name: "state", label: "State", options: [] },
  { kind: "select", name: "county", label: "County", options: [], dependsOn: ["state"] },
  { kind: "select", name: "city", label: "City", options: [], dependsOn: ["county"] },
  { kind: "dateRange", from: "fromDate", to: "toDate", label: "Created", dependsOn: ["city"] },
];
const before = {
  policyNumber: "A",
  state: "FL",
  county: "Miami-Dade",
  city: "Hialeah",
  toDate: "2026-01-01",
};

describe("filters after a change", () => {
  it("contain the new value, and no empty ones", () => {
    expect(changeFilters(before, filters, { policyNumber: "B" })).toEqual({
      values: { ...before, policyNumber: "B" },
      changed: ["policyNumber"],
    });
    expect(changeFilters({ state: "FL" }, filters, { state: "" }).values).toEqual({});
  });

  it("lose dependents of a changed filter, recursively", () => {
    const { values, changed } = changeFilters(before, filters, { state: "TX" });
    expect(values).toEqual({ policyNumber: "A", state: "TX" });
    expect(changed).toEqual(["state", "county", "city", "toDate"]);
  });

  it("keep a dependent that is set in the same change", () => {
    const { values } = changeFilters(before, filters, { state: "TX", county: "Travis" });
    expect(values).toMatchObject({ state: "TX", county: "Travis" });
  });

  it("are unchanged if no value differs", () => {
    expect(changeFilters(before, filters, { state: "FL", fromDate: "" })).toEqual({
      values: before,
      changed: [],
    });
  });

  it("do not mutate the previous values", () => {
    const copy = { ...before };
    changeFilters(before, filters, { state: "TX" });
    expect(before).toEqual(copy);
  });

  it("are computed even if two filters depend on each other", () => {
    const circle: readonly Filter[] = [
      { kind: "text", name: "a", label: "A", dependsOn: ["b"] },
      { kind: "text", name: "b", label: "B", dependsOn: ["a"] },
    ];
    expect(changeFilters({ a: "1", b: "2" }, circle, { a: "3" }).values).toEqual({ a: "3" });
  });
});

describe("a range", () => {
  it("is invalid if its start is after its end", () => {
    const amount: Filter = { kind: "numberRange", from: "min", to: "max", label: "Amount" };
    expect(startsAfterEnd(amount, { min: "9", max: "10" })).toBe(false);
    expect(startsAfterEnd(amount, { min: "10", max: "9" })).toBe(true);
    expect(startsAfterEnd(amount, { min: "10" })).toBe(false);
    const created: Filter = { kind: "dateRange", from: "from", to: "to", label: "Created" };
    expect(startsAfterEnd(created, { from: "2026-02-01", to: "2026-01-31" })).toBe(true);
    expect(startsAfterEnd(created, { from: "2026-02-01", to: "2026-02-01" })).toBe(false);
  });
});
