/** The files a list can be exported as. */
export const exportFormats = {
  csv: { label: "CSV", mediaType: "text/csv", extension: "csv" },
} as const;
/** One of the formats. */
export type ExportFormat = keyof typeof exportFormats;
