import type { ResolvedFilter } from "@portico/screens";
import type { Filter } from "@portico/ui/filters";
import { useMemo } from "react";
import { barFilter, disabledReasonOf } from "./bar-filter.ts";
import { type PageOrigin, useCallOrigin } from "./client/call-origin.ts";
import { type ScreenClient, useClient } from "./client/screen-client.ts";
import { type FilterValuesByName, lookupQuery } from "./filter-lookups.ts";
import { useHost } from "./host/use-host.ts";
import { usePageMessages } from "./messages/page.ts";
import { useToday } from "./use-date-options.ts";
import { useLookupResponses } from "./use-lookup-responses.ts";

/** Returns a screen's filters for the filter bar, and loads the options of selects. */
export function useFilters(
  resolved: readonly ResolvedFilter[],
  values: FilterValuesByName,
): readonly Filter[] {
  const texts = usePageMessages();
  const today = useToday();
  const client = useClient();
  const origin = useCallOrigin();
  const { parts } = useHost();
  const lookups = useMemo(
    () =>
      resolved.flatMap((one) =>
        disabledReasonOf(one, { values, all: resolved, texts })
          ? []
          : lookupQueryOf(client, one, values, origin),
      ),
    [client, resolved, values, texts, origin],
  );
  const results = useLookupResponses(lookups.map(({ query }) => query));
  return resolved.map((one) =>
    barFilter(one, {
      client,
      values,
      today,
      all: resolved,
      texts,
      origin,
      customFilters: parts?.filters,
      lookup: results[lookups.findIndex(({ of }) => of === one)],
    }),
  );
}

/**
 * Returns the lookup request of a filter. A search field needs it only for the label of a value that came with the
 * URL.
 */
function lookupQueryOf(
  client: ScreenClient,
  one: ResolvedFilter,
  values: FilterValuesByName,
  origin: PageOrigin | undefined,
) {
  if (one.kind !== "single") return [];
  const { name, filter } = one;
  const isValueTheLabel = filter.kind === "asyncSelect" && filter.optionValue === "name";
  if (filter.kind !== "select" && (filter.kind !== "asyncSelect" || isValueTheLabel || !values[name]))
    return [];
  return [{ of: one, query: lookupQuery(client, filter, values, origin) }];
}
