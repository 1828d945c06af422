"use client";

import {
  type FieldsetHTMLAttributes,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
} from "react";
import { cx } from "../class-names/cx.js";
import type { FieldTextProps } from "../field/field.js";
import { FieldGroup } from "../field/field-group.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useTypedIndex } from "../roving/use-typed-index.js";

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
  /** Radio buttons, or chips in a row that wraps. Chips are large enough to tap and have no hints. @default "radio" */
  appearance?: "radio" | "chips" | undefined;
}

/**
 * Radio buttons for one of a few options. Arrow keys select, and so do the first letters of an option. `className` goes to the root, the ref to the selected
 * radio button or the first one.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  {
    options,
    name,
    value,
    defaultValue,
    onChange,
    required,
    appearance = "radio",
    orientation = "vertical",
    id,
    ...rest
  },
  ref,
) {
  const Option = appearance === "chips" ? Chip : Radio;
  const ownId = useId();
  const groupId = id ?? ownId;
  const selected = useFieldValue({ name, value, defaultValue, onChange }, "");
  const selectable = options.filter(({ isDisabled }) => !isDisabled);
  const tabStop = selectable.find((option) => option.value === selected.value) ?? selectable[0];
  const findTyped = useTypedIndex();
  const selectTyped = (event: KeyboardEvent<HTMLElement>) => {
    if (isInputMethodKey(event)) return;
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:enabled")];
    const names = radios.map((radio) => radio.labels?.[0]?.textContent ?? "");
    const index = event.target instanceof HTMLInputElement ? radios.indexOf(event.target) : -1;
    const radio = radios[findTyped(event, index, names) ?? -1];
    if (!radio) return;
    event.preventDefault();
    radio.focus();
    radio.click();
  };
  return (
    <FieldGroup {...rest} id={groupId} isRequired={required} data-orientation={orientation}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons have the focus */}
      <div
        onKeyDown={selectTyped}
        className={cx(
          "ui:flex",
          appearance === "chips"
            ? "ui:flex-wrap ui:gap-1.5"
            : orientation === "vertical"
              ? "ui:flex-col ui:gap-1"
              : "ui:flex-wrap ui:gap-x-5 ui:gap-y-1",
        )}
      >
        {options.map((option) => (
          <Option
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

function Radio({ option, id, ...control }: RadioProps) {
  return (
    <div className="ui:flex ui:min-h-6 ui:items-start ui:gap-2.5">
      <RadioControl {...control} option={option} id={id} className="ui:mt-1" />
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

/** A radio button whose label surrounds it, so that all of it can be pressed. */
function Chip({ option: { hint: _, ...option }, id, ...control }: RadioProps) {
  return (
    <label
      htmlFor={id}
      className={cx(
        "ui:flex ui:min-h-control ui:items-center ui:gap-2 ui:rounded-full ui:border ui:border-border-control ui:py-1 ui:ps-2.5 ui:pe-3.5 ui:transition-colors ui:duration-fast ui:has-checked:border-primary ui:has-checked:bg-surface-selected",
        option.isDisabled ? "ui:text-fg-disabled" : "ui:cursor-pointer ui:hover:bg-surface-hover",
      )}
    >
      <RadioControl {...control} option={option} id={id} />
      <span className="ui:min-w-0 ui:break-words">{option.label}</span>
    </label>
  );
}

function RadioControl({
  option,
  inputRef,
  isChecked,
  isInvalid,
  onSelect,
  className,
  ...input
}: RadioProps & { className?: string }) {
  return (
    <input
      {...input}
      ref={inputRef}
      type="radio"
      value={option.value}
      checked={isChecked}
      disabled={option.isDisabled}
      aria-invalid={isInvalid || undefined}
      aria-describedby={option.hint ? `${input.id}-hint` : undefined}
      onChange={onSelect}
      className={cx(
        "ui:size-4 ui:shrink-0 ui:cursor-pointer ui:appearance-none ui:rounded-full ui:border ui:border-border-control ui:bg-surface-control ui:transition-colors ui:duration-fast ui:checked:border-5 ui:checked:border-primary ui:hover:not-checked:border-fg-muted ui:aria-invalid:border-danger-solid ui:disabled:cursor-not-allowed ui:disabled:opacity-50 ui:forced-colors:appearance-auto",
        className,
      )}
    />
  );
}
