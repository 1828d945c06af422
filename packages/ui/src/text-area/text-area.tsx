"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type TextareaHTMLAttributes } from "react";
import { boxStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";

export interface TextAreaProps extends FieldTextProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Lines shown at first; the reader can pull it higher. @default 4 */
  rows?: number;
}

/**
 * A text of several lines. `className` goes to the root; the ref and every other native property go to the text
 * area, so that `register()` of a form library can be spread into it.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const {
    field,
    control: { rows = 4, ...control },
  } = useField(props);
  return (
    <Field {...field}>
      <textarea
        {...control}
        ref={ref}
        rows={rows}
        className={cx(
          boxStyles,
          "ui:block ui:min-h-control ui:resize-y ui:py-2 ui:read-only:bg-surface-disabled",
        )}
      />
    </Field>
  );
});
