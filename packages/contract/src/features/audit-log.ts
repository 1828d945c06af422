import { auditCategories } from "../audit-categories.ts";
import { call, list } from "../endpoint.ts";

const access = "administrator";

const eventFields = {
  id: { label: "ID", format: "id", idType: "bigint" },
  category: { label: "Category" },
  createdBy: { label: "Created by", sensitive: "contact" },
  ocurrency: { label: "Occurrences", format: "number" },
  data1: { label: "Data 1" },
  data2: { label: "Data 2" },
  result: { label: "Result" },
  firstAccess: { label: "First access", format: "dateTime", sortable: true },
  lastAccess: { label: "Last access", format: "dateTime" },
} as const;

/** Who did what, and when. */
export const auditLogEndpoints = {
  "auditLog.list": list({
    path: "/AuditLog/results",
    access,
    summary: "Audit events; equal reads within a few seconds are one row. The total stops at 10,000.",
    fileName: "audit-log",
    fields: {
      ...eventFields,
      userName: { label: "User", sensitive: "contact", onRequest: true },
    },
    filters: {
      category: { kind: "choice", values: auditCategories, anyOf: true },
      user: { kind: "text", field: "userName" },
      entity: { kind: "text", field: "data1", label: "Entity" },
      from: { kind: "date", field: "firstAccess", compare: "from", label: "From" },
      to: { kind: "date", field: "firstAccess", compare: "to", label: "To" },
    },
    sort: "-firstAccess",
    countUpTo: 10_000,
    textNeedsDays: { from: "from", to: "to", most: 92 },
  }),
  "auditLog.detail": call({
    method: "GET",
    path: "/AuditLog/:id",
    access,
    summary: "One audit event, with the values before and after of each field that it changed.",
    fields: {
      ...eventFields,
      changes: {
        label: "Changes",
        rows: {
          field: { label: "Field" },
          before: { label: "Before", sensitive: "contact" },
          after: { label: "After", sensitive: "contact" },
        },
      },
    },
  }),
};
