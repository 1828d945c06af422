import { type BadScreen, bad, badColumn } from "./bad-screen.fixtures.ts";

/** Unknown endpoints, fields and filters. */
export const contract: readonly BadScreen[] = [
  bad(
    "an unknown endpoint",
    { endpoints: { list: "policyNonPiad.list" } },
    { path: "endpoints.list", nearest: "policyNonPaid.list", allowed: "lostPolicy.list" },
  ),
  bad(
    "an endpoint that is not a list",
    { endpoints: { list: "states.lookup" } },
    { path: "endpoints.list", allowed: "policies.list" },
  ),
  bad(
    "an unknown summary",
    { endpoints: { list: "policyNonPaid.list", summary: "policyNonPaid.history" } },
    { path: "endpoints.summary", allowed: "policyNonPaid.summary", nearest: "policyNonPaid.summary" },
  ),
  bad(
    "filters to open with from a call that returns none",
    { endpoints: { list: "tracking.list", opening: "policyNonPaid.summary" } },
    { path: "endpoints.opening", allowed: "tracking.opening" },
  ),
  bad("an unknown path to the rows", { rows: "date" }, { path: "rows", nearest: "data", allowed: "data" }),
  badColumn("an unknown field", "agnet", { path: "", found: "agnet", nearest: "agent", allowed: "carrier" }),
  badColumn("a field named like a property of Object", "constructor", { path: "", allowed: "agent" }),
  badColumn(
    "a text formatted as an amount",
    { field: "aor", format: "money" },
    { path: ".format", allowed: "phone" },
  ),
  badColumn(
    "tones for a column that is not a status",
    { field: "year", tones: { "2026": "info" } },
    { path: ".tones" },
  ),
  badColumn("a duplicate column", "policyNumber", { path: "" }),
  bad("an unknown filter", { filters: ["agnt"] }, { path: "filters[0]", nearest: "agent", allowed: "agent" }),
  bad(
    "a reversed range",
    { filters: [{ kind: "dateRange", from: "graceTo", to: "graceTo" }] },
    { path: "filters[0].from", nearest: "graceFrom", allowed: "graceFrom" },
  ),
  bad(
    "an unknown fixed filter",
    { permanentFilters: { stats: "New" } },
    { path: "permanentFilters.stats", nearest: "status", allowed: "status" },
  ),
  bad(
    "a fixed filter with an invalid value",
    { permanentFilters: { graceFrom: "yesterday" }, filters: [] },
    { path: "permanentFilters.graceFrom", found: "yesterday" },
  ),
  bad(
    "a view with an unknown filter",
    { views: [{ label: "Old", filters: { stats: "New" } }] },
    { path: "views[0].filters.stats", nearest: "status", allowed: "status" },
  ),
  bad(
    "a view with an invalid value",
    { views: [{ label: "Old", filters: { graceFrom: "yesterday" } }] },
    { path: "views[0].filters.graceFrom", found: "yesterday" },
  ),
  bad(
    "a view with a filter that the screen doesn't offer",
    { filters: ["agent"], views: [{ label: "New", filters: { status: ["New"] } }] },
    { path: "views[0].filters.status", found: "status", allowed: "agent" },
  ),
  bad(
    "several values of a fixed filter that takes one",
    { permanentFilters: { month: ["1", "2"] } },
    { path: "permanentFilters.month", found: "1, 2" },
  ),
  bad(
    "an invalid one of several values",
    { endpoints: { list: "lostPolicy.list" }, permanentFilters: { reason: ["Terminated", "Carier left"] } },
    { path: "permanentFilters.reason[1]", nearest: "Carrier left", allowed: "Terminated" },
  ),
  bad(
    "a duplicate one of several values",
    { permanentFilters: { status: ["New", "Assigned", "New"] } },
    { path: "permanentFilters.status[2]", found: "New" },
  ),
  bad(
    "a filter that is both shown and fixed",
    { permanentFilters: { agent: "A" } },
    { path: "permanentFilters.agent" },
  ),
  bad(
    "a sort by a field that can't be sorted",
    { sort: ["-policyId"] },
    { path: "sort[0]", found: "policyId", allowed: "agent" },
  ),
  bad(
    "a total of a field that can't be summed",
    { footer: [{ of: "sum", field: "memberResponsibility" }] },
    { path: "footer[0].field", allowed: "numberOfMembers" },
  ),
  bad(
    "a total that the response doesn't have",
    { footer: [{ of: "answer", path: "totalRecord", label: "X" }] },
    { path: "footer[0].path", nearest: "totalRecords", allowed: "totalPages" },
  ),
  bad(
    "a figure that the summary doesn't have",
    { header: [{ kind: "figures", figures: [{ label: "X", path: "totl" }] }] },
    { path: "header[0].figures[0].path", nearest: "total", allowed: "refreshedDate" },
  ),
];
