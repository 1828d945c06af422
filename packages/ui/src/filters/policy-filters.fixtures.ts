import { agents, searchAmong } from "../combobox/agents.fixtures.js";
import type { Filter, FilterValues } from "./filter.js";
import { textOf } from "./filter-values.js";

const choices = (...names: string[]) => names.map((name) => ({ value: name, label: name }));
const counties: Readonly<Record<string, readonly string[]>> = {
  FL: ["Broward", "Miami-Dade", "Orange"],
  TX: ["Bexar", "Harris", "Travis"],
};

/** Filters of a policy list. Counties depend on the state. */
export function policyFilters(values: FilterValues): readonly Filter[] {
  const state = textOf(values.state);
  return [
    { kind: "text", name: "policyNumber", label: "Policy number" },
    {
      kind: "asyncSelect",
      name: "agentId",
      label: "Agent",
      search: searchAmong(agents(60)),
      valueLabel: "Dana Whitfield",
    },
    {
      kind: "select",
      name: "state",
      label: "State",
      options: [
        { value: "FL", label: "Florida" },
        { value: "TX", label: "Texas" },
      ],
    },
    {
      kind: "select",
      name: "county",
      label: "County",
      dependsOn: ["state"],
      disabledReason: state ? undefined : "Choose a state",
      options: choices(...(counties[state] ?? [])),
    },
    { kind: "month", name: "month", label: "Month" },
    { kind: "year", name: "year", label: "Year", first: 2016, last: 2028 },
    { kind: "yesNo", name: "citizen", label: "US citizen" },
    { kind: "date", name: "dob", label: "Date of birth" },
    { kind: "dateRange", from: "fromDate", to: "toDate", label: "Created" },
    { kind: "numberRange", from: "fromPremium", to: "toPremium", label: "Premium", step: 0.01 },
  ];
}

/** A value for each filter. */
export const everyFilter: FilterValues = {
  policyNumber: "FL-104",
  agentId: "agent-1",
  state: "FL",
  county: "Miami-Dade",
  month: "3",
  year: "2026",
  citizen: "true",
  dob: "1980-02-01",
  fromDate: "2026-01-01",
  toDate: "2026-03-31",
  fromPremium: "100",
  toPremium: "450.5",
};
