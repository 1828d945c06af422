import { featureEndpoints, rowFields } from "../builders/index.ts";
import { call } from "../endpoint.ts";

const access = "administrator";

/** The maximum size of a file of policies, in bytes: about 800,000 rows. */
export const maxPolicyFileBytes = 256 * 1024 * 1024;

/** An upload and its result. */
const uploadFields = {
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
} as const;

/** Carriers' files of policies. */
export const uploadPolicyEndpoints = {
  ...featureEndpoints("uploadPolicies", {
    path: "/UploadPolicies",
    access,
    summary: "The uploads of policies so far.",
    noun: { one: "policy upload", other: "policy uploads" },
    fields: { ...rowFields, ...uploadFields },
    filters: {
      fileName: { kind: "text" },
      state: { kind: "choice", values: ["Waiting", "Loading", "Loaded", "Refused", "Failed", "Cancelled"] },
    },
    sort: "-createdDate",
    calls: ["detail"],
    summaries: { detail: "One upload: its counts, and which lines were refused or have warnings, and why." },
    detailFields: {
      ...uploadFields,
      message: { label: "What came of it" },
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
