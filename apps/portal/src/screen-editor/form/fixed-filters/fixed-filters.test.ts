import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { availableFilters } from "../document/available-filters.ts";
import {
  changeFixedFilters,
  entriesOf,
  readFixedFilters,
  withDependencies,
  withFixedFilters,
  withoutFilters,
} from "./fixed-filters.ts";

const available = availableFilters(endpoints["policies.list"]);
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const candidate = (wantedId: string) => {
  const found = available.find(({ id }) => id === wantedId);
  if (!found) throw new Error(`There is no filter ${wantedId}.`);
  return found;
};

describe("the fixed filters", () => {
  it("are read by name, unknown ones separately", () => {
    const document = { permanentFilters: { carrier: "Ambetter", gone: "x", city: 7 } };
    expect(readFixedFilters(document, available)).toEqual({
      values: { carrier: "Ambetter" },
      unsupported: ["gone", "city"],
    });
    expect(readFixedFilters({}, available)).toEqual({ values: {}, unsupported: [] });
    expect(readFixedFilters({ permanentFilters: ["carrier"] }, available)).toBeUndefined();
  });

  it("can have several values if the filter takes several", () => {
    const document = { permanentFilters: { state: ["FL", "TX"], zipCode: ["331", "332"], city: [7] } };
    expect(readFixedFilters(document, available)).toEqual({
      values: { state: ["FL", "TX"] },
      unsupported: ["zipCode", "city"],
    });
  });

  it("lose the values that depend on a removed value, and no others", () => {
    const values = { state: ["FL", "TX"], county: "Orange", city: "Orlando", carrier: "Oscar" };
    const changed = (patch: Parameters<typeof changeFixedFilters>[1]) =>
      changeFixedFilters(values, patch, available);
    expect(changed({ state: ["FL", "TX", "NY"] })).toEqual({ ...values, state: ["FL", "TX", "NY"] });
    expect(changed({ state: "TX" })).toEqual({ state: "TX", carrier: "Oscar" });
    expect(changed({ county: "" })).toEqual({ state: ["FL", "TX"], carrier: "Oscar" });
  });

  it("are written with the unknown ones, and removed with the last one", () => {
    const document = { permanentFilters: { carrier: "Ambetter", gone: "x" }, empty: "None" };
    expect(withFixedFilters(document, { state: "FL" }, ["gone"])).toEqual({
      permanentFilters: { gone: "x", state: "FL" },
      empty: "None",
    });
    expect(withFixedFilters(document, {}, [])).toEqual({ empty: "None" });
  });

  it("are removed from the filters that users can change, and no others are", () => {
    const document = {
      filters: ["carrier", { filter: "city" }, { kind: "dateRange", from: "a", to: "b" }, 7],
    };
    expect(withoutFilters(document, ["city", "a"])).toEqual({ filters: ["carrier", 7] });
    expect(withoutFilters(document, ["state"])).toBe(document);
    expect(withoutFilters({ filters: "odd" }, ["city"])).toEqual({ filters: "odd" });
  });

  it("is entered in the order of dependence: state, county, city", () => {
    expect(idsOf(withDependencies(candidate("city"), available))).toEqual(["state", "county", "city"]);
    expect(idsOf(withDependencies(candidate("carrier"), available))).toEqual(["carrier"]);
    expect(idsOf(entriesOf(available, { city: "Miami", state: "FL" }, ["county"]))).toEqual([
      "state",
      "county",
      "city",
    ]);
    expect(entriesOf(available, {}, [])).toEqual([]);
  });
});
