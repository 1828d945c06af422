"use client";

import { controlStyles } from "../field/control-styles.js";
import type { DateRangeFilter, FilterValues } from "./filter.js";
import { textOf } from "./filter-values.js";
import { RangeFieldset } from "./range-fieldset.js";
import { useDebouncedInput } from "./use-debounced-input.js";

interface DayRangeControlProps {
  filter: DateRangeFilter;
  values: FilterValues;
  debounce: number;
  onPatch: (patch: FilterValues) => void;
}

/** Two optional days under one label. */
export function DayRangeControl({ filter, values, debounce, onPatch }: DayRangeControlProps) {
  return (
    <RangeFieldset
      filter={filter}
      values={values}
      renderBound={({ name, label, describedBy }) => (
        <Bound
          name={name}
          label={label}
          value={textOf(values[name])}
          debounce={debounce}
          describedBy={describedBy}
          onCommit={(value) => onPatch({ [name]: value })}
        />
      )}
    />
  );
}

interface BoundProps {
  name: string;
  label: string;
  value: string;
  debounce: number;
  describedBy: string | undefined;
  onCommit: (value: string) => void;
}

function Bound({ name, label, value, debounce, describedBy, onCommit }: BoundProps) {
  const input = useDebouncedInput({ value, debounce, isDate: true, onCommit });
  return (
    <input
      {...input}
      aria-label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      name={name}
      type="date"
      className={controlStyles}
    />
  );
}
