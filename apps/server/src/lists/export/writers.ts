import type { ExportFormat } from "@portico/contract";
import { csvWriter } from "./formats/csv.ts";
import type { ExportWriter } from "./formats/writer.ts";
import { xlsxWriter } from "./formats/xlsx.ts";
import { pdfWriter } from "./pdf/pdf.ts";

/** One writer for each format of the contract; another format is one more line here and there. */
export const writers = { csv: csvWriter, xlsx: xlsxWriter, pdf: pdfWriter } satisfies Record<
  ExportFormat,
  ExportWriter
>;
