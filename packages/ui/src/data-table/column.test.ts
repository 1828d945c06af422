import { describe, expect, it } from "vitest";
import { columnGroups, rowHeaderIndex } from "./column.js";

describe("column groups", () => {
  it("span adjacent columns of the same group", () => {
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

  it("are empty if no column has a group", () => {
    expect(columnGroups([{ id: "id" }, { id: "plan" }])).toEqual([]);
  });
});

describe("the row header column", () => {
  it("is the declared one, else the first", () => {
    expect(rowHeaderIndex([{}, { isRowHeader: true }])).toBe(1);
    expect(rowHeaderIndex([{}, {}])).toBe(0);
  });
});
