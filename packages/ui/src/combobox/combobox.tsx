"use client";

import { forwardRef, type InputHTMLAttributes, useRef } from "react";
import { Spinner } from "../button/spinner.js";
import { cx } from "../class-names/cx.js";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { FieldChange } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { ChevronDown, X } from "../icons/index.js";
import { useComboboxMessages } from "../messages/use-combobox-messages.js";
import type { ComboboxOption, OptionSource } from "./combobox-option.js";
import { ComboboxPopup } from "./combobox-popup.js";
import { statusText } from "./status-text.js";
import { useCombobox } from "./use-combobox.js";
import { type ResolveOption, useOptions } from "./use-options.js";

/** The change passed to `onChange`: the selected option, or null if the field was cleared, and its id. */
export interface ComboboxChange extends FieldChange<string> {
  option: ComboboxOption | null;
}

export interface ComboboxProps
  extends FieldTextProps,
    OptionSource,
    Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "defaultValue" | "onChange" | "type" | "role"> {
  /** The selected option or its id. Null or an empty id for none. Controlled by the page. */
  value?: ComboboxOption | string | null | undefined;
  /** The initial option or its id, if the field is uncontrolled. @default none */
  defaultValue?: ComboboxOption | string | undefined;
  /** Called with the selected option and its id. */
  onChange?: ((change: ComboboxChange) => void) | undefined;
  /** Returns the option of an id, for its label. @default the one of `options`, or else the id is the label */
  resolve?: ResolveOption | undefined;
}

/**
 * A select with search. Arrow keys move, Enter selects, Esc cancels, and an empty field clears the value. A form posts
 * the id under `name`, not the label. `className` goes to the root, the ref and all other native props to the input.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const texts = useComboboxMessages();
  const {
    field,
    control: { name, value, defaultValue, onChange, resolve, options: known, search, debounce, ...control },
  } = useField(props);
  const held = useFieldValue<ComboboxOption | string>({ value, defaultValue }, "");
  const { options, remember } = useOptions(held.value === "" ? [] : [held.value], { resolve, known });
  const [selected = null] = options;
  const select = ({ option }: { option: ComboboxOption | null }) => {
    if (option) remember(option);
    const id = option?.value ?? "";
    held.change(id);
    onChange?.({ option, value: id, target: { name, value: id } });
  };
  const box = useRef<HTMLSpanElement>(null);
  const { isOpen, isSearching, found, inputProps, popupProps, ...does } = useCombobox({
    listId: `${control.id}-list`,
    value: selected,
    onChange: select,
    source: { options: known, search, debounce },
  });
  const canClear = selected !== null && !control.disabled && !control.readOnly && !control.required;
  return (
    <Field {...field}>
      <span ref={box} className="ui:relative ui:flex">
        <input
          autoComplete="off"
          spellCheck={false}
          {...control}
          ref={ref}
          {...inputProps}
          onChange={(event) => does.type(event.target.value)}
          onClick={(event) => {
            control.onClick?.(event);
            if (control.readOnly) return;
            if (!isOpen) event.currentTarget.select();
            does.open();
          }}
          onKeyDown={(event) => {
            control.onKeyDown?.(event);
            if (!control.readOnly) does.press(event);
          }}
          onBlur={(event) => {
            control.onBlur?.(event);
            does.leave();
          }}
          className={cx(
            controlStyles,
            "ui:text-ellipsis ui:read-only:bg-surface-disabled",
            canClear ? "ui:pe-14" : "ui:pe-9",
          )}
        />
        <span className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:end-0 ui:flex ui:items-center ui:text-fg-muted">
          {canClear && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={texts.clear}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => does.choose(null)}
              className="ui:pointer-events-auto ui:flex ui:size-6 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:hover:bg-surface-hover ui:hover:text-fg"
            >
              <X size={14} aria-hidden="true" />
            </button>
          )}
          <span className="ui:flex ui:w-9 ui:items-center ui:justify-center">
            {isSearching ? <Spinner /> : <ChevronDown size={16} aria-hidden="true" />}
          </span>
        </span>
        {isOpen && (
          <ComboboxPopup
            {...popupProps}
            anchor={box}
            label={typeof field.label === "string" ? field.label : undefined}
            chosenValues={selected ? [selected.value] : []}
            isMultiple={false}
          />
        )}
      </span>
      <PostedValue
        name={name}
        value={selected?.value ?? ""}
        disabled={control.disabled}
        form={control.form}
        onReset={held.reset}
      />
      <span role="status" className="ui:sr-only">
        {isOpen && statusText(found.status, found.options.length, texts)}
      </span>
    </Field>
  );
});
