import type { ResolvedFilter } from "@portico/portal-config";
import type { Filter, FilterValues } from "@portico/ui/filters";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type PageOrigin, useCallOrigin } from "../api/call-origin.ts";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { barFilter, disabledReasonOf } from "./bar-filter.ts";
import { dayOf } from "./days.ts";
import { lookupQuery } from "./filter-lookups.ts";

/** A screen's filters for the filter bar, with the options of its selects. */
export function useFilters(resolved: readonly ResolvedFilter[], values: FilterValues): readonly Filter[] {
  const today = dayOf(new Date(), useConfiguration()?.session?.businessTimeZone);
  const origin = useCallOrigin();
  const lookups = useMemo(
    () =>
      resolved.flatMap((one) =>
        disabledReasonOf(one, values, resolved) ? [] : lookedUp(one, values, origin),
      ),
    [resolved, values, origin],
  );
  const answers = useQueries({ queries: lookups.map(({ query }) => query) });
  return resolved.map((one) =>
    barFilter(one, {
      values,
      today,
      all: resolved,
      origin,
      answer: answers[lookups.findIndex(({ of }) => of === one)],
    }),
  );
}

/** Of what is searched, only what the address brought needs to be looked up: what it is called. */
function lookedUp(one: ResolvedFilter, values: FilterValues, origin: PageOrigin | undefined) {
  if (one.kind !== "single") return [];
  const { name, filter } = one;
  const isNamedByItself = filter.kind === "asyncSelect" && filter.optionValue === "name";
  if (filter.kind !== "select" && (filter.kind !== "asyncSelect" || isNamedByItself || !values[name]))
    return [];
  return [{ of: one, query: lookupQuery(filter, values, origin) }];
}
