import { type Field, formatValue, isNumeric } from "@portico/contract";
import { stringify } from "csv-stringify/sync";
import type { ExportWriter } from "./writer.ts";

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/** Comma-separated values with a line of labels. */
export const csvWriter: ExportWriter = {
  contentType: "text/csv; charset=utf-8",
  async *write(columns, rows) {
    yield byteOrderMark + stringify([columns.map(({ field }) => harmless(field.label))]);
    for await (const chunk of rows) {
      yield stringify(chunk.map((row) => columns.map(({ name, field }) => cellOf(field, row[name]))));
    }
  },
};

/** A value as a cell: figures stay figures, everything else is written as the screen writes it. */
export function cellOf({ format = "text" }: Field, value: unknown): string {
  if (!isNumeric(format)) return harmless(formatValue(format, value));
  if (typeof value !== "number") return "";
  return format === "money" ? value.toFixed(2) : String(value);
}

/** A text that no spreadsheet takes for a formula: what begins like one begins with an apostrophe. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text;
}
