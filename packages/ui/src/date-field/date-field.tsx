"use client";

import { forwardRef, type InputHTMLAttributes, useRef, useState } from "react";
import { Calendar } from "../calendar/calendar.js";
import type { DayLimits } from "../calendar/day-limits.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useValidity } from "../field-value/use-validity.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { CalendarOpener } from "./calendar-opener.js";
import { DateInput } from "./date-input.js";
import { useDateProblem } from "./use-date-problem.js";

export interface DateFieldProps
  extends FieldTextProps,
    ValueProps<string>,
    DayLimits,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "type" | "min" | "max" | "maxLength" | keyof ValueProps<string>
    > {}

/**
 * A date, typed or selected in a calendar, which Alt+ArrowDown opens. The value is `YYYY-MM-DD`. It is shown as the
 * `FormatProvider` or else the locale says, and typed so, as in `3/31/2026` or `3/31/26`, or with the year first. Two
 * digits of a year mean one up to `max`.
 * Text that is not a date is kept as the value and shows an error, so that the page's validation also rejects it.
 * `className` goes to the root, the ref and other native props to the input.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  const { name, value, defaultValue, onChange, min, max, isDayDisabled, ...rest } = props;
  const date = useFieldValue({ name, value, defaultValue, onChange }, "");
  const limits = { min, max, isDayDisabled };
  const [isTyping, setTyping] = useState(false);
  const problem = useDateProblem(limits)(date.value);
  const { field, control } = useField({ ...rest, error: (!isTyping && problem) || rest.error });
  const [input, mergedRef] = useMergedRef(ref);
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useValidity(input, problem, { isShown: !isTyping });
  const canOpen = !control.disabled && !control.readOnly;
  const select = ({ day }: { day: string }) => {
    setTyping(false);
    date.change(day);
    setOpen(false);
    input.current?.focus();
  };
  return (
    <Field {...field}>
      <span ref={box} className="ui:relative ui:flex">
        <DateInput
          {...control}
          ref={mergedRef}
          value={date.value}
          max={max}
          onValueChange={(next) => {
            setTyping(true);
            date.change(next);
          }}
          onBlur={(event) => {
            setTyping(false);
            control.onBlur?.(event);
          }}
          onKeyDown={(event) => {
            control.onKeyDown?.(event);
            if (event.altKey && event.key === "ArrowDown" && canOpen && !isInputMethodKey(event))
              setOpen(true);
          }}
          className="ui:pe-10"
        />
        <CalendarOpener {...{ box, input, isOpen }} disabled={!canOpen} onOpenChange={setOpen}>
          <Calendar {...limits} start={date.value} hasInitialFocus onSelect={select} />
        </CalendarOpener>
      </span>
      <PostedValue
        name={name}
        value={date.value}
        disabled={control.disabled}
        form={control.form}
        onReset={date.reset}
      />
    </Field>
  );
});
