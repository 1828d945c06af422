"use client";

import { forwardRef, type InputHTMLAttributes } from "react";
import type { DayLimits } from "../calendar/day-limits.js";
import { cx } from "../class-names/cx.js";
import { controlStyles } from "../field/control-styles.js";
import { useDateWriting } from "../format-provider/use-date-writing.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { useParsedText } from "../parsed-field/use-parsed-text.js";
import { parseInPattern, patternInWords, showDate } from "./typed-date.js";

interface DateInputProps
  extends Pick<DayLimits, "max">,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "max" | "maxLength" | "onChange"> {
  /** A date as `YYYY-MM-DD`, or text that is not a date. */
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * The text input of a date. It parses dates as the nearest `FormatProvider` or the locale writes them, and with the year
 * first in any case. A date that ends with the year starts with the day if the pattern does. A year of two digits is the
 * latest one that is not after the last day.
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { value, onValueChange, max, className, onBlur, ...rest },
  ref,
) {
  const writing = useDateWriting();
  const placeholder = patternInWords(writing.pattern, useFieldMessages());
  const latestYear = max === undefined ? undefined : Number(max.slice(0, 4));
  const parser = {
    parse: (typed: string) => (typed.trim() === "" ? "" : parseInPattern(typed, writing.pattern, latestYear)),
    show: (date: string) => showDate(date, writing),
  };
  const text = useParsedText({ parser, value, onValueChange });
  return (
    <input
      autoComplete="off"
      inputMode="numeric"
      placeholder={placeholder}
      {...rest}
      ref={ref}
      type="text"
      value={text.text}
      onChange={(event) => text.type(event.target.value)}
      onBlur={(event) => {
        text.settle();
        onBlur?.(event);
      }}
      className={cx(controlStyles, "ui:tabular-nums ui:read-only:bg-surface-disabled", className)}
    />
  );
});
