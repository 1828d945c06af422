"use client";

import { forwardRef, type TextareaHTMLAttributes } from "react";
import { cx } from "../class-names/cx.js";
import { boxStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { CharacterCount } from "./character-count.js";
import { useTextLength } from "./use-text-length.js";

export interface TextAreaProps extends FieldTextProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Initial number of lines. Users can resize it. @default 4 */
  rows?: number | undefined;
  /** Shows how many of `maxLength` characters are used, and announces when few are left. @default false */
  hasCount?: boolean | undefined;
}

/**
 * A multi-line text field. `className` goes to the root, the ref and all other native props to the textarea, so that
 * a form library's `register()` can be spread into it.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const {
    field,
    control: { rows = 4, hasCount = false, ...control },
  } = useField(props);
  const [area, mergedRef] = useMergedRef(ref);
  const length = useTextLength(control.value, area);
  return (
    <Field {...field}>
      <textarea
        {...control}
        ref={mergedRef}
        rows={rows}
        className={cx(
          boxStyles,
          "ui:block ui:min-h-control ui:resize-y ui:py-2 ui:read-only:bg-surface-disabled",
        )}
      />
      {hasCount && control.maxLength !== undefined && (
        <CharacterCount length={length} limit={control.maxLength} />
      )}
    </Field>
  );
});
