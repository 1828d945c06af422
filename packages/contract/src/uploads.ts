/** The maximum size of an uploaded file, in bytes: about 800,000 policies. */
export const maxUploadBytes = 256 * 1024 * 1024;

/** The labels of counts in the result of every upload. */
export const uploadCounts = {
  readRows: { label: "Rows read", format: "number" },
  newRows: { label: "New", format: "number" },
  refusedRows: { label: "Errors", format: "number" },
  warningRows: { label: "Warnings", format: "number" },
} as const;
