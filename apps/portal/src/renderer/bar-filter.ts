import type { ResolvedFilter } from "@portico/portal-config";
import type { Filter, FilterValues } from "@portico/ui/filters";
import { formatDate } from "@portico/ui/format";
import type { PageOrigin } from "../api/call-origin.ts";
import { messages } from "../messages/messages.ts";
import { customFilters } from "./custom-parts.ts";
import { choicesOf, type LookupResponse, searchOf } from "./filter-lookups.ts";

/** The data to show a filter. */
export interface BarFilterContext {
  /** The filters in use. */
  readonly values: FilterValues;
  /** Today as `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
  /** All filters of the screen. */
  readonly all: readonly ResolvedFilter[];
  /** The response of its lookup, if it has one. */
  readonly answer: LookupResponse | undefined;
  /** The origin of the list, if it is not a built-in page. */
  readonly origin?: PageOrigin | undefined;
}

/** The years offered, from so many before this one to so many after (specification, part 1, section 9). */
const years = { before: 10, after: 2 };

/** A screen's filter for the filter bar. */
export function barFilter(one: ResolvedFilter, surroundings: BarFilterContext): Filter {
  const { label } = one;
  switch (one.kind) {
    case "dateRange":
      return { kind: "dateRange", label, from: one.from, to: one.to };
    case "numberRange":
      return { kind: "numberRange", label, from: one.from, to: one.to, step: 0.01 };
    case "custom":
      return customFilter(one, surroundings);
    case "single":
      return singleFilter(one, surroundings);
  }
}

function singleFilter(
  one: Extract<ResolvedFilter, { kind: "single" }>,
  { values, today, all, answer, origin }: BarFilterContext,
): Filter {
  const { name, label, filter } = one;
  const year = Number(today.slice(0, 4));
  switch (filter.kind) {
    case "text":
      return { kind: "text", name, label, disabledReason: disabledReasonOf(one, values, all) };
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
        kind: "select",
        name,
        label,
        options: filter.values.map((value) => ({ value, label: value })),
      };
    case "select":
    case "asyncSelect": {
      const disabledReason = disabledReasonOf(one, values, all);
      const shared = { name, label, dependsOn: filter.dependsOn ?? [], disabledReason };
      return filter.kind === "select"
        ? { kind: "select", ...shared, ...choicesOf(filter, answer) }
        : { kind: "asyncSelect", ...shared, ...searchOf(filter, values, values[name] ?? "", answer, origin) };
    }
  }
}

/**
 * Why a filter cannot be used yet: it waits for the first of those it depends on, where the screen shows that; the
 * others only narrow it further. Nothing where it can, or where a value came with the address.
 */
export function disabledReasonOf(
  one: ResolvedFilter,
  values: FilterValues,
  all: readonly ResolvedFilter[],
): string | undefined {
  if (one.kind !== "single" || values[one.name]) return undefined;
  if (one.needsDays) return reasonToWaitForDays(one.needsDays, values, all);
  const { dependsOn = [] } = "dependsOn" in one.filter ? one.filter : {};
  const [first] = dependsOn.flatMap((name) => all.filter(({ names }) => names.includes(name)));
  const isChosen = first?.names.some((name) => values[name]) ?? true;
  return first && !isChosen ? messages.listPage.selectFirst(first.label) : undefined;
}

/** A full-text search in a huge list needs its first and last day, if the screen shows these filters. */
function reasonToWaitForDays(
  { from, to }: NonNullable<ResolvedFilter["needsDays"]>,
  values: FilterValues,
  all: readonly ResolvedFilter[],
): string | undefined {
  if (values[from] && values[to]) return undefined;
  const isShown = all.some(({ names }) => names.includes(from));
  return isShown ? messages.listPage.chooseDates : undefined;
}

/** A choice made on another day is still in use, and says until when. */
function customFilter(
  { names, label, part }: Extract<ResolvedFilter, { kind: "custom" }>,
  { values, today }: BarFilterContext,
): Filter {
  const [name = ""] = names;
  const choices = isCustomFilter(part) ? customFilters[part](today) : [];
  const options = choices.map(({ value, days }) => ({ value, label: messages.listPage.daysAhead(days) }));
  const value = values[name] ?? "";
  const isOld = value !== "" && options.every((option) => option.value !== value);
  const old = isOld ? [{ value, label: messages.listPage.until(formatDate(value) || value) }] : [];
  return { kind: "select", name, label, options: [...old, ...options] };
}

function isCustomFilter(part: string): part is keyof typeof customFilters {
  return Object.hasOwn(customFilters, part);
}
