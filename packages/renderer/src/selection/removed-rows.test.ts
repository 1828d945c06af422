import type { Notify } from "@portico/ui/notification";
import { beforeEach, expect, it, vi } from "vitest";
import { testClient } from "../client/client.fixtures.ts";
import { deselectRemovedRows } from "./removed-rows.ts";
import { nothingSelected, type SelectedRows, select } from "./selected-rows.ts";

const fetchJson = vi.fn();
const client = { ...testClient(), fetchJson };

const pageRows = new Map(["a", "b", "c"].map((id) => [id, { id }]));
const latest = { current: { filters: "{}", selected: nothingSelected } };
let selected: SelectedRows;
const reported: string[] = [];
const notify: Notify = ({ text }) => {
  reported.push(String(text));
  return () => {};
};

beforeEach(() => {
  selected = select(nothingSelected, new Set(["a", "b", "c"]), pageRows);
  latest.current = { filters: "{}", selected: selected };
  reported.length = 0;
});

/** Checks two rows of other pages. One more row is known to be removed. */
function checkTwoRows() {
  return deselectRemovedRows({
    client,
    endpointId: "policies.list",
    filters: "{}",
    origin: undefined,
    ids: ["b", "c"],
    removedCount: 1,
    latest,
    setSelected: (change) => {
      selected = change(selected);
    },
    notify,
  });
}

it("reports removed rows, and deselects other rows that the list no longer contains", async () => {
  fetchJson.mockResolvedValue({ gone: ["b"] });
  await checkTwoRows();
  expect([...selected.rows.keys()]).toEqual(["a", "c"]);
  expect(reported).toEqual([
    expect.stringContaining("1 selected row"),
    expect.stringContaining("1 selected row"),
  ]);
});

it("keeps the selection and shows a warning if the check fails", async () => {
  fetchJson.mockRejectedValue(new Error("The network is away."));
  await checkTwoRows();
  expect(selected.rows.size).toBe(3);
  expect(reported.slice(1)).toEqual([
    "2 selected rows are on other pages and may no longer match. The network is away.",
  ]);
});

it.each([
  ["an answer", () => Promise.resolve({ gone: ["b"] })],
  ["a failure", () => Promise.reject(new Error("The network is away."))],
])("leaves alone what is selected under other filters when %s comes", async (_what, response) => {
  fetchJson.mockImplementation(() => {
    latest.current = { filters: '{"state":"FL"}', selected: selected };
    return response();
  });
  await checkTwoRows();
  expect(selected.rows.size).toBe(3);
  expect(reported).toHaveLength(1);
});
