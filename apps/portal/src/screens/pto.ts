import { listScreen } from "@portico/portal-config";
import { exportAction, historyAction } from "./actions.ts";

const tones = {
  Requested: "info",
  Approved: "success",
  Rejected: "danger",
  Cancelled: "neutral",
  Taken: "neutral",
} as const;
/** `MM/DD/YYYY hh:mm`, as the specification requires for time off. */
const format = { name: "dateTimeUs" } as const;
const datePattern = "MM/DD/YYYY";

/** Requests for paid time off, with a calendar for approvers. */
export const pto = listScreen({
  id: "pto",
  path: "pto",
  title: "Time off",
  access: "agent view.PTO|admin.PTO",
  navigation: { section: "pto", label: "Pto" },
  endpoints: { list: "pto.list" },
  rowName: "name",
  filters: [
    { filter: "agent", access: "admin.PTO" },
    "status",
    "from",
    "to",
    { kind: "dateRange", from: "requestedFrom", to: "requestedTo", label: "Requested" },
  ],
  columns: [
    { field: "id", hidden: true },
    "name",
    { field: "startDate", format },
    { field: "endDate", format },
    "hours",
    { field: "statusName", tones },
    { field: "comment", truncate: 50 },
    { field: "createdDate", format },
    { field: "agent", hidden: true },
  ],
  selection: { mode: "many", click: "replace", allMatching: true },
  actions: [
    { kind: "custom", id: "new", label: "New", icon: "plus", tone: "primary", name: "requestTimeOff" },
    { kind: "detail", id: "details", label: "Details", icon: "eye" },
    {
      kind: "changeStatus",
      id: "change-status",
      label: "Change Status",
      icon: "status",
      endpoint: "pto.setStatuses",
      statuses: "ptoStatus",
      success: "PTO Updated!",
    },
    { ...historyAction("pto", tones), datePattern },
    exportAction(),
  ],
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    as: "dialog",
    path: "pto/:id",
    title: "Time off",
    titleField: "name",
    endpoint: "pto.detail",
    fields: [
      "agent",
      { field: "startDate", format },
      { field: "endDate", format },
      "hours",
      { field: "statusName", tones },
      "comment",
      { field: "createdDate", format },
    ],
    history: { endpoint: "pto.history", tones, datePattern },
    empty: "No Data",
  },
  aside: "absenceCalendar",
  footer: [{ of: "records" }, { of: "sum", field: "hours" }],
  empty: "No Data",
});
