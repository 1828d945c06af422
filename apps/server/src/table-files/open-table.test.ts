import { describe, expect, it } from "vitest";
import type { LineMessage } from "../db/schema/upload-columns.ts";
import { dataRows } from "./data-rows.ts";
import { openTable } from "./open-table.ts";
import type { TableRow } from "./table-row.ts";
import { UnreadableFileError } from "./unreadable-file-error.ts";

const headerNames = {
  number: ["Policy Number"],
  first: ["Insured First Name", "First Name"],
  last: ["Insured Last Name", "Last Name"],
  amount: ["Amount"],
} as const;

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

/** The rows of a file with a record, and those that are left out. */
async function read(text: string) {
  const table = await openTable(bytesOf(text), { headerNames, required: ["number", ["first", "last"]] });
  const skipped: LineMessage[] = [];
  const rows: TableRow[] = [];
  const onSkipped = (row: LineMessage) => void skipped.push(row);
  for await (const row of dataRows(table, { key: "number", names: ["first", "last"], onSkipped }))
    rows.push(row);
  const columns = Object.fromEntries([...table.columns.found].map(([name, { index }]) => [name, index]));
  return { columns, rows, skipped, header: table.header.line };
}

const problem = async (text: string) => {
  const error: unknown = await read(text).catch((thrown: unknown) => thrown);
  if (!(error instanceof UnreadableFileError)) throw new Error("The file was read without an error.");
  return `${error.line}: ${error.message}`;
};

const header = "Policy Number,First Name,Last Name,Amount";
const titles = (count: number) => Array.from({ length: count }, (_, index) => `Title ${index}`);

describe("a table", () => {
  it("is found below titles and empty rows, in the first 30 rows", async () => {
    const text = ["Book of business", "", ",,,", "As of 3/1/2026,,", header, "A-1,Ana,Ríos,1"].join("\n");
    expect(await read(text)).toMatchObject({
      header: 5,
      rows: [{ line: 6, cells: ["A-1", "Ana", "Ríos", "1"] }],
    });
    expect(await read([...titles(29), header, "A-1,Ana,Ríos,1"].join("\n"))).toMatchObject({ header: 30 });
    expect(await problem([...titles(30), header, "A-1,Ana,Ríos,1"].join("\n"))).toMatch(/^1: .*missing/);
  });

  it.each([
    ["merged downward", "Policy Number,Insured,,Amount\n,First Name,Last Name,\nA-1,Ana,Ríos,1"],
    [
      "merged downward below a title",
      "Book,,,\nPolicy Number,Insured,,Amount\n,First Name,Last Name,\nA-1,Ana,Ríos,1",
    ],
    ["in one row", `${header}\nA-1,Ana,Ríos,1`],
  ])("has headers %s", async (_what, text) => {
    const { columns, rows } = await read(text);
    expect(columns).toEqual({ number: 0, first: 1, last: 2, amount: 3 });
    expect(rows.map(({ cells }) => cells)).toEqual([["A-1", "Ana", "Ríos", "1"]]);
  });

  it("keeps the rows whose texts are headers' only in part", async () => {
    const { rows } = await read(`${header}\n,Amount,Last Name,\nA-2,First Name,,2`);
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it("leaves out repeated headers, totals and counts, and says so", async () => {
    const rows = [
      "A-1,Ana,Ríos,1",
      header.toUpperCase(),
      "Total,,,1",
      ",,Grand total:,1",
      "2,Total,,3",
      "Record count: 25",
      "25 records",
      "Total policies: 25,,,",
      "A-2,Total,Ríos,2",
      "Total-3,Ana,Ríos,2",
      ",Ana,Total,1",
    ];
    const found = await read([header, ...rows].join("\n"));
    expect(found.rows.map(({ line }) => line)).toEqual([2, 10, 11, 12]);
    expect(found.skipped.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(found.skipped[0]?.reason).toBe("Skipped: a repeated header.");
    expect(found.skipped[1]?.reason).toBe("Skipped: a total or a count.");
  });

  it.each([
    ["no row", "", "1: The file is empty."],
    ["only empty rows", ",,\n,,\n", "1: The file is empty."],
    [
      "a column missing",
      "x\nPolicy Number,Amount\n1,2",
      '2: The column "Insured First Name" is missing from the header row.',
    ],
    [
      "a column twice",
      "Policy Number,policy_number,First Name\n1,2,3",
      '1: The column "Policy Number" appears twice.',
    ],
  ])("is refused with %s", async (_what, text, message) => {
    expect(await problem(text)).toBe(message);
  });
});
