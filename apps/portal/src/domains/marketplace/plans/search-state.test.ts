import { describe, expect, it } from "vitest";
import {
  countFilters,
  noFilters,
  readPlanSearch,
  togglePlan,
  withPart,
  writePlanSearch,
} from "./search-state.ts";

const read = (query: string) => readPlanSearch(new URLSearchParams(query));
const roundTrip = (query: string) => writePlanSearch(read(query)).toString();

describe("the URL of a plan search", () => {
  it.each([
    "",
    "metal=Silver&metal=Gold&issuer=Demo+Health&type=HMO&hsa=yes&sort=-quality_rating&credit=no",
    "sort=deductible",
    "sort=-premium",
    "compare=99001FL0010003&compare=99001FL0010004&view=compare",
    "metal=Silver&pages=3",
  ])("keeps %j", (query) => {
    expect(roundTrip(query)).toBe(query);
  });

  it("ignores invalid values", () => {
    const query = `metal=Tin&type=XYZ&sort=-name&hsa=1&credit=&compare=../x&issuer=&issuer=${"x".repeat(101)}`;
    expect(roundTrip(query)).toBe("");
    expect(read(query)).toMatchObject({ sort: "premium", order: "asc" });
  });

  it("has values once, and no more plans than can be compared", () => {
    const plans = [1, 2, 3, 4, 5].map((number) => `compare=99001FL001000${number}`);
    expect(read(plans.join("&")).compared).toHaveLength(4);
    expect(read("issuer=A&issuer=A&issuer=B").issuers).toEqual(["A", "B"]);
  });
});

it("starts another search at its first page, and keeps the pages otherwise", () => {
  const state = read("metal=Silver&pages=3");
  expect(withPart(state, { metalLevels: ["Gold"] }).pages).toBe(1);
  expect(withPart(state, { sort: "deductible" }).pages).toBe(1);
  expect(withPart(state, { compared: ["99001FL0010003"] }).pages).toBe(3);
  expect(withPart(state, { pages: 4 })).toMatchObject({ pages: 4, metalLevels: ["Silver"] });
  for (const wrong of ["0", "-1", "1.5", "x", "", "1000"]) expect(read(`pages=${wrong}`).pages).toBe(1);
});

it("counts the values that are filtered by", () => {
  expect(countFilters(noFilters)).toBe(0);
  expect(countFilters(read("metal=Silver&metal=Gold&issuer=A&hsa=yes&sort=deductible"))).toBe(4);
});

it("adds up to four plans to compare, and removes one", () => {
  expect(togglePlan(["a"], "b")).toEqual(["a", "b"]);
  expect(togglePlan(["a", "b"], "a")).toEqual(["b"]);
  expect(togglePlan(["a", "b", "c", "d"], "e")).toEqual(["a", "b", "c", "d"]);
});
