import type { ListRow } from "@portico/contract/schemas";
import { describe, expect, it } from "vitest";
import {
  countSelected,
  deselect,
  filterKeyOf,
  frozenSelectionOf,
  idsOnOtherPages,
  nothingSelected,
  type PageRows,
  refresh,
  type SelectedRows,
  select,
  selectedIdsOnPage,
  selectFrozen,
  targetOf,
} from "./selected-rows.ts";

const page = (...rows: ListRow[]): PageRows => new Map(rows.map((row) => [row.id, row]));
const row = (id: string, status = "New"): ListRow => ({ id, status });
const fetched = (pageRows: PageRows, totalRecords: number) => ({ pageRows, totalRecords });
const first = page(row("a"), row("b"));
const second = page(row("c"), row("d"));
const selected = (ids: string[], pageRows: PageRows, before: SelectedRows = nothingSelected) =>
  select(before, new Set(ids), pageRows);
const frozen = { token: "signed", count: 312, expiresAt: "2026-11-20T12:00:00Z" };

describe("selected rows", () => {
  it("keep their data while other pages are pageRows", () => {
    const both = selected(["a", "c"], second, selected(["a"], first));
    expect(targetOf(both)).toEqual({ rows: [row("a"), row("c")] });
    expect(countSelected(both)).toBe(2);
  });

  it("exclude ids that no page has pageRows", () => {
    expect(countSelected(selected(["a", "z"], first))).toBe(1);
  });

  it("are updated when their page is refetched", () => {
    const now = page(row("a", "Assigned"), row("b"));
    const result = refresh(selected(["a"], first), fetched(now, 312));
    expect(targetOf(result.selected).rows).toEqual([row("a", "Assigned")]);
  });

  it("stay selected when they leave the page, until the list no longer contains them", () => {
    const both = selected(["a", "b"], first);
    expect(refresh(both, fetched(second, 311))).toEqual({ selected: both, removedCount: 0 });
    expect(refresh(both, fetched(second, 311)).selected).toBe(both);
    expect(idsOnOtherPages(both, page(row("c"), row("b")))).toEqual(["a"]);
    expect(deselect(both, ["a", "z"])).toEqual({ selected: selected(["b"], first), removedCount: 1 });
    expect(deselect(both, ["z"])).toEqual({ selected: both, removedCount: 0 });
  });

  it("are deselected and counted if the list has only this page", () => {
    const both = selected(["a", "b"], first);
    const isLeft = { selected: selected(["b"], first), removedCount: 1 };
    expect(refresh(both, fetched(page(row("b")), 1))).toEqual(isLeft);
    expect(refresh(both, fetched(page(row("b"), row("c")), 2))).toEqual(isLeft);
  });
});

it("the filter key of a page ignores sorting and paging", () => {
  const key = (query: Record<string, string>) => filterKeyOf(JSON.stringify(query));
  const filtered = key({ state: "FL", columns: "id", pageNumber: "1" });
  expect(key({ columns: "id,city", pageNumber: "7", pageSize: "30", sort: "-id", state: "FL" })).toBe(
    filtered,
  );
  expect(key({ state: "GA", columns: "id", pageNumber: "1" })).not.toBe(filtered);
  expect(filterKeyOf("")).toBe(key({ pageNumber: "1" }));
});

describe("all matching rows", () => {
  it("use the server's token, and include the rows of every page", () => {
    const all = selectFrozen(frozen);
    expect(targetOf(all)).toEqual({ rows: [], selection: frozen });
    expect(countSelected(all)).toBe(312);
    expect([...selectedIdsOnPage(all, second)]).toEqual(["c", "d"]);
  });

  it("expire after the server's duration, even if the local clock is wrong", () => {
    const response = {
      selection: "signed",
      count: 312,
      asOf: "2026-11-20T11:30:00Z",
      expiresAt: frozen.expiresAt,
    };
    expect(frozenSelectionOf(Date.parse("2031-01-01T00:00:00Z"), response)).toEqual({
      ...frozen,
      expiresAt: "2031-01-01T00:30:00.000Z",
    });
  });

  it("are replaced by individual rows when the user changes the selection", () => {
    const after = selected(["c"], second, selectFrozen(frozen));
    expect(targetOf(after)).toEqual({ rows: [row("c")] });
  });
});
