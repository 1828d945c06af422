import { type BadScreen, bad, badColumn } from "./bad-screen.fixtures.ts";

/** Unknown endpoints, fields and filters. */
export const contract: readonly BadScreen[] = [
  bad(
    "an unknown endpoint",
    { endpoints: { list: "policyNonPiad.list" } },
    { path: "endpoints.list", nearest: "policyNonPaid.list", allowed: "lostPolicy.list" },
  ),
  bad(
    "an endpoint that is no list",
    { endpoints: { list: "states.lookup" } },
    { path: "endpoints.list", allowed: "policies.list" },
  ),
  bad(
    "a summary that is none",
    { endpoints: { list: "policyNonPaid.list", summary: "policyNonPaid.history" } },
    { path: "endpoints.summary", allowed: "policyNonPaid.summary", nearest: "policyNonPaid.summary" },
  ),
  bad("rows that are not there", { rows: "date" }, { path: "rows", nearest: "data", allowed: "data" }),
  badColumn("an unknown field", "agnet", { path: "", found: "agnet", nearest: "agent", allowed: "carrier" }),
  badColumn("a field of Object's own", "constructor", { path: "", allowed: "agent" }),
  badColumn("a text as an amount", { field: "aor", format: "money" }, { path: ".format", allowed: "phone" }),
  badColumn("tones of what is no status", { field: "year", tones: { "2026": "info" } }, { path: ".tones" }),
  badColumn("a duplicate column", "policyNumber", { path: "" }),
  bad("an unknown filter", { filters: ["agnt"] }, { path: "filters[0]", nearest: "agent", allowed: "agent" }),
  bad(
    "a range that runs backwards",
    { filters: [{ kind: "dateRange", from: "graceTo", to: "graceTo" }] },
    { path: "filters[0].from", nearest: "graceFrom", allowed: "graceFrom" },
  ),
  bad(
    "a permanent filter there is not",
    { permanentFilters: { stats: "New" } },
    { path: "permanentFilters.stats", nearest: "status", allowed: "status" },
  ),
  bad(
    "a permanent filter with no such value",
    { permanentFilters: { graceFrom: "yesterday" }, filters: [] },
    { path: "permanentFilters.graceFrom", found: "yesterday" },
  ),
  bad(
    "a filter that is shown and permanent",
    { permanentFilters: { agent: "A" } },
    { path: "permanentFilters.agent" },
  ),
  bad(
    "an order by what has none",
    { sort: ["-policyId"] },
    { path: "sort[0]", found: "policyId", allowed: "agent" },
  ),
  bad(
    "a total of what is not summed up",
    { footer: [{ of: "sum", field: "memberResponsibility" }] },
    { path: "footer[0].field", allowed: "numberOfMembers" },
  ),
  bad(
    "a total that the answer has not",
    { footer: [{ of: "answer", path: "totalRecord", label: "X" }] },
    { path: "footer[0].path", nearest: "totalRecords", allowed: "totalPages" },
  ),
  bad(
    "a figure that the summary has not",
    { header: [{ kind: "figures", figures: [{ label: "X", path: "totl" }] }] },
    { path: "header[0].figures[0].path", nearest: "total", allowed: "refreshedDate" },
  ),
];
