import type { QueryClient } from "@tanstack/react-query";
import { featureOf } from "./client/feature-of.ts";
import { findList } from "./client/find-endpoint.ts";
import type { ScreenClient } from "./client/screen-client.ts";

/**
 * Refetches what an action may have changed: all displayed queries of the list's feature, notes, and queries with
 * `meta.dependsOnLists`, such as counts beside the navigation. Queries of other lists are marked as stale, because a policy
 * upload, for example, also changes unpaid and lost policies.
 * @param endpointId the list endpoint of the changed rows
 */
export async function refreshLists(
  queries: QueryClient,
  client: ScreenClient,
  endpointId: string,
): Promise<void> {
  const idOf = ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => (typeof id === "string" ? id : "");
  const isOfAnotherList = (id: string) =>
    !isAffected(id, endpointId) && findList(client, `${featureOf(id)}.list`) !== undefined;
  await Promise.all([
    queries.invalidateQueries({
      predicate: (query) => query.meta?.dependsOnLists === true || isAffected(idOf(query), endpointId),
    }),
    queries.invalidateQueries({ predicate: (query) => isOfAnotherList(idOf(query)), refetchType: "none" }),
  ]);
}

function isAffected(id: string, endpointId: string): boolean {
  return featureOf(id) === featureOf(endpointId) || featureOf(id) === "notes";
}
