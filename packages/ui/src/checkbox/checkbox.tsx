"use client";

import * as RadixCheckbox from "@radix-ui/react-checkbox";
import { cx } from "class-variance-authority";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { FieldNotes, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import { Check, Minus } from "../icons/index.js";

/** Checked, unchecked, or indeterminate if only some of its items are checked. */
export type CheckedState = boolean | "indeterminate";

export interface CheckboxProps
  extends FieldTextProps,
    Omit<ComponentPropsWithoutRef<typeof RadixCheckbox.Root>, "asChild" | "children" | "onCheckedChange"> {
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
        <RadixCheckbox.Root
          {...control}
          ref={ref}
          {...(onCheckedChange && {
            onCheckedChange: (checked: CheckedState) => onCheckedChange({ checked }),
          })}
          className="ui:mt-0.5 ui:flex ui:size-4 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:border ui:border-border-control ui:bg-surface-control ui:text-fg-on-primary ui:transition-colors ui:duration-fast ui:hover:border-fg-muted ui:aria-invalid:border-danger-solid ui:disabled:cursor-not-allowed ui:disabled:opacity-50 ui:data-[state=checked]:border-primary ui:data-[state=checked]:bg-primary ui:data-[state=indeterminate]:border-primary ui:data-[state=indeterminate]:bg-primary"
        >
          <RadixCheckbox.Indicator className="ui:group">
            <Check
              size={12}
              strokeWidth={3}
              aria-hidden="true"
              className="ui:group-data-[state=indeterminate]:hidden"
            />
            <Minus
              size={12}
              strokeWidth={3}
              aria-hidden="true"
              className="ui:group-data-[state=checked]:hidden"
            />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
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
