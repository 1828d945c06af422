import { call, featureEndpoints, rowFields } from "@portico/endpoints";
import { mappedTableChoices, tableBody, tableConfirmations, uploadCounts } from "../../uploads.ts";

const access = "administrator";

/** An upload and its result. */
const uploadFields = {
  fileName: { label: "File", sortable: true },
  carrier: { label: "Carrier", sortable: true },
  state: { label: "Status", format: "status" },
  readRows: uploadCounts.readRows,
  newRows: uploadCounts.newRows,
  changedRows: uploadCounts.changedRows,
  unchangedRows: uploadCounts.unchangedRows,
  incompleteRows: { label: "Incomplete", format: "number" },
  refusedRows: uploadCounts.refusedRows,
  warningRows: uploadCounts.warningRows,
  createdBy: { label: "Uploaded by", sortable: true },
  createdDate: { label: "Uploaded", format: "dateTime", sortable: true },
  finishedDate: { label: "Finished", format: "dateTime", sortable: true },
} as const;

/** Carriers' files of policies. */
export const uploadPolicyEndpoints = {
  ...featureEndpoints("uploadPolicies", {
    path: "/UploadPolicies",
    access,
    summary: "Policy uploads.",
    noun: { one: "policy upload", other: "policy uploads" },
    fields: { ...rowFields, ...uploadFields },
    filters: {
      fileName: { kind: "text" },
      state: { kind: "choice", values: ["Waiting", "Loading", "Loaded", "Refused", "Failed", "Cancelled"] },
    },
    searchable: ["fileName", "carrier"],
    sort: "-createdDate",
    calls: ["detail"],
    summaries: { detail: "Returns one upload: its counts, and the rows with errors or warnings." },
    detailFields: {
      ...uploadFields,
      message: { label: "Result" },
      problems: {
        label: "Rows with errors",
        rows: { line: { label: "Line", format: "number" }, reason: { label: "Error" } },
      },
      warnings: {
        label: "Rows with warnings",
        rows: { line: { label: "Line", format: "number" }, reason: { label: "Warning" } },
      },
    },
  }),
  "uploadPolicies.upload": call({
    method: "POST",
    path: "/UploadPolicies/UploadPolicyCSV",
    access,
    summary:
      "Imports a carrier's CSV or XLSX file of policies, sent as the body. By default, nothing is imported if any row has an error. Refreshes unpaid and lost policies.",
    rawBody: tableBody,
    confirmations: tableConfirmations,
    choices: mappedTableChoices,
  }),
};
