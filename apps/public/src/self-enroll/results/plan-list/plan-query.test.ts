import { expect, it } from "vitest";
import { noFilters } from "../../quote/plan-filters.ts";
import { changedFilters, searchOf, toggled } from "./plan-query.ts";

const none = { preferredDoctors: [], preferredDrugs: [] };
const doctor = [{ value: "1", group: "Ana" }];

it("leaves out filters that aren't set or can't apply", () => {
  expect(searchOf({ ...none, filters: { ...noFilters, coversDoctors: true, premiumMin: "abc" } })).toEqual({
    metalLevels: [],
    types: [],
    issuers: [],
    sort: "premium",
    order: "asc",
    page: 0,
  });
});

it("sends ranges as numbers, and the best rating first", () => {
  const filters = { ...noFilters, premiumMax: "$1,200", deductibleMin: "0", sort: "quality_rating" as const };
  expect(
    searchOf({ ...none, preferredDoctors: doctor, filters: { ...filters, coversDoctors: true } }),
  ).toMatchObject({
    premium: { max: 1_200 },
    deductible: { min: 0 },
    order: "desc",
    coversDoctors: true,
  });
});

it("shows the first page again after a change, but not after a change of the page", () => {
  const filters = { ...noFilters, page: 3 };
  expect(changedFilters(filters, { hsa: true }).page).toBe(0);
  expect(changedFilters(filters, { page: 4 }).page).toBe(4);
});

it("adds and removes a value", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});
