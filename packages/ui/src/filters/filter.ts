import type { ReactNode } from "react";
import type { ComboboxSearch } from "../combobox/combobox-option.js";
import type { SelectOption } from "../select/select.js";

/** The value of a filter: a text, as in a URL, or several of a `multiSelect`. Empty without a value. */
export type FilterValue = string | readonly string[];

/** The active filters by name. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

interface CommonFilter {
  /** The filter's label. */
  label: string;
  /** Names of filters that determine its options. Changing one of them clears this filter. */
  dependsOn?: readonly string[] | undefined;
  /** Why it is disabled ('Choose a state first'); shown as its placeholder. */
  disabledReason?: string | undefined;
}

interface OneValue extends CommonFilter {
  /** Its name in the values. */
  name: string;
}

/** Two values, each optional. */
interface Range extends CommonFilter {
  /** Name of the lower bound in the values. */
  from: string;
  /** Name of the upper bound in the values. */
  to: string;
}

/** Free text. */
export interface TextFilter extends OneValue {
  kind: "text";
  /** Placeholder of the empty input. @default none */
  placeholder?: string | undefined;
}

/** A select with a few options. */
export interface SelectFilter extends OneValue {
  kind: "select";
  /** The options in display order. 'Any' is added. */
  options: readonly SelectOption[];
  /** The options are loading. @default false */
  isLoading?: boolean | undefined;
  /** Why the options failed to load. @default none */
  error?: string | undefined;
}

/** A select with search, for many options. Its code loads when the first one is shown. */
export interface AsyncSelectFilter extends OneValue {
  kind: "asyncSelect";
  /** Returns the options for the typed text. */
  search: ComboboxSearch;
  /** Label of the current value if it was not selected here but comes from the URL. */
  valueLabel?: string | undefined;
  /** Placeholder of the empty input. @default "Any", from the messages */
  placeholder?: string | undefined;
}

/** Several options, found by typing; the value is one id or a list of them. Loaded with the first one. */
export interface MultiSelectFilter extends OneValue {
  kind: "multiSelect";
  /** The options in display order, if all are known. */
  options?: readonly SelectOption[] | undefined;
  /** Returns the options for the typed text, if they are searched elsewhere. */
  search?: ComboboxSearch | undefined;
  /** The options are loading. @default false */
  isLoading?: boolean | undefined;
  /** Why the options failed to load. @default none */
  error?: string | undefined;
  /** Labels of values that were not selected here but come from the URL. @default those of `options`, or else the value */
  valueLabels?: Readonly<Record<string, string>> | undefined;
  /** Placeholder of the empty input. @default "Any", from the messages */
  placeholder?: string | undefined;
}

/** A filter of your own. */
export interface CustomFilter extends OneValue {
  kind: "custom";
  /** Renders the input; it is named by the filter's label. */
  render: (input: { label: string; value: string; onChange: (value: string) => void }) => ReactNode;
  /** The value as shown to users. @default the value */
  format?: ((value: string) => string) | undefined;
}

/** A day, `YYYY-MM-DD`. */
export interface DateFilter extends OneValue {
  kind: "date";
}

/** A range of days. */
export interface DateRangeFilter extends Range {
  kind: "dateRange";
  /** One field with a calendar in place of two browser inputs; loaded with the first one. @default false */
  hasCalendar?: boolean | undefined;
}

/** A month, "1" to "12". */
export interface MonthFilter extends OneValue {
  kind: "month";
}

/** A four-digit year. */
export interface YearFilter extends OneValue {
  kind: "year";
  /** The first year in the list. */
  first: number;
  /** The last year in the list, shown on top. */
  last: number;
}

/** "true", "false", or any. */
export interface YesNoFilter extends OneValue {
  kind: "yesNo";
}

/** A number. */
export interface NumberFilter extends OneValue {
  kind: "number";
  /** Step of the arrow keys. The filter accepts as many decimals as the step has. @default 0.01 */
  step?: number | undefined;
}

/** A range of numbers. */
export interface NumberRangeFilter extends Range {
  kind: "numberRange";
  /** Step of the arrow keys. The filter accepts as many decimals as the step has. @default 1 */
  step?: number | undefined;
}

/** A filter of a list; `kind` is its input type. */
export type Filter =
  | TextFilter
  | SelectFilter
  | AsyncSelectFilter
  | DateFilter
  | DateRangeFilter
  | MonthFilter
  | YearFilter
  | YesNoFilter
  | MultiSelectFilter
  | CustomFilter
  | NumberFilter
  | NumberRangeFilter;

/** A filter with two bounds. */
export type RangeFilter = Extract<Filter, Range>;

/** A filter that the page always applies and users cannot change. */
export interface FixedFilter {
  /** The filter's label: 'Carrier'. */
  label: string;
  /** What its values are limited to: 'is Ambetter'. */
  condition: string;
}

/** The new filter values. */
export interface FilterChange {
  /** All active filters after the change, without cleared ones and their dependents. */
  values: FilterValues;
  /** Names of the changed values. */
  changed: readonly string[];
}
