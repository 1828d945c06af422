import { agentWorkEndpoints } from "@portico/contract/features/follow-ups/agent-work";
import { client, fetchJson } from "../../api/client.ts";

client.add(agentWorkEndpoints);

/** How much open work of an agent the user can reassign. */
export async function fetchOpenWork(agentId: string) {
  const { agents, total } = await fetchJson("agentWork.summary", { query: { agent: agentId } });
  return { name: agents[0]?.agentName ?? "", total };
}
