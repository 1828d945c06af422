"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { Spinner } from "../button/spinner.js";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import { ChevronDown } from "../icons/index.js";
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
  /** The options are on their way: the control says so, and keeps its place in the order of the keyboard. @default false */
  isLoading?: boolean;
}

/**
 * One of a few choices, by the browser's own select. `className` goes to the root; the ref and every other
 * native property go to the select.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const messages = useMessages();
  const {
    field,
    control: { options, placeholder, isLoading = false, ...control },
  } = useField(props);
  const firstOption = isLoading ? messages.field.loadingOptions : placeholder;
  return (
    <Field {...field}>
      <span className="ui:relative ui:flex">
        <select
          {...control}
          ref={ref}
          aria-busy={isLoading || undefined}
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
