import { exportFormats, type Field, isNumeric } from "@portico/contract";
import { escapeFormulas } from "@portico/format";
import { exportText } from "./export-text.ts";
import type { ExportWriter } from "./writer.ts";

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

/** Comma-separated values (RFC 4180) with a header row. */
export const csvWriter: ExportWriter = {
  contentType: `${exportFormats.csv.mediaType}; charset=utf-8`,
  async *write({ columns, timeZone }, rows) {
    yield byteOrderMark + lineOf(columns.map(({ field }) => textCell(field.label)));
    for await (const chunk of rows) {
      yield chunk
        .map((row) => lineOf(columns.map(({ name, field }) => cellOf(field, row[name], timeZone))))
        .join("");
    }
  },
};

function lineOf(cells: readonly string[]): string {
  return `${cells.join(",")}\n`;
}

/** A value as a CSV cell: numbers stay numbers, everything else is formatted as on the screen and quoted. */
export function cellOf(field: Field, value: unknown, timeZone: string): string {
  const { format = "text" } = field;
  if (!isNumeric(format)) return textCell(exportText(field, value, timeZone));
  if (typeof value !== "number") return "";
  return format === "money" ? value.toFixed(2) : String(value);
}

/** A quoted text without formulas. Empty if the text is. */
export function textCell(text: string): string {
  return text === "" ? "" : `"${escapeFormulas(text).replaceAll('"', '""')}"`;
}
