import type { Fields } from "@portico/contract";
import type { ScreenDetail } from "@portico/portal-config";
import { useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../client/call-origin.ts";
import { type CallOptions, fetchJson } from "../client/client.ts";
import { endpointOf, isCallId } from "../client/known-endpoints.ts";
import { detailMessages } from "../messages/lists.ts";

/** The response of a detail endpoint. */
export type DetailResponse = Readonly<Record<string, unknown>>;

/** Fetches the details of a row. */
export function useDetailResponse({ endpoint }: ScreenDetail, id: string) {
  const origin = useCallOrigin();
  return useQuery({
    queryKey: [endpoint, id, origin],
    queryFn: ({ signal }) => fetchDetail(endpoint, { params: { id }, signal, origin }),
  });
}

/** Returns the contract's fields of a detail endpoint. */
export function detailFields({ endpoint }: ScreenDetail): Fields {
  return (isCallId(endpoint) && endpointOf(endpoint).fields) || {};
}

async function fetchDetail(endpoint: string, options: CallOptions): Promise<DetailResponse> {
  if (!isCallId(endpoint)) throw new Error(detailMessages.noSuchEndpoint(endpoint));
  const body: unknown = await fetchJson(endpoint, options);
  return typeof body === "object" ? { ...body } : {};
}
