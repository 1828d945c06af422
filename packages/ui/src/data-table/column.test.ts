import { describe, expect, it } from "vitest";
import { columnGroups, rowHeaderIndex } from "./column.js";

describe("column groups", () => {
  it("span neighbours of the same group", () => {
    const columns = [
      { id: "id" },
      { id: "plan", group: "Coverage" },
      { id: "carrier", group: "Coverage" },
      { id: "agent" },
    ];
    expect(columnGroups(columns)).toEqual([
      { id: "id", name: undefined, span: 1 },
      { id: "plan", name: "Coverage", span: 2 },
      { id: "agent", name: undefined, span: 1 },
    ]);
  });

  it("are none where no column has one", () => {
    expect(columnGroups([{ id: "id" }, { id: "plan" }])).toEqual([]);
  });
});

describe("the column that names the rows", () => {
  it("is the one that says so, else the first", () => {
    expect(rowHeaderIndex([{}, { isRowHeader: true }])).toBe(1);
    expect(rowHeaderIndex([{}, {}])).toBe(0);
  });
});
