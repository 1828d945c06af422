import type { QueryClient } from "@tanstack/react-query";
import { featureOf } from "../api/feature-of.ts";
import { isListId } from "../api/known-endpoints.ts";

/**
 * Fetches again what an action on a list may have changed: all of the list's feature, and notes. Other lists, and
 * what hangs on them, are fetched again once they are opened: a file of policies changes who is unpaid and lost.
 * @param endpointId the list's
 */
export async function refreshLists(client: QueryClient, endpointId: string): Promise<void> {
  const idOf = ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => (typeof id === "string" ? id : "");
  const hangsOnAnother = (id: string) => !isTouched(id, endpointId) && isListId(`${featureOf(id)}.list`);
  await Promise.all([
    client.invalidateQueries({ predicate: (query) => isTouched(idOf(query), endpointId) }),
    client.invalidateQueries({ predicate: (query) => hangsOnAnother(idOf(query)), refetchType: "none" }),
  ]);
}

function isTouched(id: string, endpointId: string): boolean {
  return featureOf(id) === featureOf(endpointId) || featureOf(id) === "notes";
}
