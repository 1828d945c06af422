"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { ListFilter } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import { activeFilters } from "./active-filters.js";
import type { Filter, FilterChange, FilterValues } from "./filter.js";
import { FilterChips } from "./filter-chips.js";
import { FilterControl } from "./filter-control.js";
import { changeFilters, namesOf } from "./filter-values.js";

export interface FilterBarProps extends HTMLAttributes<HTMLElement> {
  /** The filters in display order. */
  filters: readonly Filter[];
  /** The active filters. Controlled by the page. */
  values: FilterValues;
  /** Called with all values after filters were changed, removed or cleared. */
  onValuesChange: (change: FilterChange) => void;
  /** Chips of filters that always apply, as `FixedFilterChips`. They are neither counted nor cleared. @default none */
  fixedFilters?: ReactNode;
  /** Milliseconds from the last keystroke to the change. @default 500 */
  debounce?: number | undefined;
}

/**
 * A list's filters in a wrapping row, with locked chips for fixed filters and removable chips for active ones below.
 * Narrow containers collapse the inputs behind a button.
 */
export const FilterBar = forwardRef<HTMLElement, FilterBarProps>(function FilterBar(
  { filters, values, onValuesChange, fixedFilters, debounce = 500, className, ...rest },
  ref,
) {
  const messages = useMessages();
  const { filters: texts } = messages;
  const formId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  // Clearing also discards typed text that was not applied yet, by remounting the inputs.
  const [round, setRound] = useState(0);
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
    setRound(round + 1);
    patch(Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, ""])));
  };
  const inUse = activeFilters(filters, values, messages, picked);

  return (
    <search
      {...rest}
      ref={ref}
      data-active-filters={inUse.length}
      className={cx(
        "ui:@container ui:flex ui:flex-wrap ui:items-center ui:gap-x-2 ui:font-sans ui:print:hidden",
        className,
      )}
    >
      <Button
        size="sm"
        className={cx("ui:self-start ui:@3xl:hidden", isUnfolded && "ui:mb-2")}
        icon={<ListFilter size={16} />}
        aria-expanded={isUnfolded}
        aria-controls={formId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {texts.show(inUse.length)}
      </Button>
      <form
        key={round}
        id={formId}
        aria-label={texts.label}
        onSubmit={(event) => event.preventDefault()}
        className={cx(
          "ui:mb-3 ui:w-full ui:grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] ui:items-start ui:gap-3 ui:@max-3xl:grid-cols-2 ui:@3xl:grid",
          isUnfolded ? "ui:grid" : "ui:hidden",
        )}
      >
        {filters.map((filter) => (
          <FilterControl
            key={namesOf(filter).join()}
            filter={filter}
            values={values}
            debounce={debounce}
            onPatch={patch}
            onPick={({ value, label }) => setPicked((before) => ({ ...before, [value]: label }))}
          />
        ))}
      </form>
      <div className="ui:flex ui:min-h-control-sm ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:gap-2">
        {fixedFilters}
        <FilterChips
          inUse={inUse}
          onRemove={(names) => patch(Object.fromEntries(names.map((name) => [name, ""])))}
        />
        <Button
          size="sm"
          variant="ghost"
          data-clear=""
          // Aligns the label with the inputs above if the button starts a line.
          className="ui:-ms-2.5"
          onClick={clear}
        >
          {texts.clear}
        </Button>
      </div>
    </search>
  );
});
