"use client";

import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { forwardRef, type SelectHTMLAttributes, useId } from "react";
import { Spinner } from "../button/spinner.js";
import { controlStyles } from "../field/control-styles.js";
import { describedBy } from "../field/described-by.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useMessages } from "../messages/use-messages.js";

export interface SelectOption {
  /** What the form holds. */
  value: string;
  /** What the reader sees. */
  label: string;
  /** Shown but not to be chosen. @default false */
  isDisabled?: boolean;
}

export interface SelectProps
  extends FieldTextProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "children" | "multiple"> {
  /** The choices, in the order shown. */
  options: readonly SelectOption[];
  /** The text of an empty first choice (value ""); leave it out where there is always a value. */
  placeholder?: string;
  /** The options are on their way: the control waits and says so. @default false */
  isLoading?: boolean;
}

/**
 * One of a few choices, by the browser's own select. `className` goes to the root; the ref and every other
 * native property go to the select.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    hint,
    error,
    isLabelHidden = false,
    options,
    placeholder,
    isLoading = false,
    className,
    id,
    ...rest
  },
  ref,
) {
  const messages = useMessages();
  const ownId = useId();
  const controlId = id ?? ownId;
  const firstOption = isLoading ? messages.field.loadingOptions : placeholder;
  return (
    <Field
      controlId={controlId}
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      isRequired={rest.required}
      className={className}
    >
      <span className="ui:relative ui:flex">
        <select
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, { hint, error })}
          {...rest}
          ref={ref}
          id={controlId}
          aria-busy={isLoading || undefined}
          disabled={isLoading || rest.disabled}
          className={cx(controlStyles, "ui:cursor-pointer ui:appearance-none ui:pe-9 ui:text-ellipsis")}
        >
          {firstOption !== undefined && <option value="">{firstOption}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:end-0 ui:flex ui:w-9 ui:items-center ui:justify-center ui:text-fg-muted">
          {isLoading ? <Spinner /> : <ChevronDown size={16} aria-hidden="true" />}
        </span>
      </span>
    </Field>
  );
});
