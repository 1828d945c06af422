import { endpoints } from "@portico/contract";
import { expect, it } from "vitest";
import { availableFilters, namesInUse, namesOfRaw } from "./available-filters.ts";

it("offers every filter of the contract, two ends of one thing as one", () => {
  const available = availableFilters(endpoints["policyNonPaid.list"]);
  expect(available.flatMap(({ names }) => names).toSorted()).toEqual(
    Object.keys(endpoints["policyNonPaid.list"].filters).toSorted(),
  );
  const filterOf = (wanted: string) => available.find(({ id }) => id === wanted);
  const range = { kind: "dateRange", label: "Last day of grace" };
  const declared = { ...range, from: "graceFrom", to: "graceTo" };
  expect(filterOf("graceFrom,graceTo")).toMatchObject({ ...range, declared });
  expect(filterOf("insuredName")).toMatchObject({ isPersonal: true, dependsOn: [] });
  expect(filterOf("city")).toMatchObject({ isPersonal: false, dependsOn: ["state"] });
});

it("offers an end alone that has no other", () => {
  const born = availableFilters(endpoints["policies.list"]).find(({ id }) => id === "fromDob");
  expect(born).toMatchObject({ kind: "date", label: "Born on or after", declared: "fromDob" });
});

it.each([
  ["carrier", ["carrier"]],
  [{ filter: "carrier", label: "Paid by" }, ["carrier"]],
  [{ kind: "dateRange", from: "a", to: "b" }, ["a", "b"]],
  [{ kind: "custom", name: "daysAhead", filters: ["graceTo"] }, undefined],
  [{ filter: 7 }, undefined],
  [null, undefined],
])("reads the names of a document's filter: %j", (raw, names) => {
  expect(namesOfRaw(raw)).toEqual(names);
  expect(namesInUse(["first", raw])).toEqual(["first", ...(names ?? Object(raw).filters ?? [])]);
});
