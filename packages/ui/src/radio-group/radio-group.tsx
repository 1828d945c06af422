"use client";

import { cx } from "class-variance-authority";
import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, type Ref, useId } from "react";
import type { FieldTextProps } from "../field/field.js";
import { FieldGroup } from "../field/field-group.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";

export interface RadioOption {
  /** The form value. */
  value: string;
  /** The displayed text. */
  label: ReactNode;
  /** A second line under the label. @default none */
  hint?: ReactNode | undefined;
  /** Shown but can't be selected. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldTextProps,
    ValueProps<string>,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "children" | "defaultValue" | "name" | "onChange"> {
  /** The options in display order. */
  options: readonly RadioOption[];
  /** Whether an option must be selected. @default false */
  required?: boolean | undefined;
  /** In a column or, for a few short options, in a row that wraps. @default "vertical" */
  orientation?: "vertical" | "horizontal" | undefined;
}

/**
 * Radio buttons for one of a few options. Arrow keys select. `className` goes to the root, the ref to the selected
 * radio button or the first one.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  { options, name, value, defaultValue, onChange, required, orientation = "vertical", id, ...rest },
  ref,
) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const selected = useFieldValue({ name, value, defaultValue, onChange }, "");
  const selectable = options.filter(({ isDisabled }) => !isDisabled);
  const tabStop = selectable.find((option) => option.value === selected.value) ?? selectable[0];
  return (
    <FieldGroup {...rest} id={groupId} isRequired={required} data-orientation={orientation}>
      <div
        className={cx(
          "ui:flex",
          orientation === "vertical" ? "ui:flex-col ui:gap-1" : "ui:flex-wrap ui:gap-x-5 ui:gap-y-1",
        )}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            option={option}
            id={`${groupId}-${option.value}`}
            // A generated name groups the buttons without posting a value.
            name={name ?? `${groupId}-choice`}
            form={name === undefined ? `${groupId}-none` : rest.form}
            inputRef={option === tabStop ? ref : undefined}
            isChecked={option.value === selected.value}
            isInvalid={Boolean(rest.error)}
            required={required}
            onSelect={() => selected.change(option.value)}
          />
        ))}
      </div>
      <PostedValue name={undefined} value="" form={rest.form} onReset={selected.reset} />
    </FieldGroup>
  );
});

interface RadioProps {
  option: RadioOption;
  id: string;
  name: string;
  form: string | undefined;
  inputRef: Ref<HTMLInputElement> | undefined;
  isChecked: boolean;
  isInvalid: boolean;
  required: boolean | undefined;
  onSelect: () => void;
}

function Radio({ option, id, name, form, inputRef, isChecked, isInvalid, required, onSelect }: RadioProps) {
  return (
    <div className="ui:flex ui:min-h-6 ui:items-start ui:gap-2.5">
      <input
        ref={inputRef}
        id={id}
        type="radio"
        name={name}
        form={form}
        value={option.value}
        checked={isChecked}
        disabled={option.isDisabled}
        required={required}
        aria-invalid={isInvalid || undefined}
        aria-describedby={option.hint ? `${id}-hint` : undefined}
        onChange={onSelect}
        className="ui:mt-1 ui:size-4 ui:shrink-0 ui:cursor-pointer ui:appearance-none ui:rounded-full ui:border ui:border-border-control ui:bg-surface-control ui:transition-colors ui:duration-fast ui:checked:border-5 ui:checked:border-primary ui:hover:not-checked:border-fg-muted ui:aria-invalid:border-danger-solid ui:disabled:cursor-not-allowed ui:disabled:opacity-50 ui:forced-colors:appearance-auto"
      />
      <div className="ui:min-w-0 ui:py-0.5">
        <label htmlFor={id} className={option.isDisabled ? "ui:text-fg-disabled" : "ui:cursor-pointer"}>
          {option.label}
        </label>
        {option.hint && (
          <p id={`${id}-hint`} className="ui:text-table ui:text-fg-muted">
            {option.hint}
          </p>
        )}
      </div>
    </div>
  );
}
