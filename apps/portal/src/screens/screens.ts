import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

const statusTones = { "Not published": "neutral", Published: "success", Retired: "neutral" } as const;
const workTones = { Draft: "info", Submitted: "warning", Approved: "success", "": "neutral" } as const;

/** The custom screens with their status. The built-in screens are listed above the table. */
export const customScreens = listScreen({
  id: "screens",
  path: "manage/screens",
  title: "Screens",
  description: "List screens that administrators create and publish.",
  access: "administrator",
  navigation: { section: "administration", order: 7 },
  endpoints: { list: "screens.list" },
  rowName: "title",
  filters: [
    "title",
    "status",
    "work",
    { kind: "dateRange", from: "changedFrom", to: "changedTo", label: "Changed" },
  ],
  columns: [
    { field: "title", format: { name: "link", to: "manage/screens/:id" } },
    { field: "status", tones: statusTones },
    { field: "publishedVersion", align: "end" },
    { field: "work", tones: workTones, empty: "None" },
    "author",
    "updatedDate",
    "publishedBy",
    "publishedDate",
    { field: "section", hidden: true },
    { field: "list", hidden: true },
    { field: "screenId", hidden: true },
    { field: "latestVersion", align: "end", hidden: true },
  ],
  actions: [
    { kind: "link", id: "new", label: "New", icon: "plus", tone: "primary", to: "manage/screens/new" },
    exportAction(["xlsx", "csv"]),
  ],
  rowActions: [{ kind: "link", id: "open", label: "View", icon: "eye", to: "manage/screens/:id" }],
  header: [{ kind: "custom", name: "builtInScreens" }],
  empty: "No custom screens yet. Click New to create one.",
  notLoaded: "Screens haven't loaded?",
});
