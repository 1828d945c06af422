"use client";

import {
  type ComponentType,
  forwardRef,
  type HTMLAttributes,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../button/button.js";
import { isIsoDate } from "../calendar/is-iso-date.js";
import { cx } from "../class-names/cx.js";
import { useDayWriter } from "../format-provider/use-day-writer.js";
import { useLocale } from "../format-provider/use-locale.js";
import { ListFilter } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import { activeFilters } from "./active-filters.js";
import { AddFilter } from "./add-filter.js";
import type { Filter, FilterChange, FilterValues } from "./filter.js";
import { FilterChips } from "./filter-chips.js";
import type { FilterSheetProps } from "./filter-sheet.js";
import { changeFilters, filterKey, namesOf } from "./filter-values.js";
import { useFittingChips } from "./fitting-chips.js";

/** Loaded when it first opens. If loading fails, nothing opens. */
const FilterSheet = lazy<ComponentType<FilterSheetProps>>(() =>
  import("./filter-sheet.js").then(
    (module) => ({ default: module.FilterSheet }),
    () => ({ default: () => null }),
  ),
);

export interface FilterBarProps extends HTMLAttributes<HTMLElement> {
  /** The filters, the most used first. */
  filters: readonly Filter[];
  /** The active filters. Controlled by the page. */
  values: FilterValues;
  /** Called with all values after filters were changed, removed or cleared. */
  onValuesChange: (change: FilterChange) => void;
  /** Called by 'Clear Filters' instead of `onValuesChange`, to clear the search too. @default only filters are cleared */
  onClear?: (() => void) | undefined;
  /** Chips of filters that always apply, as `FixedFilterChips`. They are neither counted nor cleared. @default none */
  fixedFilters?: ReactNode;
  /** The list's `SearchBox`, at the start of the line. @default none */
  search?: ReactNode;
  /** Milliseconds from the last keystroke to the change. @default 500 */
  debounce?: number | undefined;
}

/**
 * A list's search box and filters on one line. Chips that open the input of a filter fill it, the first filters first;
 * 'Add filter' adds the others. In
 * narrow containers, a button opens a sheet with all inputs, and only active filters have chips.
 */
export const FilterBar = forwardRef<HTMLElement, FilterBarProps>(function FilterBar(
  { filters, values, onValuesChange, onClear, fixedFilters, search, debounce = 500, className, ...rest },
  ref,
) {
  const { filters: texts } = useMessages();
  const locale = useLocale();
  const writeDay = useDayWriter();
  const sheetButton = useRef<HTMLButtonElement>(null);
  const [sheet, setSheet] = useState<{ isOpen: boolean }>();
  const [openKey, setOpenKey] = useState<string>();
  // Their chips stay when they are no longer active, so that the focus stays too.
  const [added, setAdded] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  // Two inputs can change before the page rerenders, so the second must build on the first.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const patch = (next: FilterValues) => {
    const change = changeFilters(latest.current, filters, next);
    latest.current = change.values;
    if (change.changed.length > 0) onValuesChange(change);
  };
  const clear = () => {
    setAdded([]);
    if (onClear) onClear();
    else patch(Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, ""])));
  };
  const add = (key: string) => setAdded((before) => [...before, key]);
  const date = (value: string) => (isIsoDate(value) ? writeDay(value) : undefined);
  const inUse = activeFilters(filters, values, { filters: texts, locale, date }, picked);
  const textOf = (filter: Filter) => inUse.find(({ names }) => isOf(filter, names))?.text;
  const isUsed = (filter: Filter) =>
    textOf(filter) !== undefined || [...added, openKey].includes(filterKey(filter));
  const row = useRef<HTMLDivElement>(null);
  const unused = filters.filter((filter) => !isUsed(filter)).map(filterKey);
  const fitting = useFittingChips(row, unused);
  const hasChip = (filter: Filter) => isUsed(filter) || fitting.includes(filterKey(filter));
  const control = {
    values,
    debounce,
    onPatch: patch,
    onPick: ({ value, label }: { value: string; label: string }) =>
      setPicked((before) => ({ ...before, [value]: label })),
  };

  return (
    <search
      {...rest}
      ref={ref}
      data-active-filters={inUse.length}
      data-keep-clear=""
      className={cx("ui:@container ui:block ui:font-sans", className)}
    >
      <div
        ref={row}
        className="ui:flex ui:min-h-control-sm ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-2 ui:print:min-h-0"
      >
        {search}
        {filters.length > 0 && (
          <Button
            ref={sheetButton}
            size="sm"
            className="ui:@3xl:hidden ui:print:hidden"
            icon={<ListFilter size={16} />}
            aria-haspopup="dialog"
            aria-expanded={sheet?.isOpen ?? false}
            onClick={() => setSheet({ isOpen: true })}
          >
            {texts.show(inUse.length)}
          </Button>
        )}
        {fixedFilters}
        <FilterChips
          chips={filters.filter(hasChip).map((filter) => ({ filter, text: textOf(filter) }))}
          {...{ control, openKey }}
          onOpenChange={setOpenKey}
          onRemove={(filter) => {
            // Narrow containers hide the chip.
            if (sheetButton.current?.offsetParent) sheetButton.current.focus();
            add(filterKey(filter));
            patch(Object.fromEntries(namesOf(filter).map((name) => [name, ""])));
          }}
        />
        <AddFilter
          filters={filters.filter((filter) => !hasChip(filter))}
          onAdd={(key) => {
            add(key);
            setOpenKey(key);
          }}
        />
        {filters.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className={cx("ui:print:hidden", inUse.length === 0 && "ui:@max-3xl:hidden")}
            onClick={clear}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet {...sheet} {...{ filters, control }} onOpenChange={setSheet} onClear={clear} />
        </Suspense>
      )}
    </search>
  );
});

function isOf(filter: Filter, names: readonly string[]): boolean {
  return namesOf(filter).some((name) => names.includes(name));
}
