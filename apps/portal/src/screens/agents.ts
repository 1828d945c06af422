import { listScreen } from "@portico/portal-config";
import { exportAction, formActions, notesAction } from "./actions.ts";
import { rowForm } from "./forms.ts";

const tones = { Active: "success", Inactive: "neutral", Pending: "info", Terminated: "danger" } as const;

/** Agents. Rate opens the rates of one. */
export const agents = listScreen({
  id: "agents",
  path: "manage/agents",
  title: "Agent Manage",
  access: "administrator",
  navigation: { section: "administration", order: 0 },
  endpoints: { list: "agent.list" },
  rowName: "name",
  filters: ["name", "loginEmail", "npn", "location", "agentType", "status"],
  columns: [
    "name",
    "loginEmail",
    "phone",
    "npn",
    "locationName",
    "agentTypeName",
    { field: "statusName", tones },
    "createdDate",
  ],
  pageSizes: [10, 20, 30, 100, 500],
  selection: { mode: "one", click: "toggle" },
  actions: [
    ...formActions("agent", "Agent"),
    { kind: "link", id: "rate", label: "Rate", icon: "link", needs: "one", to: "manage/rates/:id" },
    {
      kind: "link",
      id: "contact",
      label: "Contact",
      icon: "eye",
      needs: "one",
      to: "manage/contacts/:contactId",
    },
    notesAction("agent"),
    exportAction(),
  ],
  forms: [
    rowForm(
      "agent",
      [
        { field: "contact.firstName", width: "half", compareTo: "profile.firstName" },
        { field: "contact.middleName", width: "half", compareTo: "profile.middleName" },
        { field: "contact.lastName", width: "half", compareTo: "profile.lastName" },
        { field: "loginEmail", width: "half" },
        { field: "phone", width: "half" },
        { field: "npn", width: "half", compareTo: "profile.npn" },
        { field: "locationId", width: "half" },
        { field: "agentTypeId", width: "half" },
        { field: "statusId", width: "half" },
      ],
      { load: "agent.detail" },
    ),
  ],
  empty: "No Data",
  notLoaded: "Agents haven't loaded?",
});
