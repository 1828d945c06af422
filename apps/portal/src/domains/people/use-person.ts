import { noteEndpoints } from "@portico/contract/features/notes";
import { peopleEndpoints } from "@portico/contract/features/people/people";
import type { ResponseBody } from "@portico/contract/schemas";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { client, fetchJson } from "../../api/client.ts";

client.add({ ...peopleEndpoints, ...noteEndpoints });

/** A person, as far as the user can see. */
export type Person = ResponseBody<"people.get">;

/** A person who may be the same. */
export type PossiblePerson = Extract<Person["attention"][number], { kind: "possible" }>;

/** Whether a record is an application, offline or at the Marketplace. */
export function isApplication({ kind }: Pick<Person["records"][number], "kind">): boolean {
  return kind === "application" || kind === "marketplaceApplication";
}

const key = "people.get";

/** The query of the person of a record. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: [key, id],
    queryFn: ({ signal }) => fetchJson("people.get", { params: { id }, signal }),
  });
}

/** Loads the person of a record. */
export function usePerson(id: string) {
  return useQuery(personQuery(id));
}

/** Loads people with their notes and events again, after a decision about them. */
export function useReloadPeople(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([key, "notes.list"].map((first) => queries.invalidateQueries({ queryKey: [first] })));
  };
}
