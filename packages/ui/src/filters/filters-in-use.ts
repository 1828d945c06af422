import { formatDate, formatNumber } from "@portico/format";
import type { Messages } from "../messages/messages.js";
import type { Filter, FilterValues, RangeFilter } from "./filter.js";
import { namesOf } from "./filter-values.js";
import { monthNames } from "./months.js";

/** A filter in use, in words. */
export interface FilterInUse {
  /** The names that are emptied when it is removed. */
  names: readonly string[];
  label: string;
  /** The value as the reader knows it. */
  text: string;
}

type Words = Pick<Messages, "filters" | "locale">;

/** The filters in use, in the order of their inputs; `picked` are the labels of values chosen by searching. */
export function filtersInUse(
  filters: readonly Filter[],
  values: FilterValues,
  words: Words,
  picked: Readonly<Record<string, string>> = {},
): readonly FilterInUse[] {
  return filters.flatMap((filter) => {
    const names = namesOf(filter).filter((name) => values[name]);
    if (names.length === 0) return [];
    return [{ names, label: filter.label, text: textOf(filter, values, words, picked) }];
  });
}

function textOf(
  filter: Filter,
  values: FilterValues,
  words: Words,
  picked: Readonly<Record<string, string>>,
): string {
  if (filter.kind === "dateRange" || filter.kind === "numberRange") return rangeText(filter, values, words);
  const value = values[filter.name] ?? "";
  switch (filter.kind) {
    case "text":
    case "year":
      return value;
    case "select":
      return filter.options.find((option) => option.value === value)?.label ?? value;
    case "asyncSelect":
      return picked[value] ?? filter.valueLabel ?? value;
    case "date":
      return formatDate(value) || value;
    case "number":
      return formatNumber(value) || value;
    case "month":
      return monthNames(words.locale)[Number(value) - 1] ?? value;
    case "yesNo":
      return value === "true" ? words.filters.yes : words.filters.no;
  }
}

function rangeText(filter: RangeFilter, values: FilterValues, { filters: words }: Words): string {
  const written = (value: string) =>
    (filter.kind === "dateRange" ? formatDate(value) : formatNumber(value)) || value;
  const [from, to] = [values[filter.from], values[filter.to]];
  if (from && to) return words.between(written(from), written(to));
  return from ? `${words.from} ${written(from)}` : `${words.to} ${written(to ?? "")}`;
}
