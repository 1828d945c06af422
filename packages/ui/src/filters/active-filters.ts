import { formatNumber } from "@portico/format";
import { monthNames } from "../calendar/month-names.js";
import type { Messages } from "../messages/messages.js";
import type { Filter, FilterValues, RangeFilter } from "./filter.js";
import { listOf, namesOf, textOf } from "./filter-values.js";

/** An active filter as shown to users. */
export interface ActiveFilter {
  /** The names to clear when it is removed. */
  names: readonly string[];
  label: string;
  /** The value as shown to users. */
  text: string;
}

/** The texts of values, and how values are written. */
interface FilterTexts extends Pick<Messages, "filters"> {
  /** A BCP 47 tag. */
  locale: string;
  /** Writes a day; undefined if the value is none. */
  date: (value: string) => string | undefined;
}

/** The active filters in the order of their inputs. `picked` has the labels of values selected by search. */
export function activeFilters(
  filters: readonly Filter[],
  values: FilterValues,
  texts: FilterTexts,
  picked: Readonly<Record<string, string>> = {},
): readonly ActiveFilter[] {
  return filters.flatMap((filter) => {
    const names = namesOf(filter).filter((name) => listOf(values[name]).length > 0);
    if (names.length === 0) return [];
    return [{ names, label: filter.label, text: shownText(filter, values, texts, picked) }];
  });
}

function shownText(
  filter: Filter,
  values: FilterValues,
  texts: FilterTexts,
  picked: Readonly<Record<string, string>>,
): string {
  if (filter.kind === "dateRange" || filter.kind === "numberRange") return rangeText(filter, values, texts);
  const value = textOf(values[filter.name]);
  switch (filter.kind) {
    case "text":
    case "year":
    // Often the number of a record, whose digits are not grouped.
    case "number":
      return value;
    case "select":
      return filter.options.find((option) => option.value === value)?.label ?? value;
    case "asyncSelect":
      return picked[value] ?? filter.valueLabel ?? value;
    case "multiSelect": {
      const { options = [], valueLabels = {} } = filter;
      const labelOf = (id: string) => options.find((option) => option.value === id)?.label;
      return listOf(values[filter.name])
        .map((id) => picked[id] ?? labelOf(id) ?? valueLabels[id] ?? id)
        .join(", ");
    }
    case "custom":
      return filter.format?.(value) ?? value;
    case "date":
      return texts.date(value) ?? value;
    case "month":
      return monthNames(texts.locale)[Number(value) - 1] ?? value;
    case "yesNo":
      return value === "true" ? texts.filters.yes : texts.filters.no;
  }
}

function rangeText(
  filter: RangeFilter,
  values: FilterValues,
  { filters: texts, locale, date }: FilterTexts,
): string {
  const number = (value: string) =>
    formatNumber(value) && Number(value).toLocaleString(locale, { maximumFractionDigits: 20 });
  const written = (value: string) => (filter.kind === "dateRange" ? date(value) : number(value)) || value;
  const [from, to] = [textOf(values[filter.from]), textOf(values[filter.to])];
  if (from && to) return texts.between(written(from), written(to));
  return from ? `${texts.from} ${written(from)}` : `${texts.to} ${written(to)}`;
}
