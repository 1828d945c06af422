/** The maximum size of an uploaded file, in bytes: about 800,000 policies. */
export const maxUploadBytes = 256 * 1024 * 1024;

/** The maximum size of a spreadsheet, in bytes. */
export const maxSpreadsheetBytes = 32 * 1024 * 1024;

/** The encodings that can't be detected, and must be chosen. */
export const encodingNames = ["windows-1252"] as const;

/** How a file with rows is sent as the body: as text, or as a spreadsheet. */
export const tableBody = {
  mediaType: "text/csv",
  otherMediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  maxBytes: maxUploadBytes,
} as const;

/** What a person is asked about a file with rows, and the value that confirms it. */
export const tableConfirmations = { encoding: "windows-1252" } as const;

/** What a person chooses about a file with rows. */
export const tableChoices = ["sheet"] as const;

/** What a person chooses about a file whose layout is found by its headers. */
export const mappedTableChoices = [...tableChoices, "layout"] as const;

/** The labels of counts in the result of every upload. */
export const uploadCounts = {
  readRows: { label: "Rows read", format: "number" },
  newRows: { label: "New", format: "number" },
  changedRows: { label: "Changed", format: "number" },
  unchangedRows: { label: "Unchanged", format: "number" },
  refusedRows: { label: "Errors", format: "number" },
  warningRows: { label: "Warnings", format: "number" },
} as const;

/** The kinds of files with rows that can be uploaded. */
export const uploadKinds = ["policies", "leads", "applications", "statements"] as const;
/** A kind of file with rows. */
export type UploadKindName = (typeof uploadKinds)[number];

/** The call that uploads files of each kind. Who has access to it may read their results and change their layouts. */
export const uploadCalls = {
  policies: "uploadPolicies.upload",
  leads: "leads.upload",
  applications: "application.upload",
  statements: "statements.load",
} as const satisfies Record<UploadKindName, string>;

/** What happened with a row of an uploaded file. A note is about the whole file. */
export const rowResultNames = [
  "New",
  "Changed",
  "Unchanged",
  "Incomplete",
  "Skipped",
  "Refused",
  "Not loaded",
  "Note",
] as const;
/** What happened with a row of an uploaded file. */
export type RowResultName = (typeof rowResultNames)[number];

/** How many hours a dry run of an upload can be confirmed. Then its file and result are deleted. */
export const dryRunHours = 24;

/** How many days the result of an upload can be downloaded. */
export const uploadResultDays = 30;
