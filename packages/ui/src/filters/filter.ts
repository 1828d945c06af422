import type { ComboboxSearch } from "../combobox/combobox-option.js";
import type { SelectOption } from "../select/select.js";

/** The filters in use, by their name; what is not in use is not there. Every value is a text, as in an address. */
export type FilterValues = Readonly<Record<string, string>>;

interface CommonFilter {
  /** What the reader calls it. */
  label: string;
  /** Names of the filters that narrow its choices; when one of them changes, this one is emptied. */
  dependsOn?: readonly string[];
  /** Why it cannot be used for now ('Choose a state first'); shown in its place. */
  disabledReason?: string | undefined;
}

interface OneValue extends CommonFilter {
  /** Its name in the values. */
  name: string;
}

/** Two values, each of which may be missing. */
interface Range extends CommonFilter {
  /** The name of the lower bound in the values. */
  from: string;
  /** The name of the upper bound in the values. */
  to: string;
}

/** Any text. */
export interface TextFilter extends OneValue {
  kind: "text";
  /** What stands in the empty box. @default none */
  placeholder?: string;
}

/** One of a few choices. */
export interface SelectFilter extends OneValue {
  kind: "select";
  /** The choices, in the order shown; that of any value is added. */
  options: readonly SelectOption[];
  /** The options are on their way. @default false */
  isLoading?: boolean;
  /** Why there are no options. @default none */
  error?: string | undefined;
}

/** One of many choices, found by typing; loaded when the first of them is shown. */
export interface AsyncSelectFilter extends OneValue {
  kind: "asyncSelect";
  /** Finds the choices for what is typed. */
  search: ComboboxSearch;
  /** What the value in use is called, where it was not chosen here but came with the address. */
  valueLabel?: string | undefined;
  /** What stands in the empty box. @default "Any", from the messages */
  placeholder?: string;
}

/** A day, `YYYY-MM-DD`. */
export interface DateFilter extends OneValue {
  kind: "date";
}

/** From a day to a day. */
export interface DateRangeFilter extends Range {
  kind: "dateRange";
}

/** A month of any year, "1" to "12". */
export interface MonthFilter extends OneValue {
  kind: "month";
}

/** A year of four digits. */
export interface YearFilter extends OneValue {
  kind: "year";
  /** The first year offered. */
  first: number;
  /** The last year offered; it stands on top. */
  last: number;
}

/** "true", "false", or either. */
export interface YesNoFilter extends OneValue {
  kind: "yesNo";
}

/** One number. */
export interface NumberFilter extends OneValue {
  kind: "number";
}

/** From a number to a number. */
export interface NumberRangeFilter extends Range {
  kind: "numberRange";
  /** The step of the arrow keys; decimals need one below 1. @default 1 */
  step?: number;
}

/** One filter of a list; `kind` says how it is entered. */
export type Filter =
  | TextFilter
  | SelectFilter
  | AsyncSelectFilter
  | DateFilter
  | DateRangeFilter
  | MonthFilter
  | YearFilter
  | YesNoFilter
  | NumberFilter
  | NumberRangeFilter;

/** A filter of two bounds. */
export type RangeFilter = Extract<Filter, Range>;

/** What the page is to hold. */
export interface FilterChange {
  /** All filters in use after the change: those emptied are gone, those that depended on them too. */
  values: FilterValues;
  /** The names whose value is another now. */
  changed: readonly string[];
}
