import { describe, expect, it } from "vitest";
import type { TableColumn } from "./column.js";
import { columnWidth, settledWidths } from "./column-widths.js";

interface Row {
  text: string;
}

const widthOf = (text: string) => text.length * 10;
const text: TableColumn<Row> = { id: "text", name: "Text", header: () => "Text", cell: (row) => row.text };
const rowsOf = (...texts: string[]): readonly Row[] => texts.map((text) => ({ text }));
const nineteen = Array.from({ length: 19 }, () => "ten chars.");

describe("the width of a column", () => {
  it("fits nearly all texts", () => {
    const usual = columnWidth(text, rowsOf(...nineteen), widthOf);
    expect(columnWidth(text, rowsOf(...nineteen, "a text of twenty two c"), widthOf)).toBe(usual);
    expect(columnWidth(text, rowsOf("a text of twenty two c"), widthOf)).toBe(usual + 120);
  });

  it("fits all numbers", () => {
    const number: TableColumn<Row> = { ...text, align: "end" };
    const usual = columnWidth(number, rowsOf(...nineteen), widthOf);
    expect(columnWidth(number, rowsOf(...nineteen, "1,234,567.89"), widthOf)).toBe(usual + 20);
  });

  it("is bounded, and fits the header", () => {
    expect(columnWidth(text, rowsOf("long ".repeat(40)), widthOf)).toBe(280);
    expect(columnWidth({ ...text, name: "X" }, rowsOf(""), widthOf)).toBe(44);
    const header = { ...text, name: "Number of members" };
    expect(columnWidth(header, rowsOf("2"), widthOf)).toBe(Math.ceil((170 * 12) / 13) + 26);
  });

  it("has room for the button of an editable status", () => {
    const status: TableColumn<Row> = { ...text, cell: () => ({}) as never, text: () => "Requested" };
    const width = (column: TableColumn<Row>) => columnWidth(column, rowsOf(""), widthOf);
    expect(width({ ...status, isEditable: true })).toBe(width(status) + 10);
  });

  it("is known before the rows for columns with a typical text", () => {
    const date: TableColumn<Row> = { ...text, typicalText: "2026/12/28" };
    expect(columnWidth(date, [], widthOf)).toBe(columnWidth(date, rowsOf("2026/01/05"), widthOf));
  });
});

describe("the widths of later pages", () => {
  const first = settledWidths(new Map(), [text], rowsOf("ten chars."), widthOf);

  it("leave out given ones", () => {
    const given = [
      { ...text, width: 90 },
      { ...text, fixedWidth: 400 },
    ];
    expect(settledWidths(new Map(), given, rowsOf("ten chars."), widthOf)).toEqual(new Map());
  });

  it("stay for shorter and for slightly longer texts", () => {
    for (const texts of ["ten", "eleven char"])
      expect(settledWidths(first, [text], rowsOf(texts), widthOf)).toEqual(first);
  });

  it("grow for much longer texts, and for every number", () => {
    const number: TableColumn<Row> = { ...text, align: "end" };
    const widthAfter = (column: TableColumn<Row>, texts: string) =>
      settledWidths(first, [column], rowsOf(texts), widthOf).get("text");
    expect(widthAfter(text, "a text of twenty two c")).toBe(246);
    expect(widthAfter(number, "12,345.678 ")).toBe(136);
  });
});
