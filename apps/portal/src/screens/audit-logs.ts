import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

/** The audit log. A row opens the changes of its event. */
export const auditLogs = listScreen({
  id: "audit-logs",
  path: "manage/audit_logs",
  title: "Audit Logs",
  description:
    "Every change, sign-in, export, rejected request, and read of personal data. A text search covers up to 31 days.",
  access: "administrator",
  navigation: { section: "administration", order: 3 },
  endpoints: { list: "auditLog.list" },
  rowName: "category",
  filters: [{ kind: "dateRange", from: "from", to: "to", label: "Date" }, "category", "user", "entity"],
  columns: [
    "category",
    "createdBy",
    "ocurrency",
    { field: "data1", truncate: 16 },
    { field: "data2", truncate: 14 },
    { field: "result", truncate: 16 },
    "firstAccess",
    "lastAccess",
  ],
  selection: { mode: "none", click: "open" },
  actions: [exportAction(["xlsx", "csv"])],
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    as: "sheet",
    title: "Audit event",
    titleField: "result",
    endpoint: "auditLog.detail",
    fields: ["category", "createdBy", "ocurrency", "data1", "data2", "result", "firstAccess", "lastAccess"],
    tables: [{ field: "changes", empty: "This event didn't change any rows." }],
    empty: "No Data",
  },
  footer: [{ of: "records" }],
  empty: "No Data",
  notLoaded: "Logs haven't loaded?",
});
