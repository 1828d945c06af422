import { monthLabel, months } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { exportAction, goBack, layoutsAction, uploadReview } from "./actions.ts";

const admin = "agent admin.Statement";
const monthOptions = months.map((month, index) => ({
  value: String(index + 1),
  label: monthLabel(month),
}));

const lineColumns = [
  "carrierName",
  "policyNumber",
  "insuredName",
  "commissionMonth",
  "commissionYear",
  { field: "members", hidden: true },
  "commissionAmount",
] as const;

/** The lines of commission statements. Administrators load and delete statements. */
export const statements = listScreen({
  id: "statements",
  path: "commissions/statement",
  title: "Statement",
  access: "agent view.Statement|admin.Statement",
  navigation: { section: "commission", order: 1 },
  endpoints: { list: "statements.list" },
  rows: "data.statements",
  rowName: "policyNumber",
  filters: ["agent", "carrier", "policyNumber", "insuredName", "from", "to"],
  columns: ["agentName", ...lineColumns],
  pageSizes: [10, 50, 100],
  actions: [
    {
      kind: "upload",
      id: "load",
      label: "Load Statements",
      icon: "upload",
      tone: "primary",
      access: admin,
      endpoint: "statements.load",
      accept: ".xlsx,.csv,.txt,.tsv",
      fields: [
        { field: "carrier", label: "Carrier", as: "select", options: { lookup: "carriers.lookup" } },
        {
          field: "formatId",
          label: "CSV format",
          as: "select",
          options: { lookup: "statementFormats.lookup" },
        },
        { field: "month", label: "Month", as: "select", options: monthOptions, width: "half" },
        { field: "year", label: "Year", width: "half" },
      ],
      review: uploadReview(["matchedRows", "unmatchedRows"]),
      success: "Statement uploaded!",
    },
    {
      kind: "custom",
      id: "delete",
      label: "Delete Statements",
      icon: "trash",
      tone: "danger",
      access: admin,
      name: "deleteStatements",
    },
    {
      kind: "link",
      id: "unmatched",
      label: "Unmatched",
      icon: "link",
      needs: "nothing",
      access: admin,
      to: "commissions/statement/unmatched",
    },
    {
      kind: "link",
      id: "loads",
      label: "Loads",
      icon: "history",
      needs: "nothing",
      access: admin,
      to: "commissions/statement/loads",
    },
    layoutsAction(admin),
    exportAction(),
  ],
  footer: [
    { of: "records" },
    { of: "answer", path: "data.amountMembers", label: "Members" },
    { of: "answer", path: "data.commissionAmount", label: "Total", format: "money", hidden: true },
    { of: "result" },
  ],
  empty: "No Data",
});

/** Lines without a policy, and an action to match them. */
export const unmatchedLines = listScreen({
  id: "unmatched-lines",
  path: "commissions/statement/unmatched",
  title: "Unmatched Lines",
  description:
    "Lines of loaded statements without a policy. Each policy upload matches those with its policy numbers.",
  access: admin,
  endpoints: { list: "unmatchedLines.list" },
  rowName: "policyNumber",
  filters: ["carrier", "policyNumber", "insuredName"],
  columns: [...lineColumns],
  selection: { mode: "one", click: "replace" },
  actions: [
    { kind: "form", id: "match", label: "Match", icon: "link", tone: "primary", form: "match", mode: "edit" },
    goBack("commissions/statement"),
    exportAction(),
  ],
  forms: [
    {
      id: "match",
      edit: {
        endpoint: "unmatchedLines.match",
        title: "Match with a policy",
        submit: "Match",
        success: "Line matched!",
        failure: "Matching failed. {message}",
      },
      fields: [
        {
          field: "policyId",
          label: "Policy",
          hint: "Search by policy number or insured name. The policy must be of the line's carrier.",
          as: "asyncSelect",
          options: { lookup: "unmatchedLines.policies" },
        },
      ],
    },
  ],
  pageSizes: [10, 50, 100],
  footer: [{ of: "records" }],
  empty: "All lines have a policy.",
});
