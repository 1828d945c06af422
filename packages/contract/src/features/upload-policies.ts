import { crudEndpoints } from "../builders/crud.ts";
import { call, list } from "../endpoint.ts";

const access = "administrator";

/** The largest file of policies, in bytes: some 800,000 rows. */
export const maxPolicyFileBytes = 256 * 1024 * 1024;

/** What carriers say of an agency's policies, as files. */
export const uploadPolicyEndpoints = {
  "uploadPolicies.list": list({
    path: "/UploadPolicies",
    access,
    summary: "The uploads of policies so far.",
    fileName: "policy-uploads",
    fields: {
      id: { label: "ID", format: "id" },
      version: { label: "Version", format: "number" },
      fileName: { label: "File", sortable: true },
      carrier: { label: "Carrier", sortable: true },
      state: { label: "Status", format: "status" },
      readRows: { label: "Rows read", format: "number" },
      newRows: { label: "New", format: "number" },
      changedRows: { label: "Changed", format: "number" },
      unchangedRows: { label: "Unchanged", format: "number" },
      refusedRows: { label: "Refused", format: "number" },
      warningRows: { label: "Warnings", format: "number" },
      createdBy: { label: "Uploaded by", sortable: true },
      createdDate: { label: "Uploaded", format: "dateTime", sortable: true },
      finishedDate: { label: "Finished", format: "dateTime", sortable: true },
    },
    filters: {
      fileName: { kind: "text" },
      state: { kind: "choice", values: ["Waiting", "Loading", "Loaded", "Refused", "Failed", "Cancelled"] },
    },
    sort: "-createdDate",
  }),
  ...crudEndpoints("uploadPolicies", {
    path: "/UploadPolicies",
    access,
    calls: ["detail"],
    one: "an upload",
    summaries: { detail: "One upload: its counts, and which lines were refused or have warnings, and why." },
    fields: {
      fileName: { label: "File" },
      carrier: { label: "Carrier" },
      state: { label: "Status", format: "status" },
      message: { label: "What came of it" },
      readRows: { label: "Rows read", format: "number" },
      newRows: { label: "New", format: "number" },
      changedRows: { label: "Changed", format: "number" },
      unchangedRows: { label: "Unchanged", format: "number" },
      refusedRows: { label: "Refused", format: "number" },
      warningRows: { label: "Warnings", format: "number" },
      createdBy: { label: "Uploaded by" },
      createdDate: { label: "Uploaded", format: "dateTime" },
      finishedDate: { label: "Finished", format: "dateTime" },
      problems: {
        label: "Refused lines",
        rows: { line: { label: "Line", format: "number" }, reason: { label: "Why it was refused" } },
      },
      warnings: {
        label: "Lines with warnings",
        rows: { line: { label: "Line", format: "number" }, reason: { label: "Warning" } },
      },
    },
  }),
  "uploadPolicies.upload": call({
    method: "POST",
    path: "/UploadPolicies/UploadPolicyCSV",
    access,
    summary:
      "Takes a carrier's CSV of policies as the body. It loads whole or not at all; unpaid and lost policies are worked out anew.",
    rawBody: { mediaType: "text/csv", maxBytes: maxPolicyFileBytes },
  }),
};
