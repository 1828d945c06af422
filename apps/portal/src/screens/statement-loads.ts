import { listScreen } from "@portico/portal-config";
import { exportAction, goBack } from "./actions.ts";
import { loadTones } from "./upload.ts";

const access = "agent admin.Statement";

const tones = { ...loadTones, Deleted: "neutral" } as const;

const counts = [
  "readRows",
  "loadedRows",
  "matchedRows",
  "unmatchedRows",
  "duplicateRows",
  "refusedRows",
  "skippedRows",
] as const;

/** The loads of statements and their results. */
export const statementLoads = listScreen({
  id: "statement-loads",
  path: "commissions/statement/loads",
  title: "Statement Loads",
  description: "Every load of a statement, including those that were refused or deleted.",
  access,
  endpoints: { list: "statementLoads.list" },
  rowName: "fileName",
  filters: ["carrier", "month", "year", "state"],
  columns: [
    "carrier",
    "month",
    "year",
    { field: "fileName", width: 220 },
    { field: "state", tones },
    ...counts,
    "amount",
    { field: "message", hidden: true },
    { field: "format", hidden: true },
    { field: "createdBy", hidden: true },
    "createdDate",
    { field: "finishedDate", hidden: true },
    { field: "deletedBy", hidden: true },
    { field: "deletedDate", hidden: true },
  ],
  pageSizes: [10, 50, 100],
  selection: { mode: "one", click: "replace" },
  actions: [goBack("commissions/statement"), exportAction(["xlsx", "csv"])],
  rowActions: [
    { kind: "link", id: "lines", label: "Lines", icon: "eye", to: "commissions/statement/loads/:id" },
    { kind: "detail", id: "view", label: "View", icon: "eye" },
  ],
  detail: {
    as: "sheet",
    title: "Statement load",
    titleField: "fileName",
    endpoint: "statementLoads.detail",
    fields: [
      ...(["carrier", "month", "year", "fileName", "format"] as const),
      { field: "state", tones },
      "message",
      ...counts,
      "amount",
      ...(["createdBy", "createdDate", "finishedDate", "deletedBy", "deletedDate"] as const),
    ],
    empty: "No Data",
  },
  empty: "No Data",
});

/** The result of each row of a statement file. */
export const statementLoadLines = listScreen({
  id: "statement-load-lines",
  path: "commissions/statement/loads/:loadId",
  title: "Lines of a Statement",
  description: "The result of each row of the file. Filter by result to export one kind of row.",
  access,
  endpoints: { list: "statementLoadLines.list" },
  rowName: "line",
  filters: ["kind"],
  columns: [
    "line",
    {
      field: "kind",
      tones: {
        Matched: "success",
        Unmatched: "warning",
        Duplicate: "neutral",
        Refused: "danger",
        Skipped: "neutral",
        "Not loaded": "neutral",
      },
    },
    "reason",
    "policyNumber",
    "insuredName",
    "amount",
  ],
  pageSizes: [10, 50, 100],
  actions: [goBack("commissions/statement/loads"), exportAction(["csv", "xlsx"])],
  footer: [{ of: "records" }],
  empty: "No Data",
});
