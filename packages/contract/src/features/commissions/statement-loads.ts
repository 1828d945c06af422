import { featureEndpoints, list, lookup, rowFields } from "@portico/endpoints";
import { carrierFilter } from "../../filters.ts";
import { loadCounts, statementAdminAccess } from "./statements.ts";

/** The possible results of a row of a statement file. */
export const statementLineKinds = [
  "Matched",
  "Unmatched",
  "Duplicate",
  "Refused",
  "Skipped",
  "Not loaded",
] as const;

/** The loads of statements, and the result of each row of their files. */
export const statementLoadEndpoints = {
  ...featureEndpoints("statementLoads", {
    path: "/Statement/loads",
    access: statementAdminAccess,
    summary: "Loads of commission statements and their results, including those that failed or were deleted.",
    noun: { one: "statement load", other: "statement loads" },
    fields: {
      ...rowFields,
      carrier: { label: "Carrier", sortable: true },
      month: { label: "Month", format: "month" },
      year: { label: "Year", format: "year" },
      fileName: { label: "File", sortable: true },
      format: { label: "CSV format" },
      state: { label: "Status", format: "status" },
      ...loadCounts,
      amount: { label: "Amount", format: "money" },
      message: { label: "Result" },
      createdBy: { label: "Loaded by", sortable: true },
      createdDate: { label: "Created", format: "dateTime", sortable: true },
      finishedDate: { label: "Finished", format: "dateTime", sortable: true },
      deletedBy: { label: "Deleted by" },
      deletedDate: { label: "Deleted", format: "dateTime", sortable: true },
    },
    filters: {
      carrier: carrierFilter,
      month: { kind: "month" },
      year: { kind: "year" },
      state: {
        kind: "choice",
        values: ["Waiting", "Loading", "Loaded", "Refused", "Failed", "Cancelled", "Deleted"],
        anyOf: true,
      },
    },
    searchable: ["fileName", "carrier"],
    sort: "-createdDate",
    calls: ["detail"],
  }),
  "statementLoadLines.list": list({
    path: "/Statement/loadLines",
    access: statementAdminAccess,
    summary:
      "The result of each row of a statement file: loaded with or without a policy, left out as a duplicate, refused, or skipped.",
    noun: { one: "line of a load", other: "lines of a load" },
    fileName: "statement-load",
    fields: {
      id: { label: "ID", format: "id", idType: "text" },
      loadId: { label: "Load ID", format: "id" },
      line: { label: "Line", format: "number", sortable: true },
      kind: { label: "Result", format: "status", sortable: true },
      reason: { label: "Reason" },
      policyNumber: { label: "Policy number", isIdentifier: true, sortable: true },
      insuredName: { label: "Insured", sensitive: "name" },
      amount: { label: "Amount" },
    },
    filters: {
      loadId: { kind: "asyncSelect", options: "statementLoads.lookup", label: "Statement" },
      kind: { kind: "choice", values: statementLineKinds, anyOf: true },
    },
    searchable: ["policyNumber", "insuredName"],
    sort: "line",
  }),
  "statementLoads.lookup": lookup({
    path: "/Statement/loads/simplified",
    access: statementAdminAccess,
    summary:
      "The latest 100 loads of statements. With `name`, those whose carrier, file or month contain it.",
    fields: { id: { label: "ID", format: "id" }, name: { label: "Name" } },
    filters: { name: { kind: "text", label: "Name" } },
  }),
};
