import { listScreen } from "@portico/portal-config";
import { exportAction, type Tones } from "./actions.ts";

const tones: Tones = { Info: "info", Warning: "warning", Error: "danger", Fatal: "danger" };

/** The log of all servers. A row opens the full message with its fields. */
export const logs = listScreen({
  id: "logs",
  path: "manage/logs",
  title: "Logs",
  description:
    "Warnings and errors of all servers, and every sign-in, job, upload, and export. A text search covers up to 31 days.",
  access: "administrator",
  navigation: { section: "administration", order: 2 },
  endpoints: { list: "logs.list" },
  rowName: "message",
  header: [{ kind: "custom", name: "live" }],
  filters: [
    { kind: "dateRange", from: "from", to: "to", label: "Date" },
    "user",
    "message",
    "server",
    "level",
    "category",
  ],
  columns: [
    { field: "level", tones },
    { field: "message", truncate: 120 },
    "user",
    "category",
    "server",
    "date",
  ],
  selection: { mode: "none", click: "open" },
  actions: [exportAction(["xlsx"])],
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    as: "dialog",
    title: "Log entry",
    titleField: "category",
    endpoint: "logs.detail",
    fields: [{ field: "message" }, { field: "level", tones }, "category", "user", "server", "date"],
    tables: [{ field: "fields", empty: "This entry has no fields." }],
    empty: "No Data",
  },
  footer: [{ of: "records" }],
  empty: "Logs haven't loaded?",
  notLoaded: "Logs haven't loaded?",
});
