import { contactEndpoints } from "@portico/contract/features/people/contacts";
import { useQuery } from "@tanstack/react-query";
import { client, fetchJson } from "../../../../api/client.ts";

client.add(contactEndpoints);

/** What was fetched of a contact to show it is under this key. */
export const contactKey = (id: string) => ["contacts.get", id];
/** The contact to edit, always freshly loaded. */
export const openedContactKey = (id: string) => [...contactKey(id), "opened"];

/** Fetches a contact to edit. It is not fetched again while it is being changed. */
export function useContact(id: string) {
  return useQuery({
    queryKey: openedContactKey(id),
    queryFn: ({ signal }) => fetchJson("contacts.get", { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
