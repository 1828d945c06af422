import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../api/client.ts";

/** The values of the dialog. */
export interface Reassignment {
  readonly agentId: string;
  readonly receiverIds: readonly string[];
}

/** The first part of the query key of previews. */
export const previewKey = "agentWork.preview";

/** Loads which work would go to whom, once both are chosen. It is never of other choices, because it is what is sent. */
export function usePreview({ agentId, receiverIds }: Reassignment) {
  const body = { agentId, receiverIds: [...receiverIds] };
  return useQuery({
    queryKey: [previewKey, body],
    queryFn: ({ signal }) => fetchJson("agentWork.preview", { body, signal }),
    enabled: agentId !== "" && receiverIds.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
}
