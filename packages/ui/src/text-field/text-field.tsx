"use client";

import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";

export interface TextFieldProps
  extends FieldTextProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "prefix"> {
  /** Input type: determines keyboard, masking and picker. @default "text" */
  type?:
    | "text"
    | "email"
    | "password"
    | "date"
    | "month"
    | "search"
    | "tel"
    | "url"
    | "number"
    | "time"
    | undefined;
  /** A decorative icon at the start of the field. @default none */
  icon?: ReactNode | undefined;
}

/**
 * A single-line text field. `className` goes to the root, the ref and all other native props to the input, so that a
 * form library's `register()` can be spread into it.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    field,
    control: { type = "text", icon, ...control },
  } = useField(props);
  return (
    <Field {...field}>
      <span className="ui:relative ui:flex">
        {icon && (
          <span
            aria-hidden="true"
            className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-0 ui:flex ui:w-9 ui:items-center ui:justify-center ui:text-fg-muted"
          >
            {icon}
          </span>
        )}
        <input
          {...control}
          ref={ref}
          type={type}
          className={cx(controlStyles, "ui:read-only:bg-surface-disabled", icon ? "ui:ps-9" : undefined)}
        />
      </span>
    </Field>
  );
});
