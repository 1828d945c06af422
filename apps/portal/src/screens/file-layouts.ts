import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

/** The layouts of uploaded files. Everyone who may upload such files adds and changes them with a sample. */
export const fileLayouts = listScreen({
  id: "file-layouts",
  path: "manage/file-layouts",
  title: "File Layouts",
  description:
    "How uploaded files are read: which headers mean which column. An upload finds its layout by the headers.",
  access: "administrator|agent administrator|admin.Lead|admin.Statement|load.application",
  endpoints: { list: "fileLayouts.list" },
  rowName: "name",
  filters: ["name", "files", "carrier", "isEnabled"],
  columns: [
    "name",
    "files",
    "carrier",
    "columns",
    { field: "loads", hidden: true },
    "isEnabled",
    "updatedBy",
    "updatedDate",
  ],
  selection: { mode: "one", click: "toggle" },
  actions: [
    { kind: "custom", id: "new", label: "New", icon: "plus", tone: "primary", name: "newFileLayout" },
    { kind: "custom", id: "edit", label: "Edit", icon: "pencil", needs: "one", name: "editFileLayout" },
    { kind: "custom", id: "copy", label: "Copy", icon: "copy", needs: "one", name: "copyFileLayout" },
    { kind: "detail", id: "history", label: "History", icon: "history", needs: "one" },
    {
      kind: "confirm",
      id: "delete",
      label: "Delete",
      icon: "trash",
      tone: "danger",
      needs: "one",
      endpoint: "fileLayouts.remove",
      question: "Delete this file layout?",
      success: "File layout deleted",
      when: { field: "loads", is: "equal", value: 0 },
      why: "Statements were loaded with it. Disable it instead.",
    },
    exportAction(["xlsx", "csv"]),
  ],
  detail: {
    as: "sheet",
    title: "File layout",
    titleField: "name",
    endpoint: "fileLayouts.detail",
    fields: ["files", "carrier", "columns", "loads", "isEnabled", "updatedBy", "updatedDate"],
    tables: [{ field: "history", empty: "No changes yet." }],
    empty: "No Data",
  },
  footer: [{ of: "records" }],
  empty: "No Data",
  notLoaded: "File layouts haven't loaded?",
});
