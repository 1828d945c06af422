"use client";

import { forwardRef, type SelectHTMLAttributes } from "react";
import { Spinner } from "../button/spinner.js";
import { cx } from "../class-names/cx.js";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import { ChevronDown } from "../icons/index.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";

export interface SelectOption {
  /** The form value. */
  value: string;
  /** The displayed text. */
  label: string;
  /** Shown but cannot be selected. @default false */
  isDisabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTextProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, "children" | "multiple"> {
  /** The options in display order. */
  options: readonly SelectOption[];
  /** Text of an empty first option (value ""). Omit it if there is always a value. */
  placeholder?: string | undefined;
  /** The options are loading: the control says so and stays focusable. @default false */
  isLoading?: boolean | undefined;
}

/** A native select. `className` goes to the root, the ref and all other native props to the select. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const messages = useSharedMessages();
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
