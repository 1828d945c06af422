import { dayFilter, featureEndpoints } from "@portico/endpoints";
import { auditCategories } from "../audit-categories.ts";

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
export const auditLogEndpoints = featureEndpoints("auditLog", {
  path: "/AuditLog",
  access: "administrator",
  summary: "Audit events. Identical reads within a few seconds are one row. The total stops at 10,000.",
  noun: { one: "audit event", other: "audit events" },
  fileName: "audit-log",
  fields: {
    ...eventFields,
    userName: { label: "User", sensitive: "contact", onRequest: true },
  },
  filters: {
    category: { kind: "choice", values: auditCategories, anyOf: true },
    user: { kind: "text", field: "userName" },
    entity: { kind: "text", field: "data1", label: "Entity" },
    from: dayFilter("firstAccess", "from", "From"),
    to: dayFilter("firstAccess", "to", "To"),
  },
  sort: "-firstAccess",
  countUpTo: 10_000,
  textNeedsDays: { from: "from", to: "to", most: 31 },
  calls: ["detail"],
  paths: { list: "/results" },
  summaries: { detail: "Returns one audit event, with the values of each changed field before and after." },
  detailFields: {
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
});
