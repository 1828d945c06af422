import { endpoints, type Filter } from "@portico/contract";
import { type ResolvedFilter, resolveFilter } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { barFilter } from "./bar-filter.ts";
import { testClient } from "./client/client.fixtures.ts";
import { dayAfter } from "./days.ts";
import { readFilterValue } from "./filter-values.ts";
import { pageMessages } from "./messages/page.ts";

const single = (name: string, filter: Filter): ResolvedFilter => {
  return { kind: "single", name, label: name, names: [name], isSensitive: false, filter };
};
const state = single("state", { kind: "select", options: "states.lookup" });
const county = single("county", { kind: "select", options: "counties.lookup", dependsOn: ["state"] });
const city = single("city", { kind: "select", options: "cities.lookup", dependsOn: ["state", "county"] });
const today = "2026-11-20";
const customFilters = {
  daysAhead: (day: string) =>
    [7, 14].map((days) => ({ value: dayAfter(day, days), label: `Next ${days} days` })),
};
const draw = (one: ResolvedFilter, values = {}, all = [state, county, city]) =>
  barFilter(one, {
    client: testClient(),
    values,
    today,
    all,
    texts: pageMessages(),
    lookup: undefined,
    customFilters,
  });

describe("a filter that depends on another", () => {
  it("names the filter to set first", () => {
    expect(draw(county).disabledReason).toBe("Select a state first");
    expect(draw(single("x", { ...county, kind: "text" })).disabledReason).toBeUndefined();
  });

  it("is enabled once that filter is set, or if the URL has a value for it", () => {
    expect(draw(city, { state: "FL" }).disabledReason).toBeUndefined();
    expect(draw(city, { city: "Miami" }).disabledReason).toBeUndefined();
  });

  it("is enabled if its options are searched", () => {
    const searched = single("city", { kind: "asyncSelect", options: "cities.lookup", dependsOn: ["state"] });
    expect(draw(searched, {}, [state, searched]).disabledReason).toBeUndefined();
  });

  it("ignores dependencies that the screen does not show", () => {
    expect(draw(county, {}, [county]).disabledReason).toBeUndefined();
    expect(draw(city, {}, [county, city]).disabledReason).toBe("Select a county first");
  });
});

describe("a text search in a very large list", () => {
  const list = endpoints["auditLog.list"];
  const [dates, entity] = [
    { kind: "dateRange" as const, from: "from", to: "to", label: "Date" },
    "entity",
  ].map((declared) => resolveFilter(declared, list));
  if (!dates || !entity) throw new Error("The contract has no such filters any more.");
  const reason = (values = {}) => draw(entity, values, [dates, entity]).disabledReason;

  it("requires a first and a last day", () => {
    expect(reason()).toBe("Enter the dates first");
    expect(reason({ from: "2026-11-01" })).toBe("Enter the dates first");
  });

  it("is enabled once both days are set, or if the URL has a value for it", () => {
    expect(reason({ from: "2026-11-01", to: "2026-11-30" })).toBeUndefined();
    expect(reason({ entity: "policies" })).toBeUndefined();
    expect(draw(entity, {}, [entity]).disabledReason).toBeUndefined();
  });
});

describe("the controls of each filter kind", () => {
  it("offer years from ten years ago to in two years", () => {
    expect(draw(single("year", { kind: "year" }))).toMatchObject({ first: 2016, last: 2028 });
  });

  it("offer the values of a choice filter", () => {
    expect(draw(single("reason", { kind: "choice", values: ["Moved"] }))).toMatchObject({
      kind: "select",
      options: [{ value: "Moved", label: "Moved" }],
    });
  });

  it.each(["text", "month", "yesNo"] as const)("keep kind and name: %s", (kind) => {
    expect(draw(single("x", { kind }))).toEqual({ kind, name: "x", label: "x" });
  });

  it("have two bounds for a range", () => {
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

describe("the filter for the next days", () => {
  const ahead: ResolvedFilter = {
    kind: "custom",
    part: "daysAhead",
    label: "Grace ends",
    names: ["graceTo"],
    isSensitive: false,
  };

  it("offers end dates relative to today", () => {
    expect(draw(ahead)).toMatchObject({
      name: "graceTo",
      options: [
        { value: "2026-11-27", label: "Next 7 days" },
        { value: "2026-12-04", label: "Next 14 days" },
      ],
    });
  });

  it("shows an end date that was set on another day", () => {
    expect(draw(ahead, { graceTo: "2026-11-25" })).toMatchObject({
      options: [{ value: "2026-11-25", label: "Until 2026/11/25" }, {}, {}],
    });
  });
});

it.each([
  ["number", "12.5", "12,5"],
  ["month", "12", "13"],
  ["year", "2026", "26"],
  ["yesNo", "false", "no"],
  ["date", "2026-02-28", "02/28/2026"],
] as const)("a %s filter accepts %s and rejects %s", (kind, good, bad) => {
  const filter: Filter = kind === "number" || kind === "date" ? { kind, compare: "from" } : { kind };
  expect(readFilterValue(filter, good)).toBe(good);
  expect(readFilterValue(filter, bad)).toBeUndefined();
});

it("ignores values of filters that no longer exist, and values longer than the server allows", () => {
  expect(readFilterValue(undefined, "x")).toBeUndefined();
  expect(readFilterValue({ kind: "text" }, "x".repeat(201))).toBeUndefined();
});

describe("several values", () => {
  const choice: Filter = { kind: "choice", values: ["a", "b, c"] };

  it("are a list if the filter takes them, without those that it rejects and repeated ones", () => {
    const several: Filter = { ...choice, anyOf: true };
    expect(readFilterValue(several, ["a", "b, c", "d", "a", ""])).toEqual(["a", "b, c"]);
    expect(readFilterValue(several, ["a", "d"])).toBe("a");
    expect(draw(single("state", several))).toMatchObject({ kind: "multiSelect", options: [{}, {}] });
  });

  it("are the first one if the filter takes one", () => {
    expect(readFilterValue(choice, ["a", "b, c"])).toBe("a");
    expect(draw(single("state", choice))).toMatchObject({ kind: "select" });
  });
});
