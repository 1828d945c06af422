import type { ComboboxOption } from "@portico/ui";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../api/client.ts";
import { agentWorkMessages as texts } from "../../messages/agent-work.ts";

/** Loads the agents who left with open work that the user can reassign, and how much each has. */
export function useDepartedAgents() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["agentWork.summary", "agents"],
    queryFn: ({ signal }) => fetchJson("agentWork.summary", { signal }),
    staleTime: 0,
  });
  const agents = data?.agents ?? [];
  return {
    error,
    isFetching,
    refetch,
    /** The agents to choose from, and one who is chosen even without work. */
    optionsWith: (chosen: ComboboxOption | undefined): readonly ComboboxOption[] => {
      const options = agents.map(({ agentId, agentName }) => ({ value: agentId ?? "", label: agentName }));
      return chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options;
    },
    /** What is said about the chosen agent, or about all. */
    hintOf: (agentId: string, name: string | undefined): string | undefined => {
      if (!data) return texts.loading;
      const total = agents.find((agent) => agent.agentId === agentId)?.total;
      if (total !== undefined) return texts.fromHint(total);
      if (name !== undefined) return texts.nothing(name);
      return agents.length === 0 ? texts.none : undefined;
    },
  };
}
