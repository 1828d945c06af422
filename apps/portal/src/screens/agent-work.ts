import { personAdminAccess } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

/** The open work of agents who left, until it is reassigned. */
export const agentWork = listScreen({
  id: "agent-work",
  path: "follow-ups/to-reassign",
  title: "Work to Reassign",
  description: "Open work of agents with disabled accounts, in the areas that you administer.",
  access: personAdminAccess,
  endpoints: { list: "agentWork.list", summary: "agentWork.summary" },
  rowName: "name",
  filters: ["agent", "kind"],
  columns: [
    { field: "name", priority: 1 },
    { field: "kind", priority: 1 },
    { field: "agent", priority: 1 },
    "status",
    "disabledDate",
    "createdDate",
  ],
  selection: { mode: "one", click: "toggle" },
  actions: [
    {
      kind: "custom",
      id: "reassign",
      label: "Reassign",
      icon: "assign",
      tone: "primary",
      needs: "one",
      whyNone: "Select an item of the agent whose work you want to reassign.",
      name: "reassignWork",
      // Always so. The fields are loaded, and this agent is chosen initially.
      when: {
        all: [
          { field: "agentId", is: "notEmpty" },
          { field: "agent", is: "notEmpty" },
        ],
      },
    },
    { kind: "link", id: "person", label: "Person", icon: "link", needs: "one", to: "people/:recordId" },
    exportAction(),
  ],
  rowActions: [
    { kind: "link", id: "open-person", label: "Open Person", icon: "link", to: "people/:recordId" },
  ],
  header: [{ kind: "statusSummary", title: "By kind" }],
  empty: "No work to reassign. Agents with disabled accounts have no open work.",
  notLoaded: "The work hasn't loaded?",
});
