import { call, dayFilter, type Fields, list } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";
import { maxSpreadsheetBytes, tableChoices, tableConfirmations } from "../../uploads.ts";

const access = "agent view.Statement|admin.Statement";
/** Who loads and deletes statements, and matches their lines. */
export const statementAdminAccess = "agent admin.Statement";

/** The maximum size of a statement file, in bytes: about 400,000 lines of text. */
export const maxStatementBytes = maxSpreadsheetBytes;

/** What every line of a statement has. */
export const statementLineFields = {
  carrierName: { label: "Carrier", sortable: true },
  policyNumber: { label: "Policy number", isIdentifier: true, sortable: true },
  insuredName: { label: "Insured", sensitive: "name", sortable: true },
  commissionMonth: { label: "Month", format: "month", sortable: true },
  commissionYear: { label: "Year", format: "year", sortable: true },
  members: { label: "Members", format: "number", sortable: true, summable: true },
  commissionAmount: { label: "Amount", format: "money", sortable: true, summable: true },
} as const satisfies Fields;

/** The counts of a load. */
export const loadCounts = {
  readRows: { label: "Lines read", format: "number" },
  loadedRows: { label: "Loaded", format: "number" },
  matchedRows: { label: "Matched", format: "number" },
  unmatchedRows: { label: "Unmatched", format: "number" },
  duplicateRows: { label: "Duplicate", format: "number" },
  refusedRows: { label: "Refused", format: "number" },
  skippedRows: { label: "Skipped", format: "number" },
} as const satisfies Fields;

/** The commission statements of carriers. */
export const statementEndpoints = {
  "statements.list": list({
    path: "/Statement",
    access,
    summary: "The lines of carriers' commission statements, with the sums of all matching lines.",
    noun: { one: "statement line", other: "statement lines" },
    fileName: "statements",
    envelope: {
      rows: "statements",
      totals: { amountMembers: "members", commissionAmount: "commissionAmount" },
    },
    fields: {
      id: { label: "ID", format: "id", idType: "bigint" },
      agentId: { label: "Agent ID", format: "id", onRequest: true },
      agentName: { label: "Agent", sortable: true },
      ...statementLineFields,
      /** The month's first and last day, for the filters. */
      firstDay: { label: "First day", format: "date", onRequest: true },
      lastDay: { label: "Last day", format: "date", onRequest: true },
    },
    filters: {
      agent: { ...agentFilter, field: "agentName" },
      carrier: { ...carrierFilter, field: "carrierName" },
      policyNumber: { kind: "text" },
      insuredName: { kind: "text" },
      from: dayFilter("lastDay", "from", "Month from"),
      to: dayFilter("firstDay", "to", "Month to"),
    },
    searchable: ["policyNumber", "insuredName"],
    sort: "-commissionYear,-commissionMonth",
  }),
  "statements.load": call({
    method: "POST",
    path: "/Statement",
    access: statementAdminAccess,
    summary:
      "Loads a carrier's commission statement of one month. If a line can't be read, nothing is loaded. A month that is already loaded must be deleted first. A month that no line has, or that is in the future, returns a 422 with the months of the lines unless `confirmMonth` is `true`.",
    confirmations: { ...tableConfirmations, confirmMonth: "true" },
    choices: tableChoices,
    upload: { field: "file", maxBytes: maxStatementBytes },
    fields: loadCounts,
  }),
  "statements.deletion": call({
    method: "GET",
    path: "/Statement/deletion",
    access: statementAdminAccess,
    summary:
      "The lines that would be deleted with a carrier's statement of one month, and whether agents were paid for them.",
  }),
  "statements.delete": call({
    method: "DELETE",
    path: "/Statement",
    access: statementAdminAccess,
    summary:
      "Deletes a carrier's statement of one month. Fails if an agent was paid for one of its lines. The load and its lines remain as a record.",
  }),
};
