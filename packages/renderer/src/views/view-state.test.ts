import { endpoints, type ListEndpoint } from "@portico/contract";
import type { SavedView } from "@portico/contract/features/screens/views.schemas";
import { listScreen } from "@portico/portal-config";
import { resolveFilter } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { type ListContext, readListState, writeListState } from "../list-state.ts";
import { pageMessages } from "../messages/page.ts";
import { differsFromView, openView, viewOf } from "./view-state.ts";

const endpoint: ListEndpoint = endpoints["policies.list"];
const screen = listScreen({
  id: "policies",
  path: "policies/all",
  title: "Policies",
  access: "agent",
  endpoints: { list: "policies.list" },
  filters: ["policyNumber", "fromDob", "state"],
  columns: ["policyNumber", "lastName", "planName"],
  pageSizes: [10, 50],
  empty: "No Data",
});
const context: ListContext = {
  screen,
  endpoint,
  filters: screen.filters.flatMap((declared) => resolveFilter(declared, endpoint) ?? []),
  parameters: {},
  pageSize: 10,
};
const layout = { screenVersion: "a", order: [], hidden: ["planName"], widths: { lastName: 200 } };
const view: SavedView = {
  id: "11111111-1111-4111-8111-111111111111",
  screenId: "policies",
  name: "Florida",
  role: null,
  isOwn: true,
  createdBy: "Ana",
  filters: { state: "FL" },
  sort: "-lastName",
  layout: { ...layout, pageSize: 50 },
};
const listed = readListState(context, { search: "", state: null });

describe("a saved view", () => {
  it("sets filters, sort order and page size, and stays in the URL", () => {
    const { state, removed } = openView(view, context, pageMessages().openedView);
    expect(removed).toEqual([]);
    const written = writeListState(context, { ...listed, ...state });
    expect(written.search).toBe(`?state=FL&sort=-lastName&pageSize=50&view=${view.id}`);
    expect(readListState(context, written)).toEqual({ ...listed, ...state });
  });

  it("leaves out and names settings that the screen no longer has", () => {
    const old = {
      ...view,
      filters: { state: "FL", carrier: "Oscar Health" },
      sort: "-lastName,gone",
      variant: "months",
      layout: { ...layout, pageSize: 30 },
    };
    const { state, removed } = openView(old, context, pageMessages().openedView);
    expect(state).toMatchObject({
      filters: { state: "FL" },
      sort: "-lastName",
      variant: undefined,
      pageSize: 10,
    });
    expect(removed).toEqual(["filter 'Carrier'", "sort by 'gone'", "variant 'months'", "30 rows a page"]);
  });

  it("doesn't store personal filters", () => {
    const state = { ...listed, filters: { state: "FL", fromDob: "1980-01-01" } };
    expect(viewOf(context, state, layout).filters).toEqual({ state: "FL" });
  });

  it("differs from a list that was changed, whatever the order of its filters", () => {
    const state = { ...listed, ...openView(view, context, pageMessages().openedView).state };
    const now = viewOf(context, state, view.layout);
    expect(differsFromView(view, now)).toBe(false);
    expect(
      differsFromView(
        { ...view, filters: { policyNumber: "1", state: "FL" } },
        {
          ...now,
          filters: { state: "FL", policyNumber: "1" },
        },
      ),
    ).toBe(false);
    expect(differsFromView(view, { ...now, sort: "lastName" })).toBe(true);
    expect(differsFromView(view, { ...now, layout: { ...now.layout, hidden: [] } })).toBe(true);
  });
});
