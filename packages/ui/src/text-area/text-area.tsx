"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type TextareaHTMLAttributes, useId } from "react";
import { boxStyles } from "../field/control-styles.js";
import { describedBy } from "../field/described-by.js";
import { Field, type FieldTextProps } from "../field/field.js";

export interface TextAreaProps extends FieldTextProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Lines shown at first; the reader can pull it higher. @default 4 */
  rows?: number;
}

/**
 * A text of several lines. `className` goes to the root; the ref and every other native property go to the text
 * area, so that `register()` of a form library can be spread into it.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, isLabelHidden = false, rows = 4, className, id, ...rest },
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
      <textarea
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, { hint, error })}
        {...rest}
        ref={ref}
        id={controlId}
        rows={rows}
        className={cx(
          boxStyles,
          "ui:block ui:min-h-control ui:resize-y ui:py-2 ui:read-only:bg-surface-disabled",
        )}
      />
    </Field>
  );
});
