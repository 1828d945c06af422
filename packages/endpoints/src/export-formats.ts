/** The formats of exported lists, each with the maximum number of rows (decisions, 3). */
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
/** A format of exported lists. */
export type ExportFormat = keyof typeof exportFormats;
/** The header with the number of rows of an export. */
export const exportRowsHeader = "x-total-rows";
/** The header of an export that waits in the queue; the file follows in the same response. */
export const exportStateHeader = "x-export-state";
/** The header's value while the export waits; without the header, the export started at once. */
export const exportQueued = "queued";
