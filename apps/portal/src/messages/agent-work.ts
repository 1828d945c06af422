import type { AgentWorkKind } from "@portico/contract/features/follow-ups/agent-work";

const number = (count: number) => count.toLocaleString("en-US");
const items = (count: number) => `${number(count)} open ${count === 1 ? "item" : "items"}`;
const one: Readonly<Record<AgentWorkKind, string>> = {
  followUp: "follow-up",
  lead: "lead",
  unpaidPolicy: "unpaid policy",
  lostPolicy: "lost policy",
  application: "offline application",
};
const kinds: Readonly<Record<AgentWorkKind, string>> = {
  followUp: "Follow-ups",
  lead: "Leads",
  unpaidPolicy: "Unpaid policies",
  lostPolicy: "Lost policies",
  application: "Offline applications",
};

/** The texts of the dialog that gives the work of an agent who left to others. */
export const agentWorkMessages = {
  title: "Reassign Work",
  description:
    "Reassign the open work of an agent whose account is disabled. Agents of record and commissions don't change.",
  /** After the account of an agent was disabled. */
  disabled: (agent: string, count: number) =>
    `${agent}'s account is disabled. ${items(count)} ${count === 1 ? "needs" : "need"} another agent. Agents of record and commissions don't change.`,
  /** For users who can't reassign it. */
  listed: "Ask a manager to reassign this agent's open work in Work to Reassign.",
  notOffered: (message: string) => `Couldn't check for open work of this agent: ${message}`,
  from: "From",
  fromHint: (count: number) => `${items(count)} in the areas that you administer`,
  loading: "Loading agents",
  agentsNotLoaded: "Couldn't load the agents with open work",
  none: "No agents with disabled accounts have open work that you can reassign.",
  nothing: (agent: string) => `${agent} has no open work that you can reassign.`,
  to: "To",
  toHint: "If you choose several agents, the work is split evenly.",
  preview: "Preview",
  counting: "Loading the preview",
  previewFailed: "Couldn't load the preview",
  agent: "Agent",
  total: "Total",
  kinds,
  excluded: (counts: readonly { readonly kind: AgentWorkKind; readonly count: number }[]) =>
    `Not included, because you don't administer the area: ${counts
      .map(({ kind, count }) => `${number(count)} ${(count === 1 ? one[kind] : kinds[kind]).toLowerCase()}`)
      .join(", ")}.`,
  submit: (count: number | undefined) =>
    count === undefined ? "Reassign" : `Reassign ${number(count)} ${count === 1 ? "item" : "items"}`,
  notCounted: "Wait for the preview, then try again.",
  done: "Work reassigned",
  detail: (count: number, agents: readonly string[]) =>
    `${number(count)} ${count === 1 ? "item" : "items"} reassigned to ${agents.length === 1 ? agents[0] : `${agents.length} agents`}`,
  failed: (message: string) => message,
};
