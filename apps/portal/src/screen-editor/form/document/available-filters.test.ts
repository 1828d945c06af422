import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { availableFilters, namesInUse, namesOfRaw } from "./available-filters.ts";

describe("the available filters of a list", () => {
  const available = availableFilters(endpoints["policyNonPaid.list"]);

  it("is every filter of the contract, two ends of one thing as one", () => {
    expect(available.flatMap(({ names }) => names).toSorted()).toEqual(
      Object.keys(endpoints["policyNonPaid.list"].filters).toSorted(),
    );
    expect(available.find(({ id }) => id === "graceFrom,graceTo")).toMatchObject({
      label: "Last day of grace",
      kind: "dateRange",
      declared: { kind: "dateRange", from: "graceFrom", to: "graceTo", label: "Last day of grace" },
    });
  });

  it("show whether they are personal and what they depend on", () => {
    expect(available.find(({ id }) => id === "insuredName")).toMatchObject({
      isPersonal: true,
      dependsOn: [],
    });
    expect(available.find(({ id }) => id === "city")).toMatchObject({
      isPersonal: false,
      dependsOn: ["state"],
    });
  });

  it("leaves an end alone that has no other", () => {
    const born = availableFilters(endpoints["policies.list"]).find(({ id }) => id === "fromDob");
    expect(born).toMatchObject({
      kind: "date",
      label: "Born on or after",
      declared: "fromDob",
      isPersonal: true,
    });
  });
});

describe("a filter of a document", () => {
  it.each([
    ["carrier", ["carrier"]],
    [{ filter: "carrier", label: "Paid by" }, ["carrier"]],
    [{ kind: "dateRange", from: "a", to: "b" }, ["a", "b"]],
    [{ kind: "custom", name: "daysAhead", filters: ["graceTo"] }, undefined],
    [{ filter: 7 }, undefined],
    [null, undefined],
    [[], undefined],
  ])("%j is about %j", (raw, names) => {
    expect(namesOfRaw(raw)).toEqual(names);
  });

  it("is in use with all its names, whatever is next to it", () => {
    expect(namesInUse(["a", { filter: "b" }, { filters: ["c"] }, 7, { from: "d", to: "e" }])).toEqual([
      ..."abcde",
    ]);
  });
});
