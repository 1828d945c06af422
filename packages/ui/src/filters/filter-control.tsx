"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { monthNames } from "../calendar/month-names.js";
import { useLocale } from "../format-provider/use-locale.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";
import { useMessages } from "../messages/use-messages.js";
import { Select, type SelectOption } from "../select/select.js";
import { TextField } from "../text-field/text-field.js";
import type { AsyncSelectControlProps } from "./async-select-control.js";
import type { CalendarRangeControlProps } from "./calendar-range-control.js";
import { DayRangeControl } from "./day-range-control.js";
import type {
  DateFilter,
  Filter,
  FilterValue,
  FilterValues,
  RangeFilter,
  SelectFilter,
  TextFilter,
} from "./filter.js";
import { textOf } from "./filter-values.js";
import type { MultiSelectControlProps } from "./multi-select-control.js";
import type { NumberFilterControlProps, NumberRangeControlProps } from "./number-controls.js";
import type { OptionControlProps } from "./option-control.js";
import { useDebouncedInput } from "./use-debounced-input.js";

/** Loaded with the first filter of this kind, because most lists have none. If loading fails, an error is shown. */
const AsyncSelectControl = lazy<ComponentType<AsyncSelectControlProps>>(() =>
  import("./async-select-control.js").then(
    (module) => ({ default: module.AsyncSelectControl }),
    () => ({ default: ControlNotLoaded }),
  ),
);

const MultiSelectControl = lazy<ComponentType<MultiSelectControlProps>>(() =>
  import("./multi-select-control.js").then(
    (module) => ({ default: module.MultiSelectControl }),
    () => ({ default: ControlNotLoaded }),
  ),
);

const CalendarRangeControl = lazy<ComponentType<CalendarRangeControlProps>>(() =>
  import("./calendar-range-control.js").then(
    (module) => ({ default: module.CalendarRangeControl }),
    () => ({ default: ControlNotLoaded }),
  ),
);

const NumberFilterControl = lazy<ComponentType<NumberFilterControlProps>>(() =>
  import("./number-controls.js").then(
    (module) => ({ default: module.NumberFilterControl }),
    () => ({ default: ControlNotLoaded }),
  ),
);

const NumberRangeControl = lazy<ComponentType<NumberRangeControlProps>>(() =>
  import("./number-controls.js").then(
    (module) => ({ default: module.NumberRangeControl }),
    () => ({ default: ControlNotLoaded }),
  ),
);

const OptionControl = lazy<ComponentType<OptionControlProps>>(() =>
  import("./option-control.js").then(
    (module) => ({ default: module.OptionControl }),
    () => ({ default: ControlNotLoaded }),
  ),
);

export interface FilterControlProps {
  /** The filter. */
  filter: Filter;
  /** The active filters. Controlled by the page. */
  values: FilterValues;
  /** Milliseconds from the last keystroke to the change. */
  debounce: number;
  /** Called with new values by name; empty clears a filter. */
  onPatch: (patch: FilterValues) => void;
  /** Called with the label of a value selected by search. */
  onPick?: ((option: { value: string; label: string }) => void) | undefined;
  /** A few options are found by typing, as many are, in place of a browser's select. @default false */
  isTyped?: boolean | undefined;
}

/** The input of a filter, by kind. A disabled filter shows its reason as the placeholder. */
export function FilterControl(props: FilterControlProps) {
  const { filter, values, debounce, onPatch, onPick = passOver, isTyped = false } = props;
  if (filter.disabledReason !== undefined) {
    const { label, disabledReason } = filter;
    return <TextField label={label} disabled={true} placeholder={disabledReason} title={disabledReason} />;
  }
  if (filter.kind === "dateRange" && filter.hasCalendar) {
    return (
      <LazyControl label={filter.label}>
        <CalendarRangeControl filter={filter} values={values} debounce={debounce} onPatch={onPatch} />
      </LazyControl>
    );
  }
  if (filter.kind === "dateRange") {
    return <DayRangeControl filter={filter} values={values} debounce={debounce} onPatch={onPatch} />;
  }
  if (filter.kind === "numberRange") {
    return (
      <LazyControl label={filter.label}>
        <NumberRangeControl filter={filter} values={values} debounce={debounce} onPatch={onPatch} />
      </LazyControl>
    );
  }
  const value = textOf(values[filter.name]);
  const commit = (next: FilterValue) => onPatch({ [filter.name]: next });
  if (filter.kind === "asyncSelect") {
    return (
      <LazyControl label={filter.label}>
        <AsyncSelectControl filter={filter} value={value} onCommit={commit} onPick={onPick} />
      </LazyControl>
    );
  }
  if (filter.kind === "multiSelect") {
    return (
      <LazyControl label={filter.label}>
        <MultiSelectControl
          filter={filter}
          value={values[filter.name] ?? ""}
          onCommit={commit}
          onPick={onPick}
        />
      </LazyControl>
    );
  }
  if (filter.kind === "number") {
    return (
      <LazyControl label={filter.label}>
        <NumberFilterControl filter={filter} value={value} debounce={debounce} onCommit={commit} />
      </LazyControl>
    );
  }
  if (filter.kind === "custom") return filter.render({ label: filter.label, value, onChange: commit });
  return <OneValueControl {...{ filter, value, debounce, isTyped }} onCommit={commit} />;
}

function passOver() {}

/** Only after hydration: `renderToString` cannot wait for lazy code, and React would warn. */
function LazyControl({ label, children }: { label: string; children: ReactNode }) {
  const waiting = <TextField label={label} disabled={true} />;
  return useIsHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

function ControlNotLoaded({ filter, label = filter?.label ?? "" }: { filter?: Filter; label?: string }) {
  const { field } = useMessages();
  return <TextField label={label} disabled={true} error={field.notLoaded} />;
}

interface OneValueControlProps {
  filter: Exclude<Filter, RangeFilter | { kind: "asyncSelect" | "multiSelect" | "number" | "custom" }>;
  value: string;
  debounce: number;
  isTyped: boolean;
  onCommit: (value: string) => void;
}

function OneValueControl({ filter, value, debounce, isTyped, onCommit }: OneValueControlProps) {
  const { filters: texts } = useMessages();
  const locale = useLocale();
  const choice = (known: readonly SelectOption[], more: Partial<SelectFilter> = {}) => {
    const { label, name } = filter;
    const { isLoading = false, error } = more;
    const shared = { label, name, value, options: withValue(known, value), isLoading, error };
    return isTyped ? (
      <LazyControl label={label}>
        <OptionControl {...shared} onCommit={onCommit} />
      </LazyControl>
    ) : (
      <Select {...shared} placeholder={texts.any} onChange={(event) => onCommit(event.target.value)} />
    );
  };
  switch (filter.kind) {
    case "text":
    case "date":
      return <TypedControl filter={filter} value={value} debounce={debounce} onCommit={onCommit} />;
    case "select":
      return choice(filter.options, filter);
    case "month":
      return choice(monthNames(locale).map((label, index) => ({ value: String(index + 1), label })));
    case "year":
      return choice(years(filter.first, filter.last));
    case "yesNo":
      return choice([
        { value: "true", label: texts.yes },
        { value: "false", label: texts.no },
      ]);
  }
}

interface TypedControlProps extends Omit<OneValueControlProps, "filter" | "isTyped"> {
  filter: TextFilter | DateFilter;
}

function TypedControl({ filter, value, debounce, onCommit }: TypedControlProps) {
  const input = useDebouncedInput({ value, debounce, isDate: filter.kind === "date", onCommit });
  return (
    <TextField
      {...input}
      label={filter.label}
      name={filter.name}
      type={filter.kind}
      placeholder={filter.kind === "text" ? filter.placeholder : undefined}
    />
  );
}

function years(first: number, last: number): readonly SelectOption[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => {
    const year = String(last - back);
    return { value: year, label: year };
  });
}

/** Includes the current value if it is not among the options. */
function withValue(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  const isListed = value === "" || options.some((option) => option.value === value);
  return isListed ? options : [{ value, label: value }, ...options];
}
