"use client";

import { type FieldsetHTMLAttributes, forwardRef, useId, useRef, useState } from "react";
import type { DayLimits } from "../calendar/day-limits.js";
import { CalendarOpener } from "../date-field/calendar-opener.js";
import { DateInput } from "../date-field/date-input.js";
import { useDateProblem } from "../date-field/use-date-problem.js";
import type { FieldTextProps } from "../field/field.js";
import { FieldGroup } from "../field/field-group.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useValidity } from "../field-value/use-validity.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import type { DateRange, DateRangePreset } from "./date-range.js";
import { RangeCalendar } from "./range-calendar.js";

export interface DateRangeFieldProps
  extends FieldTextProps,
    ValueProps<DateRange>,
    DayLimits,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "children" | keyof ValueProps<DateRange>> {
  /** Form name of the first day. @default `${name}.start` */
  startName?: string | undefined;
  /** Form name of the last day. @default `${name}.end` */
  endName?: string | undefined;
  /** Predefined ranges next to the calendar. @default none */
  presets?: readonly DateRangePreset[] | undefined;
  /** Whether both days are required. @default false */
  required?: boolean | undefined;
}

const empty: DateRange = { start: "", end: "" };

/**
 * A date range, typed as in `DateField` or selected in a calendar. The values are `YYYY-MM-DD`. The ref goes to the
 * input of the first day.
 */
export const DateRangeField = forwardRef<HTMLInputElement, DateRangeFieldProps>(
  function DateRangeField(props, ref) {
    const words = useFieldMessages();
    const { name, value, defaultValue, onChange, onBlur, min, max, isDayDisabled, ...more } = props;
    const { startName, endName, presets = [], required, id, error, ...rest } = more;
    const ownId = useId();
    const groupId = id ?? ownId;
    const limits = { min, max, isDayDisabled };
    const range = useFieldValue({ name, value, defaultValue, onChange }, empty);
    const { start, end } = range.value;
    const [isTyping, setTyping] = useState(false);
    const problemOf = useDateProblem(limits);
    const ownProblem = problemOf(start) ?? problemOf(end);
    const problem = ownProblem ?? (start && end && end < start ? words.endBeforeStart : undefined);
    const shownError = (!isTyping && problem) || error;
    const [startInput, mergedRef] = useMergedRef(ref);
    useValidity(startInput, problem, { isShown: !isTyping });
    const box = useRef<HTMLSpanElement>(null);
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      startInput.current?.focus();
    };
    const bound = (part: keyof DateRange, label: string) => ({
      required,
      disabled: rest.disabled,
      "aria-label": label,
      "aria-invalid": shownError ? true : undefined,
      "aria-describedby": shownError ? `${groupId}-error` : undefined,
      value: range.value[part],
      max,
      onBlur: () => setTyping(false),
      onValueChange: (next: string) => {
        setTyping(true);
        range.change({ ...range.value, [part]: next });
      },
    });
    const posted = { disabled: rest.disabled, form: rest.form, onReset: range.reset };
    return (
      <FieldGroup
        {...rest}
        id={groupId}
        isRequired={required}
        error={shownError}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
        }}
      >
        <span ref={box} className="ui:relative ui:flex ui:items-center ui:gap-1.5 ui:pe-10">
          <DateInput {...bound("start", words.rangeStart)} ref={mergedRef} />
          <span aria-hidden="true" className="ui:text-fg-muted">
            –
          </span>
          <DateInput {...bound("end", words.rangeEnd)} />
          <CalendarOpener
            {...{ box, isOpen }}
            input={startInput}
            disabled={rest.disabled}
            onOpenChange={setOpen}
          >
            <RangeCalendar
              {...limits}
              range={range.value}
              presets={presets}
              onRangeChange={range.change}
              onComplete={close}
            />
          </CalendarOpener>
        </span>
        <PostedValue {...posted} name={startName ?? (name && `${name}.start`)} value={start} />
        <PostedValue {...posted} name={endName ?? (name && `${name}.end`)} value={end} />
      </FieldGroup>
    );
  },
);
