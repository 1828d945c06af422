import { listScreen } from "@portico/portal-config";
import { exportAction, formActions } from "../screens/actions.ts";
import { rowForm } from "../screens/forms.ts";

const [newEntry, editEntry] = formActions("entry");
const unlessScreen = {
  when: { field: "group", is: "notEqual", value: "screen" },
  why: "Change screens under Administration › Screens.",
} as const;

/** A list of configuration entries, with a form. */
export const entriesScreen = listScreen({
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
    newEntry,
    { ...editEntry, ...unlessScreen },
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
      text: "The setting returns to its default.",
      success: "Changes saved",
    },
    exportAction(["xlsx", "csv"]),
  ],
  forms: [
    rowForm(
      "generalConfig",
      [
        { field: "group", width: "half" },
        { field: "key", width: "half" },
        { field: "type", width: "half" },
        { field: "isSecret", width: "half", hint: "The value won't be shown again." },
        { field: "value", as: "textArea", hint: "Leave a secret blank to keep its value." },
        "description",
      ],
      { noun: "entry" },
    ),
  ],
  empty: "No Data",
});
