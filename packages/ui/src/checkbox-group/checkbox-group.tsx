"use client";

import { cx } from "class-variance-authority";
import { type FieldsetHTMLAttributes, forwardRef, useId } from "react";
import { Checkbox } from "../checkbox/checkbox.js";
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
  /** The choices, in the order shown. */
  options: readonly RadioOption[];
  /** Marks the legend; the page checks that there is one. @default false */
  required?: boolean | undefined;
  /** Below each other, or in a line that wraps. @default "vertical" */
  orientation?: "vertical" | "horizontal" | undefined;
}

/** Any number of a few choices; posts one entry for each. The ref goes to the first checkbox. */
export const CheckboxGroup = forwardRef<HTMLButtonElement, CheckboxGroupProps>(function CheckboxGroup(
  { options, name, value, defaultValue, onChange, required, orientation = "vertical", id, ...rest },
  ref,
) {
  const ownId = useId();
  const selected = useFieldValue<readonly string[]>({ name, value, defaultValue, onChange }, []);
  const toggle = (toggled: string, isOn: boolean) =>
    selected.change(
      options
        .map((option) => option.value)
        .filter((option) => (option === toggled ? isOn : selected.value.includes(option))),
    );
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
