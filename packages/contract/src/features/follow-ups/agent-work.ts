import { call, featureEndpoints, lookup } from "@portico/endpoints";
import { agentFilter } from "../../filters.ts";
import { personAdminAccess } from "../../person-access.ts";

/** The kinds of work that can be reassigned when an agent leaves, in order. */
export const agentWorkKinds = {
  followUp: "Follow-up",
  lead: "Lead",
  unpaidPolicy: "Unpaid policy",
  lostPolicy: "Lost policy",
  application: "Offline application",
} as const;
/** A kind of work that can be reassigned. */
export type AgentWorkKind = keyof typeof agentWorkKinds;

const path = "/AgentWork";
/** Those who administer an area with such work. */
const access = personAdminAccess;

/** The open work of agents who left, and how it gets other agents. */
export const agentWorkEndpoints = {
  ...featureEndpoints("agentWork", {
    path,
    access,
    summary:
      "Open work of agents with disabled accounts: follow-ups, leads, unpaid and lost policies, and offline applications, in the areas that the caller administers.",
    noun: { one: "item", other: "items" },
    fileName: "work-to-reassign",
    fields: {
      id: { label: "ID", format: "id" },
      kind: { label: "Kind", labels: agentWorkKinds, sortable: true },
      name: { label: "Name", sensitive: "name", sortable: true },
      status: { label: "Status", format: "status", sortable: true },
      agent: { label: "Agent", sortable: true },
      agentId: { label: "Agent ID", format: "id" },
      disabledDate: { label: "Account disabled", format: "dateTime", sortable: true },
      createdDate: { label: "Created", format: "dateTime", sortable: true },
      recordId: { label: "Record ID", format: "id", idType: "text" },
    },
    filters: {
      agent: agentFilter,
      kind: { kind: "choice", values: Object.keys(agentWorkKinds), anyOf: true },
    },
    searchable: ["name"],
    sort: "agent,kind,createdDate",
    calls: ["summary"],
    summaries: {
      summary: "Counts the same work by agent and kind. Kinds are in place of statuses.",
    },
  }),
  "agentWork.receivers": lookup({
    path: `${path}/receivers`,
    access,
    summary:
      "Agents with an enabled account, who can get the work of others. With `name`, returns the first 100 matches.",
    fields: { id: { label: "ID", format: "id" }, name: { label: "Name" } },
    filters: { name: { kind: "text", label: "Name" } },
  }),
  "agentWork.preview": call({
    method: "POST",
    path: `${path}/preview`,
    access,
    summary:
      "Previews how the open work of an agent with a disabled account would be split among other agents. Changes nothing.",
    changesNothing: true,
  }),
  "agentWork.reassign": call({
    method: "POST",
    path: `${path}/reassign`,
    access,
    summary:
      "Assigns the open work of an agent as in the preview, all or nothing. Returns 409 if it has changed since. Can be undone as one change. Agents of record and commissions stay as they are.",
    isUndoable: true,
  }),
};
