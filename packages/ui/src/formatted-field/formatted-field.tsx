"use client";

import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { ControlBox } from "../field/control-box.js";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useValidity } from "../field-value/use-validity.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { type TypedText, useParsedText } from "../parsed-field/use-parsed-text.js";
import type { TextFormat } from "./text-format.js";

/** Props of all fields that understand several spellings of a text. There is no `maxLength`, which cuts pasted text. */
export interface FormattedFieldProps
  extends FieldTextProps,
    ValueProps<string>,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "prefix" | "maxLength" | keyof ValueProps<string>> {}

interface FormatProps {
  format: TextFormat;
  /** Whether an error of the page comes first, and the field only adds what is accepted. @default false */
  hasPageError?: boolean | undefined;
  /** Decoration before the text. */
  start?: ReactNode | undefined;
  /** Shown after the text and part of the input's description. */
  end?: ReactNode | undefined;
  inputClassName?: string | undefined;
  /** Called with the typed text before `onChange`, if the value changes. */
  onTextChange?: ((typed: TypedText) => void) | undefined;
  /** Called on a form reset, for uncontrolled fields. */
  onFormReset?: (() => void) | undefined;
}

/**
 * A single-line input that understands several spellings of a text, stores it without punctuation, and formats it when
 * the user leaves it. A text that it doesn't understand stays as entered, is the value, and has an error.
 */
export const FormattedField = forwardRef<HTMLInputElement, FormattedFieldProps & FormatProps>(
  function FormattedField({ format, hasPageError = false, onTextChange, onFormReset, ...props }, ref) {
    const { name, value, defaultValue, onChange, start, end, inputClassName, ...rest } = props;
    const [input, mergedRef] = useMergedRef(ref);
    const held = useFieldValue({ name, value, defaultValue, onChange }, "");
    const onValueChange = (next: string, typed: TypedText) => {
      onTextChange?.(typed);
      held.change(next);
    };
    const text = useParsedText({ parser: format, value: held.value, onValueChange });
    const problem = text.isInvalid ? format.problemOf(text.text) : undefined;
    useValidity(input, problem, { isShown: !text.isTyping, yields: hasPageError });
    const error = errorOf(rest.error, text.isTyping ? undefined : problem);
    const { field, control } = useField({ ...rest, error });
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
            value={text.text}
            aria-describedby={[control["aria-describedby"], endId].filter(Boolean).join(" ") || undefined}
            onChange={(event) => text.type(event.target.value)}
            onKeyDown={(event) => {
              // Enter may submit a form, so it shows what is wrong.
              if (event.key === "Enter" && !isInputMethodKey(event)) text.settle();
              control.onKeyDown?.(event);
            }}
            onBlur={(event) => {
              text.settle();
              control.onBlur?.(event);
            }}
            className={cx(
              controlStyles,
              "ui:tabular-nums ui:read-only:bg-surface-disabled",
              start ? (typeof start === "string" && start.length > 1 ? "ui:ps-13" : "ui:ps-7") : undefined,
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
            text.reset();
            held.reset();
            onFormReset?.();
          }}
        />
      </Field>
    );
  },
);

/** The page's error says what is wrong, and the field's own what is accepted. */
function errorOf(ofPage: ReactNode, own: string | undefined): ReactNode {
  if (!own || !ofPage || own === ofPage) return own ?? ofPage;
  return (
    <>
      <span className="ui:block">{ofPage}</span> <span className="ui:block">{own}</span>
    </>
  );
}
