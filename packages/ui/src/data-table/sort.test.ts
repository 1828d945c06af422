import { describe, expect, it } from "vitest";
import { type ColumnSort, pressSort, sortRows } from "./sort.js";

const ascending = (id: string): ColumnSort => ({ id, direction: "ascending" });
const descending = (id: string): ColumnSort => ({ id, direction: "descending" });

describe("pressing a header", () => {
  it("cycles through ascending, descending and none", () => {
    const once = pressSort([], "name", { additive: false });
    const twice = pressSort(once, "name", { additive: false });
    expect([once, twice, pressSort(twice, "name", { additive: false })]).toEqual([
      [ascending("name")],
      [descending("name")],
      [],
    ]);
  });

  it("sorts only by that column", () => {
    expect(pressSort([ascending("name"), descending("date")], "date", { additive: false })).toEqual([]);
    expect(pressSort([ascending("name")], "date", { additive: false })).toEqual([ascending("date")]);
  });

  it("with Shift adds the column, reverses it in place, and removes it", () => {
    const two = pressSort([ascending("name")], "date", { additive: true });
    expect(two).toEqual([ascending("name"), ascending("date")]);
    const turned = pressSort(two, "name", { additive: true });
    expect(turned).toEqual([descending("name"), ascending("date")]);
    expect(pressSort(turned, "name", { additive: true })).toEqual([ascending("date")]);
  });
});

describe("sorting rows in the browser", () => {
  const rows = [
    { id: "FL-10", premium: 300, end: null },
    { id: "FL-9", premium: 120, end: "2026-01-31" },
    { id: "GA-1", premium: 300, end: "2025-12-31" },
  ];
  type Row = (typeof rows)[number];
  const columns = [
    { id: "id", value: (row: Row) => row.id },
    { id: "premium", value: (row: Row) => row.premium },
    { id: "end", value: (row: Row) => row.end },
    { id: "actions" },
  ];
  const order = (...sort: ColumnSort[]) => sortRows(rows, columns, sort).map((row) => row.id);

  it("compares numbers in text numerically", () => {
    expect(order(ascending("id"))).toEqual(["FL-9", "FL-10", "GA-1"]);
  });

  it("breaks ties by the next column", () => {
    expect(order(descending("premium"), descending("id"))).toEqual(["GA-1", "FL-10", "FL-9"]);
  });

  it("puts empty values last in both directions", () => {
    expect(order(ascending("end")).at(-1)).toBe("FL-10");
    expect(order(descending("end")).at(-1)).toBe("FL-10");
  });

  it("keeps the order for columns without a value", () => {
    expect(sortRows(rows, columns, [ascending("actions")])).toBe(rows);
  });
});
