import type { Fields } from "@portico/endpoints";
import type { ScreenDetail } from "@portico/screens";
import { useQuery } from "@tanstack/react-query";
import { useCallOrigin } from "../client/call-origin.ts";
import { findCall } from "../client/find-endpoint.ts";
import { type CallOptions, type ScreenClient, useClient } from "../client/screen-client.ts";
import { useDetailMessages } from "../messages/lists.ts";

/** The response of a detail endpoint. */
export type DetailResponse = Readonly<Record<string, unknown>>;

/** Fetches the details of a row. */
export function useDetailResponse({ endpoint }: ScreenDetail, id: string) {
  const client = useClient();
  const texts = useDetailMessages();
  const origin = useCallOrigin();
  return useQuery({
    queryKey: [endpoint, id, origin],
    queryFn: ({ signal }) => {
      if (!findCall(client, endpoint)) throw new Error(texts.noSuchEndpoint(endpoint));
      return fetchDetail(client, endpoint, { params: { id }, signal, origin });
    },
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
  const body = await client.fetchJson(endpoint, options);
  return typeof body === "object" ? { ...body } : {};
}
