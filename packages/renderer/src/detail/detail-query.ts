import type { Fields } from "@portico/endpoints";
import type { ScreenDetail } from "@portico/screens";
import { useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../client/call-origin.ts";
import { findCall } from "../client/find-endpoint.ts";
import { type CallOptions, type ScreenClient, useClient } from "../client/screen-client.ts";
import { detailMessages } from "../messages/lists.ts";

/** The response of a detail endpoint. */
export type DetailResponse = Readonly<Record<string, unknown>>;

/** Fetches the details of a row. */
export function useDetailResponse({ endpoint }: ScreenDetail, id: string) {
  const client = useClient();
  const origin = useCallOrigin();
  return useQuery({
    queryKey: [endpoint, id, origin],
    queryFn: ({ signal }) => fetchDetail(client, endpoint, { params: { id }, signal, origin }),
  });
}

/** Returns the contract's fields of a detail endpoint. */
export function detailFields(client: ScreenClient, { endpoint }: ScreenDetail): Fields {
  return findCall(client, endpoint)?.fields ?? {};
}

async function fetchDetail(
  client: ScreenClient,
  endpoint: string,
  options: CallOptions,
): Promise<DetailResponse> {
  if (!findCall(client, endpoint)) throw new Error(detailMessages.noSuchEndpoint(endpoint));
  const body = await client.fetchJson(endpoint, options);
  return typeof body === "object" ? { ...body } : {};
}
