import { listScreen } from "@portico/portal-config";
import { expect, it, vi } from "vitest";
import type { ListState } from "../list-state.ts";
import { declaredViews } from "./declared-views.ts";

const screen = listScreen({
  id: "policies",
  path: "policies/all",
  title: "Policies",
  access: "agent",
  endpoints: { list: "policies.list" },
  filters: ["state", "carrier"],
  views: [
    { label: "Florida", filters: { state: ["FL"] } },
    { label: "South", filters: { state: ["FL", "GA"], carrier: ["Oscar"] } },
  ],
  columns: ["policyNumber"],
  empty: "No Data",
});

function viewsWith(filters: ListState["filters"], change = vi.fn()) {
  return declaredViews({ context: { screen }, state: { filters }, change, saved: undefined, group: "Views" });
}

it.each([
  ["with one value", { state: "FL" }, "Florida"],
  ["in another order", { carrier: ["Oscar"], state: ["GA", "FL"] }, "South"],
  ["with a search within them", { state: ["FL"], search: "Ana" }, "Florida"],
  ["and others", { state: ["FL"], carrier: ["Oscar"] }, undefined],
  ["of no view", {}, undefined],
])("a declared view is recognized by its filters: %s", (_name, filters, shown) => {
  const views = viewsWith(filters);
  expect(views.shown).toBe(shown);
  expect(views.items.filter(({ isChecked }) => isChecked).map(({ label }) => label)).toEqual(
    shown === undefined ? [] : [shown],
  );
});

it("a declared view replaces all filters, and starts at the first page", () => {
  const change = vi.fn();
  viewsWith({ carrier: ["Oscar"] }, change).items[0]?.onPress?.();
  const before = { filters: { carrier: ["Oscar"] }, pageNumber: 3, view: "a", sort: "agent" };
  expect(change.mock.lastCall?.[0](before)).toEqual({
    filters: { state: ["FL"] },
    pageNumber: 1,
    view: undefined,
    sort: "agent",
  });
});
