import { type ExportFormat, exportFormats } from "@portico/contract";
import { formatNumber } from "@portico/format";
import { Failure } from "../../errors/failure.ts";
import { csvWriter } from "./formats/csv.ts";
import type { ExportWriter } from "./formats/writer.ts";
import { xlsxWriter } from "./formats/xlsx.ts";
import { pdfWriter } from "./pdf/pdf.ts";

/** The writer of each export format. */
export const writers = { csv: csvWriter, xlsx: xlsxWriter, pdf: pdfWriter } satisfies Record<
  ExportFormat,
  ExportWriter
>;

/**
 * Refuses rows that exceed a format's limit (decisions, 3).
 * @throws Failure 422 that names formats without that limit
 */
export function requireRowLimit(format: ExportFormat, rows: number, most: number): void {
  if (rows <= most) return;
  const others = Object.entries(exportFormats)
    .filter(([name, { maxRows }]) => name !== format && rows <= maxRows)
    .map(([, { label }]) => label);
  const { label } = exportFormats[format];
  throw new Failure(
    422,
    `${formatNumber(rows)} rows match, but ${label} supports up to ${formatNumber(most)}. Narrow the filters, or export as ${others.join(" or ")}.`,
  );
}
