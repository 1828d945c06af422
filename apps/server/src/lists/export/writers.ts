import type { ExportFormat } from "@portico/contract";
import { csvWriter } from "./csv.ts";
import { pdfWriter } from "./pdf/pdf.ts";
import type { ExportWriter } from "./writer.ts";
import { xlsxWriter } from "./xlsx.ts";

/** One writer for each format of the contract; another format is one more line here and there. */
export const writers = { csv: csvWriter, xlsx: xlsxWriter, pdf: pdfWriter } satisfies Record<
  ExportFormat,
  ExportWriter
>;
