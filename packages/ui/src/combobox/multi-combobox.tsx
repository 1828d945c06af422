"use client";

import { forwardRef, type InputHTMLAttributes, type KeyboardEvent, useRef, useState } from "react";
import { Spinner } from "../button/spinner.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import type { FieldChange } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { ChevronDown } from "../icons/index.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useComboboxMessages } from "../messages/use-combobox-messages.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { Tag } from "../tag/tag.js";
import type { ComboboxOption, OptionSource } from "./combobox-option.js";
import { ComboboxPopup } from "./combobox-popup.js";
import { statusText } from "./status-text.js";
import { useCombobox } from "./use-combobox.js";
import { type ResolveOption, useOptions } from "./use-options.js";

/** The change passed to `onChange`: the selected options and their ids. */
export interface MultiComboboxChange extends FieldChange<readonly string[]> {
  options: readonly ComboboxOption[];
}

export interface MultiComboboxProps
  extends FieldTextProps,
    OptionSource,
    Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "defaultValue" | "onChange" | "type" | "role"> {
  /** The selected options or their ids. Controlled by the page. */
  value?: readonly (ComboboxOption | string)[] | null | undefined;
  /** The initially selected options or their ids, if the field is uncontrolled. @default none */
  defaultValue?: readonly (ComboboxOption | string)[] | undefined;
  /** Called with the selected options and their ids. */
  onChange?: ((change: MultiComboboxChange) => void) | undefined;
  /** Returns the option of an id that was not selected here, for its label. @default the one of `options`, or else the id is the label */
  resolve?: ResolveOption | undefined;
}

/**
 * A select with search for several options. Each selected option has a button that removes it; Backspace in the empty
 * input removes the last one. A form posts one entry per id under `name`.
 */
export const MultiCombobox = forwardRef<HTMLInputElement, MultiComboboxProps>(
  function MultiCombobox(props, ref) {
    const texts = useComboboxMessages();
    const words = useFieldMessages();
    const {
      field,
      control: { name, value, defaultValue, onChange, resolve, options: known, search, debounce, ...control },
    } = useField(props);
    const held = useFieldValue<readonly (ComboboxOption | string)[]>({ value, defaultValue }, []);
    const { options, remember } = useOptions(held.value, { resolve, known });
    const ids = options.map((option) => option.value);
    const [announcement, setAnnouncement] = useState("");
    const [input, mergedRef] = useMergedRef(ref);
    const set = (next: readonly ComboboxOption[]) => {
      const values = next.map((option) => option.value);
      held.change(values);
      onChange?.({ options: next, value: values, target: { name, value: values } });
    };
    const remove = (option: ComboboxOption) => {
      setAnnouncement(words.optionRemoved(option.label));
      for (const selected of options) remember(selected);
      set(options.filter((selected) => selected.value !== option.value));
    };
    const toggle = (option: ComboboxOption | null) => {
      if (!option) return;
      if (ids.includes(option.value)) return remove(option);
      for (const selected of [...options, option]) remember(selected);
      setAnnouncement(words.optionAdded(option.label));
      set([...options, option]);
    };
    const box = useRef<HTMLSpanElement>(null);
    const { isOpen, isSearching, text, found, inputProps, popupProps, ...does } = useCombobox({
      listId: `${control.id}-list`,
      value: null,
      onChange: ({ option }) => toggle(option),
      source: { options: known, search, debounce },
      staysOpen: true,
    });
    const isFixed = Boolean(control.disabled || control.readOnly);
    const press = (event: KeyboardEvent<HTMLInputElement>) => {
      control.onKeyDown?.(event);
      if (isFixed || isInputMethodKey(event)) return;
      const last = options.at(-1);
      if (event.key === "Backspace" && text === "" && last) remove(last);
      else does.press(event);
    };
    return (
      <Field {...field}>
        <span
          ref={box}
          data-disabled={control.disabled || undefined}
          data-read-only={control.readOnly || undefined}
          data-invalid={control["aria-invalid"] ? "" : undefined}
          className="ui:relative ui:flex ui:min-h-control ui:rounded-md ui:border ui:border-border-control ui:bg-surface-control ui:shadow-control ui:transition-colors ui:duration-fast ui:hover:border-fg-muted ui:has-[input:focus-visible]:border-focus ui:has-[input:focus-visible]:outline-2 ui:has-[input:focus-visible]:outline-focus ui:data-disabled:border-border ui:data-disabled:bg-surface-disabled ui:data-invalid:border-danger-solid ui:data-read-only:bg-surface-disabled"
        >
          <span className="ui:flex ui:max-h-28 ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:gap-1 ui:overflow-y-auto ui:p-1 ui:pe-9">
            {options.map((option) => (
              <Tag
                key={option.value}
                {...(!isFixed && {
                  remove: {
                    label: words.removeOption(option.label),
                    onPress: () => {
                      remove(option);
                      input.current?.focus();
                    },
                  },
                })}
              >
                {option.label}
              </Tag>
            ))}
            <input
              autoComplete="off"
              spellCheck={false}
              {...control}
              ref={mergedRef}
              placeholder={options.length > 0 ? undefined : control.placeholder}
              required={control.required && options.length === 0}
              {...inputProps}
              onChange={(event) => {
                setAnnouncement("");
                does.type(event.target.value);
              }}
              onClick={(event) => {
                control.onClick?.(event);
                if (!isFixed) does.open();
              }}
              onKeyDown={press}
              onBlur={(event) => {
                control.onBlur?.(event);
                does.leave();
              }}
              className="ui:h-6.5 ui:min-w-20 ui:flex-1 ui:bg-transparent ui:px-2 ui:font-sans ui:text-form ui:text-fg ui:outline-none ui:disabled:cursor-not-allowed ui:disabled:text-fg-disabled"
            />
          </span>
          <span className="ui:pointer-events-none ui:absolute ui:end-0 ui:top-0 ui:flex ui:h-[calc(var(--portico-size-control)-2px)] ui:w-9 ui:items-center ui:justify-center ui:text-fg-muted">
            {isSearching ? <Spinner /> : <ChevronDown size={16} aria-hidden="true" />}
          </span>
          {isOpen && (
            <ComboboxPopup
              {...popupProps}
              anchor={box}
              label={typeof field.label === "string" ? field.label : undefined}
              chosenValues={ids}
              isMultiple={true}
            />
          )}
        </span>
        <PostedValue
          name={name}
          value={ids}
          disabled={control.disabled}
          form={control.form}
          onReset={held.reset}
        />
        <span role="status" className="ui:sr-only">
          {announcement || (isOpen && statusText(found.status, found.options.length, texts))}
        </span>
      </Field>
    );
  },
);
