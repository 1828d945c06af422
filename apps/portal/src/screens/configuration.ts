import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";
import { rowForm } from "./forms.ts";

const format = { name: "settingValue" } as const;
const edit = {
  kind: "custom",
  id: "edit",
  label: "Edit",
  icon: "pencil",
  needs: "one",
  name: "editSetting",
} as const;

/** All settings of the deployment, and its other configuration entries. */
export const configuration = listScreen({
  id: "configuration",
  path: "manage/configuration",
  title: "Configuration",
  access: "administrator",
  navigation: { section: "administration", order: 6 },
  endpoints: { list: "settings.list" },
  rowName: "label",
  filters: ["section", "label", "name", "isChanged"],
  columns: [
    { field: "section", width: 110 },
    { field: "label", width: 150 },
    { field: "description", width: 240 },
    { field: "value", format, width: 140 },
    { field: "defaultValue", format, width: 120 },
    { field: "updatedBy", width: 140 },
    { field: "updatedDate", width: 130 },
    { field: "name", hidden: true },
    { field: "isChanged", hidden: true },
    { field: "isSecret", hidden: true },
  ],
  selection: { mode: "one", click: "toggle" },
  actions: [
    edit,
    {
      kind: "custom",
      id: "history",
      label: "History",
      icon: "history",
      needs: "one",
      name: "settingHistory",
    },
    {
      kind: "confirm",
      id: "reset",
      label: "Reset to Default",
      icon: "refresh",
      needs: "one",
      when: {
        all: [
          { field: "isKnown", is: "equal", value: true },
          { field: "isChanged", is: "equal", value: true },
        ],
      },
      why: "It has its default value.",
      endpoint: "settings.reset",
      question: "Reset to the default?",
      text: "You can undo this in the setting's history.",
      success: "Changes saved",
    },
    { kind: "form", id: "new", label: "New", icon: "plus", form: "entry", mode: "create" },
    {
      kind: "confirm",
      id: "delete",
      label: "Delete",
      icon: "trash",
      tone: "danger",
      needs: "one",
      when: { field: "isKnown", is: "equal", value: false },
      why: "This setting can't be deleted. Reset it to its default.",
      endpoint: "generalConfig.remove",
      question: "Really delete?",
      success: "Changes saved",
    },
    exportAction(["xlsx", "csv"]),
  ],
  rowActions: [edit],
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
      { noun: "entry", load: "generalConfig.detail" },
    ),
  ],
  empty: "No Data",
});
