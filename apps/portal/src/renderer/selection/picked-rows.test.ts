import type { ListRow } from "@portico/contract/schemas";
import { describe, expect, it } from "vitest";
import {
  countPicked,
  elsewhere,
  freeze,
  frozenAt,
  markedIds,
  narrowingOf,
  nothingPicked,
  type PickedRows,
  pick,
  refresh,
  type ShownRows,
  targetOf,
  without,
} from "./picked-rows.ts";

const page = (...rows: ListRow[]): ShownRows => new Map(rows.map((row) => [row.id, row]));
const row = (id: string, status = "New"): ListRow => ({ id, status });
const fetched = (shown: ShownRows, totalRecords: number) => ({ shown, totalRecords });
const first = page(row("a"), row("b"));
const second = page(row("c"), row("d"));
const picked = (ids: string[], shown: ShownRows, before: PickedRows = nothingPicked) =>
  pick(before, new Set(ids), shown);
const frozen = { token: "signed", count: 312, expiresAt: "2026-11-20T12:00:00Z" };

describe("rows selected", () => {
  it("keep what the page knew of them while other pages are shown", () => {
    const both = picked(["a", "c"], second, picked(["a"], first));
    expect(targetOf(both)).toEqual({ rows: [row("a"), row("c")] });
    expect(countPicked(both)).toBe(2);
  });

  it("leave out an id that no page has shown", () => {
    expect(countPicked(picked(["a", "z"], first))).toBe(1);
  });

  it("are known as they are now once their page is fetched anew", () => {
    const now = page(row("a", "Assigned"), row("b"));
    const result = refresh(picked(["a"], first), fetched(now, 312));
    expect(targetOf(result.picked).rows).toEqual([row("a", "Assigned")]);
  });

  it("stay where they left the page, until the list itself says that it no longer has them", () => {
    const both = picked(["a", "b"], first);
    expect(refresh(both, fetched(second, 311))).toEqual({ picked: both, vanished: 0 });
    expect(refresh(both, fetched(second, 311)).picked).toBe(both);
    expect(elsewhere(both, page(row("c"), row("b")))).toEqual(["a"]);
    expect(without(both, ["a", "z"])).toEqual({ picked: picked(["b"], first), vanished: 1 });
    expect(without(both, ["z"])).toEqual({ picked: both, vanished: 0 });
  });

  it("are dropped, and counted, where the page is all there is", () => {
    const both = picked(["a", "b"], first);
    const isLeft = { picked: picked(["b"], first), vanished: 1 };
    expect(refresh(both, fetched(page(row("b")), 1))).toEqual(isLeft);
    expect(refresh(both, fetched(page(row("b"), row("c")), 2))).toEqual(isLeft);
  });
});

it("what a page's rows match is its filters, wherever they are sorted and paged to", () => {
  const key = (query: Record<string, string>) => narrowingOf(JSON.stringify(query));
  const filtered = key({ state: "FL", columns: "id", pageNumber: "1" });
  expect(key({ columns: "id,city", pageNumber: "7", pageSize: "30", sort: "-id", state: "FL" })).toBe(
    filtered,
  );
  expect(key({ state: "GA", columns: "id", pageNumber: "1" })).not.toBe(filtered);
  expect(narrowingOf("")).toBe(key({ pageNumber: "1" }));
});

describe("all that match", () => {
  it("are told by the server's token, and mark the rows of every page", () => {
    const all = freeze(frozen);
    expect(targetOf(all)).toEqual({ rows: [], selection: frozen });
    expect(countPicked(all)).toBe(312);
    expect([...markedIds(all, second)]).toEqual(["c", "d"]);
  });

  it("last as long as the server says, whatever this machine takes the time for", () => {
    const answer = {
      selection: "signed",
      count: 312,
      asOf: "2026-11-20T11:30:00Z",
      expiresAt: frozen.expiresAt,
    };
    expect(frozenAt(Date.parse("2031-01-01T00:00:00Z"), answer)).toEqual({
      ...frozen,
      expiresAt: "2031-01-01T00:30:00.000Z",
    });
  });

  it("are given up for the rows themselves with the next gesture", () => {
    const after = picked(["c"], second, freeze(frozen));
    expect(targetOf(after)).toEqual({ rows: [row("c")] });
  });
});
