import { describe, expect, it } from "vitest";
import { groupRows, rowHeaderIndex } from "./column.js";

describe("column groups", () => {
  const header = () => "Coverage";
  const coverage = { id: "coverage", header };
  const year = { id: "2026", header };

  it("span adjacent columns of the same group, in a row per level", () => {
    const columns = [
      { id: "id" },
      { id: "plan", groups: [year, coverage] },
      { id: "carrier", groups: [year, coverage] },
      { id: "premium", groups: [year] },
    ];
    expect(groupRows(columns)).toEqual([
      [
        { id: "id", group: undefined, span: 1 },
        { id: "plan", group: year, span: 3 },
      ],
      [
        { id: "id", group: undefined, span: 1 },
        { id: "plan", group: coverage, span: 2 },
        { id: "premium", group: undefined, span: 1 },
      ],
    ]);
  });

  it("are split by a column that is moved between them", () => {
    const columns = [{ id: "plan", groups: [coverage] }, { id: "id" }, { id: "carrier", groups: [coverage] }];
    expect(groupRows(columns)[0]?.map(({ span }) => span)).toEqual([1, 1, 1]);
  });

  it("are empty if no column has a group", () => {
    expect(groupRows([{ id: "id" }, { id: "plan" }])).toEqual([]);
  });
});

describe("the row header column", () => {
  it("is the declared one, else the first", () => {
    expect(rowHeaderIndex([{}, { isRowHeader: true }])).toBe(1);
    expect(rowHeaderIndex([{}, {}])).toBe(0);
  });
});
