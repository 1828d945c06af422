/** The files a list can be exported as. */
export const exportFormats = {
  csv: { label: "CSV", mediaType: "text/csv", extension: "csv" },
} as const;
export type ExportFormat = keyof typeof exportFormats;
