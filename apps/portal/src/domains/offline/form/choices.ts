import { typeGuids } from "@portico/contract";
import type { SelectOption } from "@portico/ui/forms";
import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../api/client.ts";
import { offlineMessages } from "../../../messages/offline-applications.ts";

/** The options of a select for texts by value. */
export function choicesOf(texts: Readonly<Record<string, string>>): readonly SelectOption[] {
  return Object.entries(texts).map(([value, label]) => ({ value, label }));
}

const { options } = offlineMessages;
export const sexes = choicesOf(options.sex);
export const migratoryStatuses = choicesOf(options.migratoryStatus);
export const relations = choicesOf(options.relation);
export const incomeTypes = choicesOf(options.typeOfIncome);
export const languages = choicesOf(options.language);

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** Where applications come from. Empty until loaded. */
export function useSources(): readonly SelectOption[] {
  const typeGuid = typeGuids.applicationSource;
  const { data = [] } = useQuery({
    queryKey: ["types.lookup", typeGuid],
    queryFn: ({ signal }) => fetchJson("types.lookup", { params: { typeGuid }, signal }),
    ...forever,
  });
  return data.map(({ id, name }) => ({ value: id ?? "", label: name ?? "" }));
}

/** The states by postal code. Empty until loaded. */
export function useStates(): readonly SelectOption[] {
  const { data = [] } = useQuery({
    queryKey: ["states.lookup"],
    queryFn: ({ signal }) => fetchJson("states.lookup", { signal }),
    ...forever,
  });
  return data.map(({ code, name }) => ({ value: code ?? "", label: name ?? "" }));
}

/** The carriers. Empty until loaded. */
export function useCarriers(): readonly SelectOption[] {
  const { data = [] } = useQuery({
    queryKey: ["carriers.lookup"],
    queryFn: ({ signal }) => fetchJson("carriers.lookup", { signal }),
    ...forever,
  });
  return data.map(({ id, name }) => ({ value: id ?? "", label: name ?? "" }));
}
