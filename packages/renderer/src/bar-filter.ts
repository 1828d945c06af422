import { acceptsSeveralValues, type FilterValue } from "@portico/endpoints";
import type { ResolvedFilter } from "@portico/screens";
import type { Filter } from "@portico/ui/filters";
import { formatDate } from "@portico/ui/format";
import type { PageOrigin } from "./client/call-origin.ts";
import type { ScreenClient } from "./client/screen-client.ts";
import {
  type FilterValuesByName,
  type LookupResponse,
  lookupLabels,
  lookupSearch,
  selectOptions,
} from "./filter-lookups.ts";
import type { CustomFilter } from "./host/screen-parts.ts";
import type { PageMessages } from "./messages/renderer-messages.ts";

/** What a filter's control depends on. */
export interface BarFilterContext {
  readonly client: ScreenClient;
  /** The current filter values. */
  readonly values: FilterValuesByName;
  /** Today as `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
  /** All filters of the screen. */
  readonly all: readonly ResolvedFilter[];
  readonly texts: PageMessages;
  /** The state of its lookup, if it has one. */
  readonly lookup: LookupResponse | undefined;
  /** The app's custom filters. @default none */
  readonly customFilters?: Readonly<Record<string, CustomFilter>> | undefined;
  /** The custom screen or preview that the list belongs to. */
  readonly origin?: PageOrigin | undefined;
}

/** The first and last selectable year, relative to this year (specification, part 1, section 9). */
const years = { before: 10, after: 2 };

/** Converts a filter of a screen to a filter of the filter bar. */
export function barFilter(one: ResolvedFilter, context: BarFilterContext): Filter {
  const { label } = one;
  switch (one.kind) {
    case "dateRange":
      return { kind: "dateRange", label, from: one.from, to: one.to };
    case "numberRange":
      return { kind: "numberRange", label, from: one.from, to: one.to, step: 0.01 };
    case "custom":
      return customFilter(one, context);
    case "single":
      return singleFilter(one, context);
  }
}

function singleFilter(one: Extract<ResolvedFilter, { kind: "single" }>, context: BarFilterContext): Filter {
  const { client, values, today, texts, lookup, origin } = context;
  const { name, label, filter } = one;
  const year = Number(today.slice(0, 4));
  switch (filter.kind) {
    case "text":
      return { kind: "text", name, label, disabledReason: disabledReasonOf(one, context) };
    case "date":
    case "number":
    case "month":
    case "yesNo":
      return { kind: filter.kind, name, label };
    case "isEmpty":
      return { kind: "yesNo", name, label };
    case "year":
      return { kind: "year", name, label, first: year - years.before, last: year + years.after };
    case "choice":
      return {
        kind: acceptsSeveralValues(filter) ? "multiSelect" : "select",
        name,
        label,
        options: filter.values.map((value) => ({ value, label: value })),
      };
    case "select":
    case "asyncSelect": {
      const disabledReason = disabledReasonOf(one, context);
      const shared = { name, label, dependsOn: filter.dependsOn ?? [], disabledReason };
      const isMultiple = acceptsSeveralValues(filter);
      if (filter.kind === "select") {
        const kind = isMultiple ? "multiSelect" : "select";
        return { kind, ...shared, ...selectOptions(filter, lookup, texts) };
      }
      const search = lookupSearch(client, filter, values, origin);
      const valueLabels = lookupLabels(filter, lookup);
      if (isMultiple) return { kind: "multiSelect", ...shared, search, valueLabels };
      return { kind: "asyncSelect", ...shared, search, valueLabel: valueLabels[oneValue(values[name])] };
    }
  }
}

/**
 * Returns why a filter is disabled: the first filter it depends on is on the screen and not set. Further dependencies
 * only narrow its options. A filter with a value is never disabled, and neither is one whose options are searched.
 */
export function disabledReasonOf(
  one: ResolvedFilter,
  context: Pick<BarFilterContext, "values" | "all" | "texts">,
): string | undefined {
  const { values, all, texts } = context;
  if (one.kind !== "single" || values[one.name]) return undefined;
  if (one.needsDays) return missingDaysReason(one.needsDays, context);
  if (one.filter.kind === "asyncSelect") return undefined;
  const { dependsOn = [] } = "dependsOn" in one.filter ? one.filter : {};
  const [first] = dependsOn.flatMap((name) => all.filter(({ names }) => names.includes(name)));
  const isSet = first?.names.some((name) => values[name]) ?? true;
  return first && !isSet ? texts.listPage.selectFirst(first.label) : undefined;
}

/** A text search in a very large list requires a date range, if the screen shows its filters. */
function missingDaysReason(
  { from, to }: NonNullable<ResolvedFilter["needsDays"]>,
  { values, all, texts }: Pick<BarFilterContext, "values" | "all" | "texts">,
): string | undefined {
  if (values[from] && values[to]) return undefined;
  const isShown = all.some(({ names }) => names.includes(from));
  return isShown ? texts.listPage.chooseDates : undefined;
}

/** A value that isn't offered today, such as one of an old link, is added to the options with its date. */
function customFilter(
  { names, label, part }: Extract<ResolvedFilter, { kind: "custom" }>,
  { values, today, texts, customFilters = {} }: BarFilterContext,
): Filter {
  const [name = ""] = names;
  const options = customFilters[part]?.(today) ?? [];
  const value = oneValue(values[name]);
  const isUnlisted = value !== "" && options.every((option) => option.value !== value);
  const unlisted = isUnlisted ? [{ value, label: texts.listPage.until(formatDate(value) || value) }] : [];
  return { kind: "select", name, label, options: [...unlisted, ...options] };
}

function oneValue(value: FilterValue | undefined): string {
  return typeof value === "string" ? value : "";
}
