import type { ListEndpoint } from "@portico/endpoints";
import {
  type FixedFilterValues,
  fixedFiltersWithLabels,
  type LabelOfValue,
} from "@portico/screens/description";
import { useCallOrigin } from "../client/call-origin.ts";
import { useClient } from "../client/screen-client.ts";
import { lookupQuery, selectOptions } from "../filter-lookups.ts";
import { useFixedFilterMessages } from "../messages/lists.ts";
import { useLookupResponses } from "../use-lookup-responses.ts";

/** What the lookups of fixed filters know about their values. */
export interface ValueOptions {
  /** The label of a value. A value without a label, or whose lookup fails, is its own label. */
  readonly labelOf: LabelOfValue;
  /** Whether the lookup of a filter doesn't have the value: there is no such record, or the user can't see it. */
  readonly isMissing: (name: string, value: string) => boolean;
}

/** Looks up the values of fixed filters. */
export function useValueOptions(values: FixedFilterValues, list: ListEndpoint | undefined): ValueOptions {
  const client = useClient();
  const texts = useFixedFilterMessages();
  const origin = useCallOrigin();
  const lookups = list ? fixedFiltersWithLabels(Object.keys(values), list) : [];
  const responses = useLookupResponses(
    lookups.map(({ filter }) => ({ ...lookupQuery(client, filter, values, origin), retry: false })),
  );
  const optionsOf = (name: string) => {
    const index = lookups.findIndex((one) => one.name === name);
    const [lookup, response] = [lookups[index], responses[index]];
    return lookup && response && { ...selectOptions(lookup.filter, response), isLoaded: !!response.data };
  };
  return {
    labelOf: (name, value) => {
      const known = optionsOf(name);
      if (known?.isLoading) return texts.loading;
      return known?.options.find((option) => option.value === value)?.label || value;
    },
    isMissing: (name, value) => {
      const known = optionsOf(name);
      return known?.isLoaded === true && !known.options.some((option) => option.value === value);
    },
  };
}

/** Returns the labels of fixed filters' values. */
export function useValueLabels(values: FixedFilterValues, list: ListEndpoint | undefined): LabelOfValue {
  return useValueOptions(values, list).labelOf;
}
