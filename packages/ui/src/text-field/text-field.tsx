"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from "react";
import { controlStyles } from "../field/control-styles.js";
import { describedBy } from "../field/described-by.js";
import { Field, type FieldTextProps } from "../field/field.js";

export interface TextFieldProps
  extends FieldTextProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "prefix"> {
  /** What is typed; decides keyboard, masking and the browser's own picker. @default "text" */
  type?: "text" | "email" | "password" | "date" | "month" | "search" | "tel" | "url" | "number" | "time";
  /** An icon at the start of the box; it is decoration. */
  icon?: ReactNode;
}

/**
 * One line of text. `className` goes to the root; the ref and every other native property go to the input,
 * so that `register()` of a form library can be spread into it.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isLabelHidden = false, type = "text", icon, className, id, ...rest },
  ref,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
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
        {icon && (
          <span
            aria-hidden="true"
            className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-0 ui:flex ui:w-9 ui:items-center ui:justify-center ui:text-fg-muted"
          >
            {icon}
          </span>
        )}
        <input
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, { hint, error })}
          {...rest}
          ref={ref}
          id={controlId}
          type={type}
          className={cx(controlStyles, "ui:read-only:bg-surface-disabled", icon ? "ui:ps-9" : undefined)}
        />
      </span>
    </Field>
  );
});
