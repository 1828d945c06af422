"use client";

import { forwardRef, type KeyboardEvent, type ReactNode, useState } from "react";
import type { ValueProps } from "../field-value/field-change.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { FormattedField, type FormattedFieldProps } from "../formatted-field/formatted-field.js";
import { useDecimalFormat } from "../formatted-field/use-decimal-format.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { decimalsOf, stepOfKey, toStep } from "./step.js";

export interface NumberFieldProps
  extends ValueProps<number | null>,
    Omit<FormattedFieldProps, "min" | "max" | "step" | keyof ValueProps<string>> {
  /** The minimum for the arrow keys. The page must validate typed values. @default none */
  min?: number | undefined;
  /** The maximum for the arrow keys. The page must validate typed values. @default none */
  max?: number | undefined;
  /** The step of the arrow keys. The field accepts as many decimals as the step has. @default 1 */
  step?: number | undefined;
  /** Whether the digits of a large number are grouped. Those of a year or of a record's number are not. @default true */
  isGrouped?: boolean | undefined;
  /** The unit after the number: "members". @default none */
  suffix?: ReactNode | undefined;
}

/**
 * A number, or null if the field is empty. Text that is not a number stays as typed, has an error, and its value is `NaN`,
 * so that the page's validation also rejects it. ArrowUp and ArrowDown change the number by `step`. `className` goes to
 * the root, the ref and other native props to the input.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { name, value, defaultValue, onChange, min, max, step = 1, isGrouped, suffix, ...props },
  ref,
) {
  const number = useFieldValue<number | null>({ name, value, defaultValue, onChange }, null);
  const decimals = decimalsOf(step);
  const format = useDecimalFormat({ decimals, hasAllDecimals: false, isGrouped });
  const [unreadable, setUnreadable] = useState("");
  const isUnreadable = Number.isNaN(number.value);
  const text = number.value === null ? "" : isUnreadable ? unreadable : String(number.value);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    const by = stepOfKey(event.key, step);
    if (by === undefined || props.readOnly || event.defaultPrevented || isInputMethodKey(event)) return;
    event.preventDefault();
    const limits = { min: min ?? -1e9, max: max ?? 1e9, step };
    // An arrow key must not replace a text.
    if (isUnreadable) return;
    number.change(toStep((number.value ?? Math.max(0, (min ?? by) - by)) + by, limits));
  };
  return (
    <FormattedField
      inputMode={decimals > 0 || (min ?? -1) < 0 ? "decimal" : "numeric"}
      {...props}
      ref={ref}
      role="spinbutton"
      aria-valuenow={isUnreadable ? undefined : (number.value ?? undefined)}
      aria-valuemin={min}
      aria-valuemax={max}
      name={name}
      value={text}
      onTextChange={({ text: typed, value: decimal }) => {
        setUnreadable(typed);
        number.change(decimal === undefined ? Number.NaN : decimal === "" ? null : Number(decimal));
      }}
      onFormReset={number.reset}
      onKeyDown={press}
      format={format}
      end={suffix}
      inputClassName={suffix ? "ui:pe-24" : undefined}
    />
  );
});
