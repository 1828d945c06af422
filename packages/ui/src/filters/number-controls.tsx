"use client";

import { useDraft } from "../draft/use-draft.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { NumberField, type NumberFieldProps } from "../number-field/number-field.js";
import type { FilterValues, NumberFilter, NumberRangeFilter } from "./filter.js";
import { textOf } from "./filter-values.js";
import { RangeFieldset } from "./range-fieldset.js";

interface NumberControlProps extends Pick<NumberFieldProps, "label" | "isLabelHidden" | "step" | "name"> {
  value: string;
  debounce: number;
  /** The id of an error about the range. */
  describedBy?: string | undefined;
  onCommit: (value: string) => void;
}

/** A number that is applied when it is complete. Another text stays, with an error, and is not applied. */
function NumberControl({ value, debounce, step = 0.01, describedBy, onCommit, ...rest }: NumberControlProps) {
  const isNumber = (text: string) => text === "" || !Number.isNaN(Number(text));
  const draft = useDraft(value, { delay: debounce, isComplete: isNumber, onCommit });
  return (
    <NumberField
      {...rest}
      step={step}
      isGrouped={false}
      className="ui:flex-1"
      value={draft.text === "" ? null : Number(draft.text)}
      onChange={({ value: number }) => draft.change(number === null ? "" : String(number))}
      onBlur={draft.commit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isInputMethodKey(event)) draft.commit();
      }}
      {...(describedBy && { "aria-invalid": true, "aria-describedby": describedBy })}
    />
  );
}

export interface NumberFilterControlProps {
  filter: NumberFilter;
  value: string;
  debounce: number;
  onCommit: (value: string) => void;
}

/** The number of a filter. */
export function NumberFilterControl({ filter, ...rest }: NumberFilterControlProps) {
  return <NumberControl {...rest} name={filter.name} label={filter.label} step={filter.step} />;
}

export interface NumberRangeControlProps {
  filter: NumberRangeFilter;
  values: FilterValues;
  debounce: number;
  onPatch: (patch: FilterValues) => void;
}

/** Two optional numbers under one label. */
export function NumberRangeControl({ filter, values, debounce, onPatch }: NumberRangeControlProps) {
  return (
    <RangeFieldset
      filter={filter}
      values={values}
      renderBound={({ name, label, describedBy }) => (
        <NumberControl
          name={name}
          label={label}
          isLabelHidden
          step={filter.step ?? 1}
          value={textOf(values[name])}
          debounce={debounce}
          describedBy={describedBy}
          onCommit={(value) => onPatch({ [name]: value })}
        />
      )}
    />
  );
}
