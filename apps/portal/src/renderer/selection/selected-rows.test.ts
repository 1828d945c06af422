import type { ListRow } from "@portico/contract/schemas";
import { describe, expect, it } from "vitest";
import {
  countSelected,
  deselect,
  filterKeyOf,
  frozenSelectionOf,
  idsOnOtherPages,
  markedIds,
  nothingSelected,
  type PageRows,
  refresh,
  type SelectedRows,
  select,
  selectFrozen,
  targetOf,
} from "./selected-rows.ts";

const page = (...rows: ListRow[]): PageRows => new Map(rows.map((row) => [row.id, row]));
const row = (id: string, status = "New"): ListRow => ({ id, status });
const fetched = (shown: PageRows, totalRecords: number) => ({ shown, totalRecords });
const first = page(row("a"), row("b"));
const second = page(row("c"), row("d"));
const selected = (ids: string[], shown: PageRows, before: SelectedRows = nothingSelected) =>
  select(before, new Set(ids), shown);
const frozen = { token: "signed", count: 312, expiresAt: "2026-11-20T12:00:00Z" };

describe("rows selected", () => {
  it("keep what the page knew of them while other pages are shown", () => {
    const both = selected(["a", "c"], second, selected(["a"], first));
    expect(targetOf(both)).toEqual({ rows: [row("a"), row("c")] });
    expect(countSelected(both)).toBe(2);
  });

  it("leave out an id that no page has shown", () => {
    expect(countSelected(selected(["a", "z"], first))).toBe(1);
  });

  it("are updated when their page is refetched", () => {
    const now = page(row("a", "Assigned"), row("b"));
    const result = refresh(selected(["a"], first), fetched(now, 312));
    expect(targetOf(result.selected).rows).toEqual([row("a", "Assigned")]);
  });

  it("stay selected when they leave the page, until the list no longer has them", () => {
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

it("what a page's rows match is its filters, wherever they are sorted and paged to", () => {
  const key = (query: Record<string, string>) => filterKeyOf(JSON.stringify(query));
  const filtered = key({ state: "FL", columns: "id", pageNumber: "1" });
  expect(key({ columns: "id,city", pageNumber: "7", pageSize: "30", sort: "-id", state: "FL" })).toBe(
    filtered,
  );
  expect(key({ state: "GA", columns: "id", pageNumber: "1" })).not.toBe(filtered);
  expect(filterKeyOf("")).toBe(key({ pageNumber: "1" }));
});

describe("all that match", () => {
  it("have the server's token, and select the rows of every page", () => {
    const all = selectFrozen(frozen);
    expect(targetOf(all)).toEqual({ rows: [], selection: frozen });
    expect(countSelected(all)).toBe(312);
    expect([...markedIds(all, second)]).toEqual(["c", "d"]);
  });

  it("last as long as the server says, even if the local clock is wrong", () => {
    const answer = {
      selection: "signed",
      count: 312,
      asOf: "2026-11-20T11:30:00Z",
      expiresAt: frozen.expiresAt,
    };
    expect(frozenSelectionOf(Date.parse("2031-01-01T00:00:00Z"), answer)).toEqual({
      ...frozen,
      expiresAt: "2031-01-01T00:30:00.000Z",
    });
  });

  it("are given up for the rows themselves with the next gesture", () => {
    const after = selected(["c"], second, selectFrozen(frozen));
    expect(targetOf(after)).toEqual({ rows: [row("c")] });
  });
});
