import { describe, expect, it } from "vitest";
import { showDate } from "../date-field/typed-date.js";
import { dateWriting } from "../format-provider/use-date-writing.js";
import { english } from "../messages/messages.js";
import { spanish } from "../messages/spanish.js";
import { activeFilters } from "./active-filters.js";
import type { Filter } from "./filter.js";

const filters: readonly Filter[] = [
  { kind: "text", name: "name", label: "Name" },
  { kind: "select", name: "state", label: "State", options: [{ value: "FL", label: "Florida" }] },
  { kind: "asyncSelect", name: "agent", label: "Agent", search: async () => [] },
  { kind: "date", name: "dob", label: "Date of birth" },
  { kind: "dateRange", from: "from", to: "to", label: "Created" },
  { kind: "month", name: "month", label: "Month" },
  { kind: "year", name: "year", label: "Year", first: 2016, last: 2028 },
  { kind: "yesNo", name: "citizen", label: "US citizen" },
  { kind: "numberRange", from: "min", to: "max", label: "Income" },
];
/** As a German host writes days. */
const date = (value: string) => showDate(value, dateWriting("de"));
const texts = (values: Record<string, string>, messages = english, picked = {}) =>
  activeFilters(filters, values, { ...messages, date }, picked).map(({ label, text }) => `${label}: ${text}`);

describe("active filters", () => {
  it("are shown with their labels, in the order of their inputs", () => {
    const values = {
      year: "2026",
      month: "3",
      citizen: "false",
      dob: "1980-02-01",
      state: "FL",
      name: "Ana",
    };
    expect(texts(values)).toEqual([
      "Name: Ana",
      "State: Florida",
      "Date of birth: 01.02.1980",
      "Month: March",
      "Year: 2026",
      "US citizen: No",
    ]);
    expect(texts({ month: "3", citizen: "true" }, spanish)).toEqual(["Month: Marzo", "US citizen: Sí"]);
  });

  it("combine both bounds of a range", () => {
    expect(texts({ from: "2026-01-01", to: "2026-01-31" })).toEqual(["Created: 01.01.2026 – 31.01.2026"]);
    expect(texts({ to: "2026-01-31" })).toEqual(["Created: to 31.01.2026"]);
    expect(texts({ min: "12000" })).toEqual(["Income: from 12,000"]);
    expect(texts({ min: "12000" }, spanish)).toEqual(["Income: desde 12.000"]);
    expect(activeFilters(filters, { min: "1", max: "2" }, { ...english, date })[0]?.names).toEqual([
      "min",
      "max",
    ]);
  });

  it("show the selected label, or the value if the label is unknown", () => {
    expect(texts({ agent: "7" }, english, { "7": "Dana Whitfield" })).toEqual(["Agent: Dana Whitfield"]);
    expect(texts({ agent: "7", state: "ZZ" })).toEqual(["State: ZZ", "Agent: 7"]);
  });

  it("are empty without values", () => {
    expect(texts({ name: "", other: "x" })).toEqual([]);
  });
});
