"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { ControlBox } from "../field/control-box.js";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { TextFormat } from "./text-format.js";
import { useFormattedText } from "./use-formatted-text.js";

/** Props of all fields whose text is formatted while typing. */
export interface FormattedFieldProps
  extends FieldTextProps,
    ValueProps<string>,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "prefix" | keyof ValueProps<string>> {}

interface FormatProps {
  format: TextFormat;
  /** Decoration before the text. */
  start?: ReactNode | undefined;
  /** Shown after the text and part of the input's description. */
  end?: ReactNode | undefined;
  inputClassName?: string | undefined;
  /** Called on a form reset, for uncontrolled fields. */
  onFormReset?: (() => void) | undefined;
}

/** A single-line input that formats text while typing and stores it without punctuation. */
export const FormattedField = forwardRef<HTMLInputElement, FormattedFieldProps & FormatProps>(
  function FormattedField(props, ref) {
    const {
      field,
      control: {
        name,
        value,
        defaultValue,
        onChange,
        format,
        start,
        end,
        inputClassName,
        onFormReset,
        ...control
      },
    } = useField(props);
    const [input, mergedRef] = useMergedRef(ref);
    const held = useFieldValue({ name, value, defaultValue, onChange }, "");
    const text = useFormattedText({ input, format, value: held.value, onValueChange: held.change });
    const endId = end ? `${control.id}-end` : undefined;
    return (
      <Field {...field}>
        <ControlBox start={start} end={end && <span id={endId}>{end}</span>}>
          <input
            inputMode="numeric"
            autoComplete="off"
            {...control}
            ref={mergedRef}
            type="text"
            value={text.shown}
            aria-describedby={[control["aria-describedby"], endId].filter(Boolean).join(" ") || undefined}
            onChange={text.type}
            onKeyDown={(event) => {
              control.onKeyDown?.(event);
              text.press(event);
            }}
            onBlur={(event) => {
              text.settle();
              control.onBlur?.(event);
            }}
            className={cx(
              controlStyles,
              "ui:tabular-nums ui:read-only:bg-surface-disabled",
              start && "ui:ps-7",
              inputClassName,
            )}
          />
        </ControlBox>
        <PostedValue
          name={name}
          value={held.value}
          disabled={control.disabled}
          form={control.form}
          onReset={() => {
            held.reset();
            onFormReset?.();
          }}
        />
      </Field>
    );
  },
);
