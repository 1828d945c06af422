"use client";

import { forwardRef } from "react";
import { cx } from "../class-names/cx.js";
import { FieldNotes, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import { Check, Minus } from "../icons/index.js";
import { CheckboxBox, type CheckboxBoxProps } from "./checkbox-box.js";

/** Checked, unchecked, or indeterminate if only some of its items are checked. */
export type CheckedState = boolean | "indeterminate";

export interface CheckboxProps
  extends FieldTextProps,
    Omit<CheckboxBoxProps, "asChild" | "children" | "onCheckedChange"> {
  /** The state of a controlled checkbox. */
  checked?: CheckedState | undefined;
  /** The initial state of an uncontrolled checkbox. @default false */
  defaultChecked?: CheckedState | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((change: { checked: CheckedState }) => void) | undefined;
}

/** A checkbox. `className` goes to the root, the ref and other props to the control. */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(props, ref) {
  const {
    field: { controlId, label, hint, error, isLabelHidden, className },
    control: { onCheckedChange, ...control },
  } = useField(props);
  return (
    <div
      className={cx("ui:font-sans ui:text-form ui:text-fg", className)}
      data-invalid={error ? "" : undefined}
    >
      <div className="ui:flex ui:items-start ui:gap-2.5">
        <CheckboxBox
          {...control}
          ref={ref}
          {...(onCheckedChange && {
            onCheckedChange: (checked: CheckedState) => onCheckedChange({ checked }),
          })}
          className="ui:group ui:mt-0.5 ui:flex ui:size-4 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:border ui:border-border-control ui:bg-surface-control ui:text-fg-on-primary ui:transition-colors ui:duration-fast ui:hover:border-fg-muted ui:aria-invalid:border-danger-solid ui:disabled:cursor-not-allowed ui:disabled:opacity-50 ui:data-[state=checked]:border-primary ui:data-[state=checked]:bg-primary ui:data-[state=indeterminate]:border-primary ui:data-[state=indeterminate]:bg-primary"
        >
          <Check
            size={12}
            strokeWidth={3}
            aria-hidden="true"
            className="ui:hidden ui:group-data-[state=checked]:block"
          />
          <Minus
            size={12}
            strokeWidth={3}
            aria-hidden="true"
            className="ui:hidden ui:group-data-[state=indeterminate]:block"
          />
        </CheckboxBox>
        <label htmlFor={controlId} className={isLabelHidden ? "ui:sr-only" : "ui:cursor-pointer"}>
          {label}
        </label>
      </div>
      <div className="ui:ms-6.5 ui:flex ui:flex-col ui:gap-1 ui:not-empty:mt-1">
        <FieldNotes controlId={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
});
