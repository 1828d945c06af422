import { endpoints, type Filter } from "@portico/contract";
import { type ResolvedFilter, resolveFilter } from "@portico/portal-config";
import { describe, expect, it } from "vitest";
import { barFilter } from "./bar-filter.ts";
import { isFilterValue } from "./filter-values.ts";

const single = (name: string, filter: Filter): ResolvedFilter => {
  return { kind: "single", name, label: name, names: [name], isSensitive: false, filter };
};
const state = single("state", { kind: "select", options: "states.lookup" });
const county = single("county", { kind: "select", options: "counties.lookup", dependsOn: ["state"] });
const city = single("city", { kind: "select", options: "cities.lookup", dependsOn: ["state", "county"] });
const today = "2026-11-20";
const draw = (one: ResolvedFilter, values = {}, all = [state, county, city]) =>
  barFilter(one, { values, today, all, answer: undefined });

describe("a filter that depends on another", () => {
  it("says what to choose first", () => {
    expect(draw(county).disabledReason).toBe("Select a state first");
    expect(draw(single("x", { ...county, kind: "text" })).disabledReason).toBeUndefined();
  });

  it("is available once that is set, or if the URL has its value", () => {
    expect(draw(city, { state: "FL" }).disabledReason).toBeUndefined();
    expect(draw(city, { city: "Miami" }).disabledReason).toBeUndefined();
  });

  it("does not wait for a filter that the screen does not show", () => {
    expect(draw(county, {}, [county]).disabledReason).toBeUndefined();
    expect(draw(city, {}, [county, city]).disabledReason).toBe("Select a county first");
  });
});

describe("a search for text in a huge list", () => {
  const list = endpoints["auditLog.list"];
  const [dates, entity] = [
    { kind: "dateRange" as const, from: "from", to: "to", label: "Date" },
    "entity",
  ].map((declared) => resolveFilter(declared, list));
  if (!dates || !entity) throw new Error("The contract has no such filters any more.");
  const reason = (values = {}) => draw(entity, values, [dates, entity]).disabledReason;

  it("says that a first and a last day come first", () => {
    expect(reason()).toBe("Enter the dates first");
    expect(reason({ from: "2026-11-01" })).toBe("Enter the dates first");
  });

  it("is available once both are set, or if the URL has its value", () => {
    expect(reason({ from: "2026-11-01", to: "2026-11-30" })).toBeUndefined();
    expect(reason({ entity: "policies" })).toBeUndefined();
    expect(draw(entity, {}, [entity]).disabledReason).toBeUndefined();
  });
});

describe("the filters of each kind", () => {
  it("offer the years from ten before to two after", () => {
    expect(draw(single("year", { kind: "year" }))).toMatchObject({ first: 2016, last: 2028 });
  });

  it("offer what a choice can be", () => {
    expect(draw(single("reason", { kind: "choice", values: ["Moved"] }))).toMatchObject({
      kind: "select",
      options: [{ value: "Moved", label: "Moved" }],
    });
  });

  it.each(["text", "month", "yesNo"] as const)("are entered as they are: %s", (kind) => {
    expect(draw(single("x", { kind }))).toEqual({ kind, name: "x", label: "x" });
  });

  it("are two bounds for a range", () => {
    const range = resolveFilter(
      { kind: "dateRange", from: "graceFrom", to: "graceTo", label: "Grace ends" },
      endpoints["policyNonPaid.list"],
    );
    if (!range) throw new Error("The contract has no such filters any more.");
    expect(draw(range)).toEqual({
      kind: "dateRange",
      label: "Grace ends",
      from: "graceFrom",
      to: "graceTo",
    });
  });
});

describe("days ahead", () => {
  const ahead: ResolvedFilter = {
    kind: "custom",
    part: "daysAhead",
    label: "Grace ends",
    names: ["graceTo"],
    isSensitive: false,
  };

  it("offers the days up to which the list is narrowed", () => {
    expect(draw(ahead)).toMatchObject({
      name: "graceTo",
      options: [
        { value: "2026-11-27", label: "Next 7 days" },
        { value: "2026-12-04", label: "Next 14 days" },
        { value: "2026-12-20", label: "Next 30 days" },
      ],
    });
  });

  it("shows the end date if it was set on another day", () => {
    expect(draw(ahead, { graceTo: "2026-11-25" })).toMatchObject({
      options: [{ value: "2026-11-25", label: "Until 2026/11/25" }, {}, {}, {}],
    });
  });
});

it.each([
  ["number", "12.5", "12,5"],
  ["month", "12", "13"],
  ["year", "2026", "26"],
  ["yesNo", "false", "no"],
  ["date", "2026-02-28", "02/28/2026"],
] as const)("a %s filter takes %s and not %s", (kind, good, bad) => {
  const filter: Filter = kind === "number" || kind === "date" ? { kind, compare: "from" } : { kind };
  expect(isFilterValue(filter, good)).toBe(true);
  expect(isFilterValue(filter, bad)).toBe(false);
});

it("ignores values of filters that no longer exist, and values longer than the server allows", () => {
  expect(isFilterValue(undefined, "x")).toBe(false);
  expect(isFilterValue({ kind: "text" }, "x".repeat(201))).toBe(false);
});
