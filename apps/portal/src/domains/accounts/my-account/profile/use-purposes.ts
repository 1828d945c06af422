import { typeGuids } from "@portico/contract";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../api/client.ts";
import type { ListField } from "./contact-form.ts";

const typeOf: Readonly<Record<ListField, string>> = {
  emails: typeGuids.emailPurpose,
  phones: typeGuids.phonePurpose,
  addresses: typeGuids.addressPurpose,
};

/** What the entries of a list can be used for. */
export function usePurposes(list: ListField) {
  const typeGuid = typeOf[list];
  return useQuery({
    queryKey: ["types.lookup", typeGuid],
    queryFn: ({ signal }) => fetchJson("types.lookup", { params: { typeGuid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
