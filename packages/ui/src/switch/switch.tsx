"use client";

import { forwardRef, type InputHTMLAttributes } from "react";
import { cx } from "../class-names/cx.js";
import { FieldLabelText, FieldNotes, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";

export interface SwitchProps
  extends FieldTextProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "size" | "value"> {
  /**
   * The posted value while the switch is on. A boolean sets whether it is on, as form libraries pass it. @default
   * "on"
   */
  value?: string | boolean | undefined;
}

/**
 * An on/off switch that takes effect immediately. A native checkbox that posts `value` while it is on. `className`
 * goes to the root, the ref and other native props to the input, so that a form library's `register()` can be spread
 * into it.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const {
    field: { controlId, label, hint, error, isLabelHidden, isRequired, className },
    control: { value, ...control },
  } = useField(props);
  const state = typeof value === "boolean" ? { checked: value } : { value };
  return (
    <div
      className={cx("ui:font-sans ui:text-form ui:text-fg", className)}
      data-invalid={error ? "" : undefined}
    >
      <div className="ui:flex ui:items-start ui:gap-2.5">
        <input
          {...control}
          {...(value !== undefined && state)}
          ref={ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
          role="switch"
          className="ui:relative ui:h-6 ui:w-10 ui:shrink-0 ui:cursor-pointer ui:appearance-none ui:rounded-full ui:border ui:border-border-control ui:bg-surface-control ui:transition-colors ui:duration-fast ui:before:absolute ui:before:start-[3px] ui:before:top-[3px] ui:before:size-4 ui:before:rounded-full ui:before:bg-border-control ui:before:transition-[inset-inline-start] ui:before:duration-fast ui:checked:border-primary ui:checked:bg-primary ui:checked:before:start-[19px] ui:checked:before:bg-fg-on-primary ui:hover:not-checked:border-fg-muted ui:aria-invalid:border-danger-solid ui:disabled:cursor-not-allowed ui:disabled:opacity-50 ui:forced-colors:before:bg-[ButtonText] ui:forced-colors:checked:bg-[Highlight] ui:forced-colors:checked:before:bg-[HighlightText]"
        />
        <label
          htmlFor={controlId}
          className={isLabelHidden ? "ui:sr-only" : "ui:min-w-0 ui:cursor-pointer ui:py-0.5"}
        >
          <FieldLabelText label={label} isRequired={isRequired} />
        </label>
      </div>
      <div className="ui:ms-12.5 ui:flex ui:flex-col ui:gap-1 ui:not-empty:mt-1">
        <FieldNotes controlId={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
});
