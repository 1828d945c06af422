"use client";

import { forwardRef, type InputHTMLAttributes } from "react";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useValidity } from "../field-value/use-validity.js";
import type { HourCycle } from "../format-provider/locale-time.js";
import { useHourCycle } from "../format-provider/use-hour-cycle.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { useParsedText } from "../parsed-field/use-parsed-text.js";
import { parseTime, showTime } from "./typed-time.js";

export interface TimeFieldProps
  extends FieldTextProps,
    ValueProps<string>,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "maxLength" | keyof ValueProps<string>> {
  /** 24-hour or 12-hour time. @default that of `FormatProvider`, or of the locale */
  hourCycle?: HourCycle | undefined;
}

/**
 * A time of day, typed as `2:30 PM`, `2:30p`, `14:30` or as the locale writes it, shown as the locale does and stored as
 * `14:30`. Text that is not a time is kept as the value and shows an error.
 */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(props, ref) {
  const words = useFieldMessages();
  const { name, value, defaultValue, onChange, hourCycle: ownCycle, ...rest } = props;
  const { locale, hourCycle } = useHourCycle(ownCycle);
  const example = showTime("14:30", locale, hourCycle) ?? "";
  const parser = {
    parse: (typed: string) => parseTime(typed, locale),
    show: (stored: string) => showTime(stored, locale, hourCycle),
  };
  const time = useFieldValue({ name, value, defaultValue, onChange }, "");
  const isUnreadable = time.value.trim() !== "" && showTime(time.value) === undefined;
  const problem = isUnreadable ? words.notATime(example) : undefined;
  const text = useParsedText({ parser, value: time.value, onValueChange: time.change });
  const { field, control } = useField({ ...rest, error: (!text.isTyping && problem) || rest.error });
  const [input, mergedRef] = useMergedRef(ref);
  useValidity(input, problem, { isShown: !text.isTyping });
  return (
    <Field {...field}>
      <input
        autoComplete="off"
        placeholder={/ PM$/.test(example) ? "HH:MM AM" : "HH:MM"}
        {...control}
        ref={mergedRef}
        type="text"
        value={text.text}
        onChange={(event) => text.type(event.target.value)}
        onBlur={(event) => {
          text.settle();
          control.onBlur?.(event);
        }}
        className={`${controlStyles} ui:tabular-nums ui:read-only:bg-surface-disabled`}
      />
      <PostedValue
        name={name}
        value={time.value}
        disabled={control.disabled}
        form={control.form}
        onReset={time.reset}
      />
    </Field>
  );
});
