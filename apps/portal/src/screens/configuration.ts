import { listScreen } from "@portico/portal-config";

const saved = "Changes saved";
const unlessScreen = {
  when: { field: "group", is: "notEqual", value: "screen" },
  why: "Screens are changed under Administration › Screens.",
} as const;

/** The entries that the deployment's configuration is made of. */
export const configuration = listScreen({
  id: "configuration",
  path: "manage/configuration",
  title: "Configuration",
  access: "administrator",
  navigation: { section: "administration", order: 6 },
  endpoints: { list: "generalConfig.list" },
  rowName: "key",
  filters: ["group", "key"],
  columns: [
    "group",
    "key",
    { field: "value", truncate: 50 },
    "type",
    { field: "description", truncate: 50 },
    "isSecret",
    "updatedBy",
    "updatedDate",
  ],
  selection: { mode: "one", click: "toggle" },
  actions: [
    { kind: "form", id: "new", label: "New", icon: "plus", tone: "primary", form: "entry", mode: "create" },
    {
      kind: "form",
      id: "edit",
      label: "Edit",
      icon: "pencil",
      ...unlessScreen,
      form: "entry",
      mode: "edit",
    },
    {
      kind: "confirm",
      id: "delete",
      label: "Delete",
      icon: "trash",
      tone: "danger",
      needs: "one",
      ...unlessScreen,
      endpoint: "generalConfig.remove",
      question: "Really delete?",
      text: "What the product knows of it falls back to its default.",
      success: saved,
    },
    { kind: "export", id: "export", label: "Export", icon: "download", formats: ["xlsx", "csv"] },
  ],
  forms: [
    {
      id: "entry",
      create: { endpoint: "generalConfig.create", title: "New entry", submit: "Create", success: saved },
      edit: { endpoint: "generalConfig.update", title: "Edit entry", submit: "Update", success: saved },
      fields: [
        { field: "group", width: "half" },
        { field: "key", width: "half" },
        { field: "type", width: "half" },
        { field: "isSecret", width: "half", hint: "Its value is never shown again." },
        { field: "value", as: "textArea", hint: "Left empty, a secret keeps the value it has." },
        "description",
      ],
    },
  ],
  empty: "No Data",
});
