"use client";

import { useId } from "react";
import { controlStyles } from "../field/control-styles.js";
import { useMessages } from "../messages/use-messages.js";
import type { FilterValues, RangeFilter } from "./filter.js";
import { startsAfterEnd } from "./filter-values.js";
import { useDebouncedInput } from "./use-debounced-input.js";

interface RangeControlProps {
  filter: RangeFilter;
  values: FilterValues;
  debounce: number;
  onPatch: (patch: FilterValues) => void;
}

/** Two optional bounds under one label. */
export function RangeControl({ filter, values, debounce, onPatch }: RangeControlProps) {
  const { filters: texts } = useMessages();
  const id = useId();
  const problem = startsAfterEnd(filter, values) ? texts.startAfterEnd : undefined;
  const bound = (name: string, word: string) => (
    <Bound
      filter={filter}
      name={name}
      label={`${filter.label} ${word}`}
      value={values[name] ?? ""}
      debounce={debounce}
      describedBy={problem && `${id}-error`}
      onCommit={(value) => onPatch({ [name]: value })}
    />
  );
  return (
    <fieldset
      className="ui:col-span-2 ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5 ui:font-sans ui:text-form ui:text-fg"
      data-invalid={problem ? "" : undefined}
    >
      <legend className="ui:contents">
        <span className="ui:text-table ui:font-medium">{filter.label}</span>
      </legend>
      <span className="ui:flex ui:items-center ui:gap-1.5">
        {bound(filter.from, texts.from)}
        <span aria-hidden="true" className="ui:text-fg-muted">
          –
        </span>
        {bound(filter.to, texts.to)}
      </span>
      {problem && (
        <p id={`${id}-error`} className="ui:text-table ui:font-medium ui:text-danger-fg">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface BoundProps {
  filter: RangeFilter;
  name: string;
  label: string;
  value: string;
  debounce: number;
  describedBy: string | undefined;
  onCommit: (value: string) => void;
}

function Bound({ filter, name, label, value, debounce, describedBy, onCommit }: BoundProps) {
  const isDate = filter.kind === "dateRange";
  const input = useDebouncedInput({ value, debounce, isDate, onCommit });
  return (
    <input
      {...input}
      aria-label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      name={name}
      type={isDate ? "date" : "number"}
      step={filter.kind === "numberRange" ? (filter.step ?? 1) : undefined}
      className={controlStyles}
    />
  );
}
