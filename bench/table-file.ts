import { workbookParts, zipFile } from "../apps/server/test/zip-file.ts";

/** A table as a file. */
export interface TableFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The formats of tables. */
export type TableFormat = "CSV" | "XLSX";

/** A cell: a text, an amount, or a day. */
export type BenchCell = string | number | Date;

/** Writes rows, whose first is the header, to a file. */
export function tableFile(format: TableFormat, rows: Iterable<readonly BenchCell[]>): TableFile {
  return format === "CSV"
    ? { name: "bench.csv", bytes: csvOf(rows) }
    : { name: "bench.xlsx", bytes: spreadsheetOf(rows) };
}

function csvOf(rows: Iterable<readonly BenchCell[]>): Uint8Array<ArrayBuffer> {
  const lines = Array.from(rows, (cells) => cells.map(csvCell).join(","));
  return Buffer.from(lines.join("\n"));
}

function csvCell(cell: BenchCell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "number") return cell.toFixed(2);
  return cell.includes(",") ? `"${cell}"` : cell;
}

const styles =
  '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="4"/></cellXfs></styleSheet>';
const msPerDay = 24 * 60 * 60 * 1000;
/** The day 0 of spreadsheets. */
const epoch = Date.UTC(1899, 11, 30);

/** A spreadsheet as spreadsheet programs write it: with shared texts, typed numbers, and days as numbers. */
function spreadsheetOf(rows: Iterable<readonly BenchCell[]>): Uint8Array<ArrayBuffer> {
  const texts = new Map<string, number>();
  const cellXml = (cell: BenchCell, reference: string) => {
    if (cell === "") return "";
    if (cell instanceof Date)
      return `<c r="${reference}" s="1"><v>${(cell.getTime() - epoch) / msPerDay}</v></c>`;
    if (typeof cell === "number") return `<c r="${reference}" s="2"><v>${cell}</v></c>`;
    const index = texts.get(cell) ?? texts.size;
    texts.set(cell, index);
    return `<c r="${reference}" t="s"><v>${index}</v></c>`;
  };
  const lines = Array.from(rows, (cells, index) => {
    const line = index + 1;
    const xml = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${line}`));
    return `<row r="${line}">${xml.join("")}</row>`;
  });
  const items = Array.from(texts.keys(), (text) => `<si><t>${text}</t></si>`);
  return zipFile(
    workbookParts(
      { Book: `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>` },
      { strings: `<sst>${items.join("")}</sst>`, styles },
    ),
  );
}
