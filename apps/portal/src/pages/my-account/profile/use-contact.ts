import { contactEndpoints } from "@portico/contract/features/contacts";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../api/client.ts";
import { addEndpoints } from "../../../api/known-endpoints.ts";
import { useSession } from "../../../session/session.ts";

addEndpoints(contactEndpoints);

/** What was fetched of a contact to show it is under this key. */
export const contactKey = (id: string) => ["contacts.get", id];
/** The contact to edit, always freshly loaded. */
export const openedContactKey = (id: string) => [...contactKey(id), "opened"];

/** One's own contact, named by the session. It is not fetched again by itself while it is being changed. */
export function useContact() {
  const id = useSession()?.contactId ?? undefined;
  const query = useQuery({
    queryKey: openedContactKey(id ?? ""),
    queryFn: ({ signal }) => fetchJson("contacts.get", { params: { id: id ?? "" }, signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { ...query, hasContact: id !== undefined };
}
