import type { ListEndpoint } from "@portico/contract";
import {
  type FixedFilterValues,
  fixedFiltersWithLabels,
  type LabelOfValue,
} from "@portico/portal-config/description";
import { useCallOrigin } from "../../api/call-origin.ts";
import { fixedFilterMessages } from "../../messages/lists.ts";
import { lookupQuery, selectOptions } from "../filter-lookups.ts";
import { useLookupResponses } from "../use-lookup-responses.ts";

/** Returns the labels of fixed filters' values. A value without a label, or whose lookup fails, is its own label. */
export function useValueLabels(values: FixedFilterValues, list: ListEndpoint | undefined): LabelOfValue {
  const origin = useCallOrigin();
  const lookups = list ? fixedFiltersWithLabels(Object.keys(values), list) : [];
  const responses = useLookupResponses(
    lookups.map(({ filter }) => ({ ...lookupQuery(filter, values, origin), retry: false })),
  );
  return (name, value) => {
    const index = lookups.findIndex((one) => one.name === name);
    const [lookup, response] = [lookups[index], responses[index]];
    if (!lookup || !response) return value;
    if (response.isPending) return fixedFilterMessages.loading;
    const { options } = selectOptions(lookup.filter, response);
    return options.find((option) => option.value === value)?.label || value;
  };
}
