import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { availableFilters } from "../document/available-filters.ts";
import {
  changeFixedFilters,
  readFixedFilters,
  shownFilters,
  withDependencies,
  withFixedFilters,
} from "./fixed-filters.ts";

const available = availableFilters(endpoints["policies.list"]);
const idsOf = (filters: readonly { id: string }[]) => filters.map(({ id }) => id);

describe("the fixed filters", () => {
  it("are shown if they are known and have values of the right type", () => {
    const declared = {
      carrier: "Ambetter",
      gone: "x",
      state: ["FL", "TX"],
      zipCode: ["331", "332"],
      city: 7,
    };
    expect(readFixedFilters(declared, available)).toEqual({ carrier: "Ambetter", state: ["FL", "TX"] });
  });

  it("lose the values that depend on a removed value, and no others", () => {
    const values = { state: ["FL", "TX"], county: "Orange", city: "Orlando", carrier: "Oscar", gone: 7 };
    const changed = (patch: Parameters<typeof changeFixedFilters>[1]) =>
      changeFixedFilters(values, patch, available);
    expect(changed({ state: ["FL", "TX", "NY"] })).toEqual({ ...values, state: ["FL", "TX", "NY"] });
    expect(changed({ state: "TX" })).toEqual({ state: "TX", carrier: "Oscar", gone: 7 });
    expect(changed({ county: "" })).toEqual({ state: ["FL", "TX"], carrier: "Oscar", gone: 7 });
    expect(changed({ gone: "" })).not.toHaveProperty("gone");
  });

  it("are removed with the last one, and from the filters that users can change", () => {
    const filters = ["carrier", { filter: "city" }, { kind: "dateRange", from: "a", to: "b" }, 7];
    expect(withFixedFilters({ filters }, { city: "Miami", a: "2026-01-01" })).toEqual({
      filters: ["carrier", 7],
      permanentFilters: { city: "Miami", a: "2026-01-01" },
    });
    expect(withFixedFilters({ filters: "odd", permanentFilters: { city: "Miami" } }, {})).toEqual({
      filters: "odd",
    });
  });

  it("are entered in the order of dependence: state, county, city", () => {
    const city = available.filter(({ id }) => id === "city");
    expect(city.map((filter) => idsOf(withDependencies(filter, available)))).toEqual([
      ["state", "county", "city"],
    ]);
    expect(idsOf(shownFilters(available, { city: "Miami", state: "FL" }, ["county"]))).toEqual([
      "state",
      "county",
      "city",
    ]);
  });
});
