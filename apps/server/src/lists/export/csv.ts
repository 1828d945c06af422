import { exportFormats, type Field, isNumeric } from "@portico/contract";
import { stringify } from "csv-stringify/sync";
import { harmless } from "./harmless.ts";
import { textOf } from "./text-of.ts";
import type { ExportWriter } from "./writer.ts";

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/** Comma-separated values with a line of labels. */
export const csvWriter: ExportWriter = {
  contentType: `${exportFormats.csv.mediaType}; charset=utf-8`,
  async *write({ columns, timeZone }, rows) {
    yield byteOrderMark + stringify([columns.map(({ field }) => harmless(field.label))]);
    for await (const chunk of rows) {
      yield stringify(
        chunk.map((row) => columns.map(({ name, field }) => cellOf(field, row[name], timeZone))),
      );
    }
  },
};

/** A value as a cell: figures stay figures, everything else is written as the screen writes it. */
export function cellOf(field: Field, value: unknown, timeZone: string): string {
  const { format = "text" } = field;
  if (!isNumeric(format)) return harmless(textOf(field, value, timeZone));
  if (typeof value !== "number") return "";
  return format === "money" ? value.toFixed(2) : String(value);
}
