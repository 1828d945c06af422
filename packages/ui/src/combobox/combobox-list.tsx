"use client";

import { type UIEvent, useEffect, useRef, useState } from "react";
import { cx } from "../class-names/cx.js";
import { Check } from "../icons/index.js";
import type { ComboboxOption } from "./combobox-option.js";
import { extendedBackward, grown, initialRange, rangeAround } from "./rendered-range.js";

export interface ComboboxListProps {
  id: string;
  label: string | undefined;
  options: readonly ComboboxOption[];
  activeIndex: number;
  chosenValues: readonly string[];
  isMultiple: boolean;
  /** New options are loading while these are shown. */
  isLoading: boolean;
  onActivate: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** The matching options. Long lists render only a range around the active option. */
export function ComboboxList({ id, label, options, activeIndex, isLoading, ...rest }: ComboboxListProps) {
  const { chosenValues, isMultiple, onActivate, onChoose } = rest;
  const list = useRef<HTMLDivElement>(null);
  const [previousOptions, setPreviousOptions] = useState(options);
  const [rendered, setRendered] = useState(initialRange);
  const range = rangeAround(previousOptions === options ? rendered : initialRange, activeIndex);
  if (previousOptions !== options) setPreviousOptions(options);
  if (range !== rendered) setRendered(range);
  useEffect(() => {
    list.current?.querySelector(`[data-index="${activeIndex}"]`)?.scrollIntoView({ block: "nearest" });
  }, [activeIndex]);
  const renderMore = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight * 2 > scrollHeight) setRendered((before) => grown(before, options.length));
    else if (scrollTop < clientHeight) setRendered(extendedBackward);
  };
  const shown = options.slice(range.start, range.end);
  const groups = [...new Set(shown.map(({ group }) => group))];
  const renderOption = (option: ComboboxOption, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
    <div
      key={option.value}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosenValues.includes(option.value)}
      aria-disabled={option.isDisabled || undefined}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      data-index={index}
      data-active={index === activeIndex || undefined}
      onPointerMove={() => index !== activeIndex && onActivate(index)}
      onClick={() => !option.isDisabled && onChoose(option)}
      className="ui:flex ui:cursor-pointer ui:items-start ui:gap-2 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-table ui:data-active:bg-surface-pressed ui:forced-colors:data-active:outline-1 ui:forced-colors:data-active:-outline-offset-1 ui:aria-disabled:cursor-not-allowed ui:aria-disabled:text-fg-disabled"
    >
      <span className="ui:value-text ui:min-w-0 ui:flex-1 ui:break-words">
        {option.label}
        {option.description && (
          <span className="ui:block ui:text-caption ui:font-normal ui:text-fg-muted">
            {option.description}
          </span>
        )}
      </span>
      {chosenValues.includes(option.value) && (
        <Check size={16} aria-hidden="true" className="ui:mt-0.5 ui:text-fg-link" />
      )}
    </div>
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-multiselectable={isMultiple || undefined}
      aria-label={label}
      tabIndex={-1}
      onScroll={renderMore}
      className={cx("ui:max-h-72 ui:overflow-y-auto ui:p-1", isLoading && "ui:opacity-60")}
    >
      {groups.map((group) => {
        const rows = shown.map(
          (option, offset) => option.group === group && renderOption(option, range.start + offset),
        );
        return group ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="ui:px-2.5 ui:py-1.5 ui:text-caption ui:text-fg-muted">
              {group}
            </p>
            {rows}
          </div>
        ) : (
          rows
        );
      })}
    </div>
  );
}
