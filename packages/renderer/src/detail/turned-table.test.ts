import { expect, it } from "vitest";
import { isTooWide, turnedTable } from "./turned-table.tsx";

it("has few rows of many columns as columns, below the values of the first", () => {
  expect([isTooWide(14, 2), isTooWide(14, 0), isTooWide(9, 2), isTooWide(14, 6)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const fields = {
    year: { label: "Year", format: "year" },
    january: { label: "January", format: "money" },
    february: { label: "February", format: "money" },
  } as const;
  const rows = [
    { position: "0", year: 2025, january: 1.5, february: 2 },
    { position: "1", year: 2026, january: 3, february: null },
  ];
  const {
    columns,
    rows: turned,
    rowId,
  } = turnedTable(Object.keys(fields), fields, { rows, dateOptions: {} });
  expect(columns.map(({ header }) => header)).toEqual(["Year", "2025", "2026"]);
  expect(turned.map(rowId)).toEqual(["january", "february"]);
  const [, second] = columns;
  const [january] = turned;
  const cell = second?.cell;
  expect(typeof cell === "function" && cell({ row: { original: january } } as never)).toBe("$ 1.50");
  expect(turnedTable(Object.keys(fields), fields, { rows: [], dateOptions: {} }).rows).toEqual([]);
});
