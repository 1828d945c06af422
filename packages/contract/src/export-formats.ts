/** The files a list can be exported as, each with the most rows it holds (decisions, 3). */
export const exportFormats = {
  csv: { label: "CSV", mediaType: "text/csv", extension: "csv", maxRows: Number.POSITIVE_INFINITY },
  xlsx: {
    label: "XLSX",
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extension: "xlsx",
    maxRows: 1_048_575,
  },
  pdf: { label: "PDF", mediaType: "application/pdf", extension: "pdf", maxRows: 20_000 },
} as const;
/** One of the formats. */
export type ExportFormat = keyof typeof exportFormats;
/** The header of an export that says how many rows it holds. */
export const exportRowsHeader = "x-total-rows";
/** The header of an export that has to wait for its turn; the file comes as soon as it starts. */
export const exportStateHeader = "x-export-state";
/** What that header says while the export waits; without it the export started at once. */
export const exportQueued = "queued";
