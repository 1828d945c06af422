import type { ListScreen } from "@portico/screens";
import { listScreen } from "./list-screen.ts";

/** A valid screen that uses a little of everything. */
export const goodScreen = listScreen({
  id: "work-on-unpaid",
  path: "policies/work/:state",
  title: "Work on unpaid policies",
  description: "Of one state.",
  access: "agent view.Policy|admin.Policy",
  endpoints: { list: "policyNonPaid.list", summary: "policyNonPaid.summary" },
  rows: "data",
  rowId: "id",
  rowName: "policyNumber",
  filters: [
    "agent",
    { filter: "carrier", label: "Paid by", access: "admin.Policy" },
    { kind: "custom", name: "daysAhead", filters: ["graceTo"] },
  ],
  permanentFilters: { status: "New" },
  columns: [
    "policyNumber",
    { field: "planName", truncate: 30, hidden: true },
    { field: "insuredName", format: { name: "link", to: "policies/:policyId" }, masked: true },
    { field: "status", tones: { New: "info", "": "danger" }, empty: "bad name?" },
    { field: "agent", format: { name: "age", options: { of: "today" } }, access: "admin.Policy" },
  ],
  variants: [
    { id: "money", label: "Money", columns: ["memberResponsibility", "graceEndDate"] },
    { id: "people", label: "People", columns: ["numberOfMembers", "phone"] },
  ],
  sort: ["-graceEndDate", "insuredName"],
  pageSizes: [20, 100],
  selection: { mode: "many", click: "toggle", allMatching: true },
  actions: [
    { kind: "notes", id: "notes", label: "Notes", entity: "policy", idField: "policyId" },
    {
      kind: "changeStatus",
      id: "status",
      label: "Change Status",
      endpoint: "policyNonPaid.setStatuses",
      statuses: "unpaidStatus",
      when: { not: { all: [{ field: "status", is: "in", value: ["Cancelled"] }] } },
      why: "A canceled policy can't be changed.",
    },
    {
      kind: "assign",
      id: "assign",
      label: "Assign",
      access: "admin.Policy",
      endpoint: "policyNonPaid.assign",
    },
    { kind: "history", id: "history", label: "History", endpoint: "policyNonPaid.history" },
    { kind: "copy", id: "copy", label: "Copy", field: "policyNumber" },
    { kind: "link", id: "open", label: "Open", to: "policies/:policyId", filters: { status: "status" } },
    { kind: "link", id: "all", label: "All", to: "policies/manage" },
    { kind: "custom", id: "print", label: "Print", name: "print" },
    { kind: "export", id: "export", label: "Export", formats: ["pdf", "csv"] },
  ],
  rowActions: [{ kind: "detail", id: "view", label: "View" }],
  detail: {
    as: "page",
    path: "policies/work-detail/:id",
    title: "Policy",
    titleField: "policyNumber",
    endpoint: "policies.detail",
    idField: "policyId",
    fields: ["policyNumber", { field: "status", tones: { Effectuated: "success" } }],
    tables: [{ field: "years", hide: ["policyId"], empty: "No Data" }],
    notes: { entity: "policy" },
    history: { endpoint: "policies.history" },
    empty: "No Data",
  },
  header: [
    { kind: "statusSummary", emptyStatus: "bad name?" },
    { kind: "figures", figures: [{ label: "All", path: "total" }] },
    { kind: "custom", name: "legend" },
  ],
  footer: [
    { of: "records" },
    { of: "sum", field: "numberOfMembers", hidden: true },
    { of: "answer", path: "totalPages", label: "Pages" },
  ],
  empty: "No Data",
});

/** A valid screen with forms, for administrators, without uploads. */
export const goodForms = listScreen({
  id: "entries",
  path: "manage/entries",
  title: "Entries",
  access: "administrator",
  navigation: { section: "administration" },
  endpoints: { list: "generalConfig.list" },
  filters: ["group"],
  columns: ["group", "key", "updatedDate"],
  selection: { mode: "one" },
  actions: [
    { kind: "form", id: "new", label: "New", form: "entry", mode: "create" },
    { kind: "form", id: "edit", label: "Edit", form: "entry", mode: "edit" },
    {
      kind: "confirm",
      id: "delete",
      label: "Delete",
      needs: "one",
      endpoint: "generalConfig.remove",
      question: "Really delete?",
    },
    {
      kind: "upload",
      id: "upload",
      label: "Upload",
      endpoint: "uploadPolicies.upload",
      fields: [{ field: "carrier", as: "select", options: { lookup: "carriers.lookup", value: "id" } }],
    },
  ],
  forms: [
    {
      id: "entry",
      create: { endpoint: "generalConfig.create", title: "New", submit: "Create", success: "Saved" },
      edit: { endpoint: "generalConfig.update", title: "Edit", submit: "Update", success: "Saved" },
      fields: ["group", "key", "type", { field: "value", as: "textArea" }, "isSecret"],
    },
  ],
  empty: "No Data",
});

/** Whether a part of a screen is not a built-in part. */
const isPlain = (part: object | string) =>
  !(typeof part === "object" && "kind" in part && part.kind === "custom");

/** The good screen as a custom screen. */
export const goodAdded: ListScreen = {
  ...goodScreen,
  id: "work-added",
  path: "screens/work-added",
  navigation: { section: "policies", order: 7 },
  filters: goodScreen.filters.filter(isPlain),
  columns: goodScreen.columns.filter((column) => !(typeof column === "object" && column.field === "agent")),
  actions: goodScreen.actions?.filter(isPlain),
  header: goodScreen.header?.filter(isPlain),
  detail: goodScreen.detail && { ...goodScreen.detail, path: "screens/work-added/:id" },
};
