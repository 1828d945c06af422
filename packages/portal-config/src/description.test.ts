import { endpoints, type ListEndpoint, list } from "@portico/contract";
import { describe, expect, it } from "vitest";
import {
  accessLabel,
  describeAudience,
  describeFixedFilters,
  describeScreen,
  type FixedFilterValues,
  readFixedFilters,
  rightLabel,
} from "./description.ts";

const policies = endpoints["policies.list"];
const unpaid = endpoints["policyNonPaid.list"];
const states: Readonly<Record<string, string>> = { FL: "Florida", TX: "Texas" };
const labelOfValue = (filter: string, value: string) =>
  filter === "state" ? (states[value] ?? value) : value;

/** A list with a filter of each kind. */
const everyKind: ListEndpoint = list({
  path: "/Everything",
  access: "session",
  summary: "",
  noun: { one: "thing", other: "things" },
  fields: {
    name: { label: "Name" },
    created: { label: "Created", format: "date" },
    premium: { label: "Premium", format: "money" },
    phone: { label: "Phone" },
    secret: { label: "Secret" },
    kind: { label: "Kind" },
  },
  filters: {
    name: { kind: "text" },
    day: { kind: "date", compare: "on", field: "created" },
    fromDay: { kind: "date", compare: "from", field: "created", label: "Created on or after" },
    toDay: { kind: "date", compare: "to", field: "created", label: "Created on or before" },
    least: { kind: "number", compare: "from", field: "premium" },
    most: { kind: "number", compare: "to", field: "premium" },
    premium: { kind: "number", compare: "equal" },
    noPhone: { kind: "isEmpty", field: "phone", label: "No phone" },
    secret: { kind: "yesNo" },
    month: { kind: "month", label: "Month" },
    year: { kind: "year", label: "Year" },
    kind: { kind: "choice", values: ["a", "b", "c"], anyOf: true },
  },
  sort: "name",
});

const conditionsOf = (values: FixedFilterValues, of: ListEndpoint = everyKind) =>
  describeFixedFilters(values, of, labelOfValue).map(({ label, condition }) => `${label} ${condition}`);

describe("a screen in one sentence", () => {
  it("names its rows, its fixed filters and its audience", () => {
    const fixedFilters = { carrier: "Ambetter", status: "Grace Period" };
    const agents = { access: "agent view.Policy|admin.Policy", fixedFilters };
    expect(describeScreen(agents, policies, labelOfValue)).toBe(
      "Policies where Carrier is Ambetter and Status is Grace Period, for agents",
    );
  });

  it("lists three conditions with commas, and the labels of their options", () => {
    const fixedFilters = { carrier: "Ambetter", state: "FL", city: "Miami" };
    expect(describeScreen({ access: policies.access, fixedFilters }, unpaid, labelOfValue)).toBe(
      "Unpaid policies where Carrier is Ambetter, State is Florida, and City is Miami, for agents",
    );
  });

  it("has no conditions without fixed filters, and no audience if that is invalid", () => {
    expect(describeScreen({ access: "session", fixedFilters: {} }, everyKind, labelOfValue)).toBe(
      "Things, for everyone",
    );
    expect(describeScreen({ access: "|", fixedFilters: {} }, everyKind, labelOfValue)).toBe("Things");
  });
});

describe("a fixed filter in words", () => {
  it.each<[string, FixedFilterValues, readonly string[]]>([
    ["a text", { name: "Ann" }, ["Name contains “Ann”"]],
    ["a day", { day: "2026-03-31" }, ["Created is 2026/03/31"]],
    ["a first day", { fromDay: "2026-03-01" }, ["Created is on or after 2026/03/01"]],
    ["a last day", { toDay: "2026-03-31" }, ["Created is on or before 2026/03/31"]],
    [
      "both ends of a range, in any order",
      { toDay: "2026-03-31", name: "Ann", fromDay: "2026-03-01" },
      ["Created is from 2026/03/01 to 2026/03/31", "Name contains “Ann”"],
    ],
    ["a lowest number", { least: "1000" }, ["Premium is at least 1,000"]],
    ["a highest number", { most: "1000.5" }, ["Premium is at most 1,000.5"]],
    ["a range of numbers", { least: "5", most: "10" }, ["Premium is from 5 to 10"]],
    ["a number", { premium: "5" }, ["Premium is 5"]],
    ["no value", { noPhone: "true" }, ["Phone is empty"]],
    ["any value", { noPhone: "false" }, ["Phone is not empty"]],
    ["yes", { secret: "true" }, ["Secret is yes"]],
    ["a month and a year", { month: "3", year: "2026" }, ["Month is March", "Year is 2026"]],
    ["two values", { kind: ["a", "b"] }, ["Kind is a or b"]],
    ["three values", { kind: ["a", "b", "c"] }, ["Kind is a, b, or c"]],
    ["several texts", { name: ["Ann", "Bo"] }, ["Name contains “Ann” or “Bo”"]],
    ["an unknown filter", { region: "South" }, ["region is South"]],
    ["a name that every object inherits", { constructor: "x" }, ["constructor is x"]],
  ])("describes %s", (_what, values, expected) => {
    expect(conditionsOf(values)).toEqual(expected);
  });

  it("names both filters of a range, so that it is one chip", () => {
    const [range] = describeFixedFilters({ most: "10", least: "5" }, everyKind, labelOfValue);
    expect(range?.names).toEqual(["least", "most"]);
  });

  it.each([
    ["nothing", undefined],
    ["a list", ["FL"]],
    ["a text", "FL"],
    ["other values", { state: 1, city: null, carrier: "", agent: [] }],
  ])("is not read from %s", (_what, declared) => {
    expect(readFixedFilters(declared)).toEqual({});
  });

  it("is read with one or several values", () => {
    expect(readFixedFilters({ state: "FL", kind: ["a", 1, "b"] })).toEqual({
      state: ["FL"],
      kind: ["a", "b"],
    });
  });
});

describe("an audience in words", () => {
  it.each([
    ["anyone", "session", "everyone"],
    ["session", "session", "everyone"],
    ["AGENT", "agent", "agents"],
    ["securityadmin", "session", "security administrators"],
    ["agent|administrator", "session", "agents and administrators"],
    // The claims that everyone needs to read the rows are not repeated.
    ["agent view.Policy|admin.Policy", "agent admin.Policy|view.Policy", "agents"],
    ["agent admin.Policy", "agent view.Policy|admin.Policy", "agents with the claim “Administer policies”"],
    [
      "agent view.Policy|admin.Policy team.Miami|hasFullAgentAccess",
      "agent view.Policy|admin.Policy",
      "agents with the claim “team.Miami” or “Full agent access”",
    ],
    ["agent view.PTO x.y", "agent", "agents with the claim “View time off” and the claim “x.y”"],
    ["agent administrator", "agent", "agents who are also administrators"],
    [
      "agent administrator|team.Miami",
      "agent",
      "agents who are also administrators or have the claim “team.Miami”",
    ],
    ["administrator|team.Miami", "session", "administrators and everyone with the claim “team.Miami”"],
    ["admin.Policy", "admin.Policy", "everyone with the claim “Administer policies”"],
  ])("describes %s over rows for %s", (access, needed, expected) => {
    expect(describeAudience(access, needed)).toBe(expected);
  });

  it.each(["", "a||b", "agent session"])("describes no invalid audience: %j", (access) => {
    expect(describeAudience(access, "session")).toBeUndefined();
  });
});

describe("the label of a requirement", () => {
  it.each([
    ["agent", "Agents"],
    ["VIEW.policy", "View policies"],
    ["admin.OfflineApp", "Administer offline applications"],
    ["load.application", "Load applications"],
    ["team.Miami", "team.Miami"],
    ["view.Policy.Miami", "view.Policy.Miami"],
    ["sell.Policy", "sell.Policy"],
    ["toString", "toString"],
  ])("calls %s %s", (name, label) => {
    expect(rightLabel(name)).toBe(label);
  });

  it("has its groups in order, and is empty if no right is required", () => {
    expect(accessLabel("agent view.Policy|admin.Policy team.Miami")).toBe(
      "Agents, plus View policies or Administer policies, plus team.Miami",
    );
    expect([accessLabel("session"), accessLabel("a||b")]).toEqual(["", ""]);
  });
});
