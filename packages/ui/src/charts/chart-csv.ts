import { escapeFormulas } from "@portico/format";
import type { ChartTableData, ChartTableRow } from "./chart-table-data.js";

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

/** A chart's table as CSV (RFC 4180). Numbers are not formatted, so that spreadsheets can calculate with them. */
export function chartCsv({ columns, rows, footer = [] }: ChartTableData): string {
  const lines = [columns.map(textCell), ...[...rows, ...footer].map(cells)];
  return byteOrderMark + lines.map((line) => `${line.join(",")}\n`).join("");
}

function cells({ label, values }: ChartTableRow): string[] {
  return [textCell(label), ...values.map((value) => (value === null ? "" : String(value)))];
}

/** A quoted text without formulas. */
function textCell(text: string): string {
  return `"${escapeFormulas(text).replaceAll('"', '""')}"`;
}
