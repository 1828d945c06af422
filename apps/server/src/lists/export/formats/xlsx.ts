import { exportFormats, type Field, formatValue, isNumeric } from "@portico/contract";
import { escapeFormula } from "@portico/format";
import { type CellValue, writeXlsxStream } from "hucre/xlsx";
import type { Row } from "../../../db/database.ts";
import { exportText } from "./export-text.ts";
import type { ExportColumn, ExportWriter } from "./writer.ts";

/** A workbook with one sheet, a frozen header row, and typed numbers and dates. */
export const xlsxWriter: ExportWriter = {
  contentType: exportFormats.xlsx.mediaType,
  async *write({ title, columns, timeZone }, rows) {
    const iterator = rows[Symbol.asyncIterator]();
    try {
      const first = await iterator.next();
      const sample = first.done ? [] : first.value;
      const cells = rowsOfCells(
        columns,
        timeZone,
        startingWith(sample, { [Symbol.asyncIterator]: () => iterator }),
      );
      yield* writeXlsxStream(cells, {
        name: sheetNameOf(title),
        freezePane: { rows: 1 },
        maxRowsPerSheet: exportFormats.xlsx.maxRows + 1,
        columns: columns.map((column) => ({
          header: cleanText(column.field.label),
          width: widthOf(column, sample, timeZone),
          ...numberFormatOf(column.field),
        })),
      });
    } finally {
      await iterator.return?.();
    }
  },
};

async function* startingWith(first: Row[], rest: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  yield first;
  yield* rest;
}

async function* rowsOfCells(columns: readonly ExportColumn[], timeZone: string, rows: AsyncIterable<Row[]>) {
  for await (const chunk of rows) {
    for (const row of chunk) yield columns.map(({ name, field }) => cellOf(field, row[name], timeZone));
  }
}

/** A value as a cell: a number, a date, or a text without formulas. */
function cellOf(field: Field, value: unknown, timeZone: string): CellValue {
  const { format = "text" } = field;
  if (value === null || value === undefined) return null;
  if (isNumeric(format) || format === "year") {
    if (typeof value !== "number") return null;
    return format === "percent" ? Number((value / 100).toFixed(12)) : value;
  }
  const date = format === "date" || format === "dateTime" ? dateOf(format, value, timeZone) : undefined;
  return date ?? cleanText(exportText(field, value, timeZone));
}

/** The number format of a field. Empty for text. */
function numberFormatOf({ format = "text" }: Field): { numFmt?: string } {
  const numFmt = numberFormats[format];
  return numFmt === undefined ? {} : { numFmt };
}

const numberFormats: Partial<Record<NonNullable<Field["format"]>, string>> = {
  date: "yyyy/mm/dd",
  dateTime: "yyyy/mm/dd hh:mm",
  money: '"$ "#,##0.00;-"$ "#,##0.00',
  percent: "0.00%",
  year: "0",
};

/** The first year that spreadsheets support. */
const firstYear = 1901;

/** A date or business-local time as a `Date` with these values in UTC. */
function dateOf(format: "date" | "dateTime", value: unknown, timeZone: string): Date | undefined {
  const written = formatValue(format, value, { timeZone });
  const parts = dateParts.exec(written)?.groups;
  if (!parts || Number(parts.year) < firstYear) return undefined;
  const { year, month, day, hour = 0, minute = 0 } = parts;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

const dateParts = /^(?<year>\d{4})\/(?<month>\d\d)\/(?<day>\d\d)(?: (?<hour>\d\d):(?<minute>\d\d))?$/;

/** The maximum length of a cell. */
const maxCellLength = 32_767;

/** A text for a cell: without formulas and control characters except line breaks, truncated to the maximum length. */
export function cleanText(text: string): string {
  const plain = text
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g, "")
    // Spreadsheets would decode these as character codes.
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, "_x005F_x")
    .toWellFormed();
  return escapeFormula(plain).slice(0, maxCellLength);
}

/** A sheet name: at most 31 characters, without those that Excel forbids. */
export function sheetNameOf(title: string): string {
  return (
    title
      .replace(/[[\]:*?/\\']/g, " ")
      .slice(0, 31)
      .trim() || "Rows"
  );
}

const narrowest = 8;
const widest = 48;

/** The width of a column in characters, based on the first rows. */
export function widthOf({ name, field }: ExportColumn, sample: readonly Row[], timeZone: string): number {
  const longest = sample.reduce(
    (most, row) => Math.max(most, exportText(field, row[name], timeZone).length),
    field.label.length,
  );
  return Math.min(Math.max(longest + 2, narrowest), widest);
}
