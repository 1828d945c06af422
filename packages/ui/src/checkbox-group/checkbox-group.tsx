"use client";

import { type FieldsetHTMLAttributes, forwardRef, useId } from "react";
import { Checkbox } from "../checkbox/checkbox.js";
import { cx } from "../class-names/cx.js";
import type { FieldTextProps } from "../field/field.js";
import { FieldGroup } from "../field/field-group.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import type { RadioOption } from "../radio-group/radio-group.js";

export interface CheckboxGroupProps
  extends FieldTextProps,
    ValueProps<readonly string[]>,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "children" | "defaultValue" | "name" | "onChange"> {
  /** The options in display order. */
  options: readonly RadioOption[];
  /** Marks the legend as required. The page must validate it. @default false */
  required?: boolean | undefined;
  /** In a column, or in a row that wraps. @default "vertical" */
  orientation?: "vertical" | "horizontal" | undefined;
}

/**
 * Checkboxes for several of a few options. A form posts one entry per selected option. The ref goes to the first
 * checkbox.
 */
export const CheckboxGroup = forwardRef<HTMLButtonElement, CheckboxGroupProps>(function CheckboxGroup(
  { options, name, value, defaultValue, onChange, required, orientation = "vertical", id, ...rest },
  ref,
) {
  const ownId = useId();
  const selected = useFieldValue<readonly string[]>({ name, value, defaultValue, onChange }, []);
  const toggle = (toggled: string, isOn: boolean) => {
    const offered = options.map((option) => option.value);
    const next = offered.filter((option) => (option === toggled ? isOn : selected.value.includes(option)));
    // A value that is no longer offered stays.
    selected.change([...next, ...selected.value.filter((value) => !offered.includes(value))]);
  };
  return (
    <FieldGroup {...rest} id={id ?? ownId} isRequired={required} data-orientation={orientation}>
      <div
        className={cx(
          "ui:flex",
          orientation === "vertical" ? "ui:flex-col ui:gap-2" : "ui:flex-wrap ui:gap-x-5 ui:gap-y-2",
        )}
      >
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? ref : undefined}
            label={option.label}
            hint={option.hint}
            disabled={option.isDisabled || rest.disabled}
            aria-invalid={rest.error ? true : undefined}
            checked={selected.value.includes(option.value)}
            onCheckedChange={({ checked }) => toggle(option.value, checked === true)}
          />
        ))}
      </div>
      <PostedValue
        name={name}
        value={selected.value}
        disabled={rest.disabled}
        form={rest.form}
        onReset={selected.reset}
      />
    </FieldGroup>
  );
});
