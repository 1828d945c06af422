"use client";

import { forwardRef, type InputHTMLAttributes } from "react";
import type { DayLimits } from "../calendar/day-limits.js";
import { cx } from "../class-names/cx.js";
import { controlStyles } from "../field/control-styles.js";
import { useDateWriting } from "../format-provider/use-date-writing.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { useParsedText } from "../parsed-field/use-parsed-text.js";
import { patternInWords } from "./date-placeholder.js";
import { useDateParser } from "./use-date-parser.js";

interface DateInputProps
  extends Pick<DayLimits, "max">,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "max" | "maxLength" | "onChange"> {
  /** A date as `YYYY-MM-DD`, or text that is not a date. */
  value: string;
  onValueChange: (value: string) => void;
}

/** The text input of a date. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { value, onValueChange, max, className, onBlur, ...rest },
  ref,
) {
  const parser = useDateParser({ max });
  const placeholder = patternInWords(useDateWriting().pattern, useFieldMessages());
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
