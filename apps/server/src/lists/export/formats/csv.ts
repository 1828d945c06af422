import { escapeFormulas, exportFormats, type Field, isNumeric } from "@portico/contract";
import { exportText } from "./export-text.ts";
import type { ExportWriter } from "./writer.ts";

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/** Comma-separated values (RFC 4180) with a line of labels. */
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

/** A value as a cell: figures stay figures, everything else is written as the screen writes it, in quotes. */
export function cellOf(field: Field, value: unknown, timeZone: string): string {
  const { format = "text" } = field;
  if (!isNumeric(format)) return textCell(exportText(field, value, timeZone));
  if (typeof value !== "number") return "";
  return format === "money" ? value.toFixed(2) : String(value);
}

/** A text in quotes, without formulas; nothing at all where it is empty. */
function textCell(text: string): string {
  return text === "" ? "" : `"${escapeFormulas(text).replaceAll('"', '""')}"`;
}
