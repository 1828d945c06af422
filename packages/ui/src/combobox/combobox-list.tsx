"use client";

import { cx } from "class-variance-authority";
import { type UIEvent, useEffect, useRef, useState } from "react";
import { Check } from "../icons/index.js";
import type { ComboboxOption } from "./combobox-option.js";
import { firstRange, grown, grownBack, rangeAround } from "./drawn-range.js";

interface ComboboxListProps {
  id: string;
  label: string | undefined;
  options: readonly ComboboxOption[];
  activeIndex: number;
  chosenValue: string | undefined;
  /** Others are on their way; these are shown meanwhile. */
  isStale: boolean;
  onActivate: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** The options found; of many only those near what is looked at are drawn. */
export function ComboboxList({ id, label, options, activeIndex, isStale, ...rest }: ComboboxListProps) {
  const { chosenValue, onActivate, onChoose } = rest;
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(options);
  const [drawn, setDrawn] = useState(firstRange);
  const range = rangeAround(seen === options ? drawn : firstRange, activeIndex);
  if (seen !== options) setSeen(options);
  if (range !== drawn) setDrawn(range);
  useEffect(() => {
    list.current?.querySelector(`[data-index="${activeIndex}"]`)?.scrollIntoView({ block: "nearest" });
  }, [activeIndex]);
  const drawMore = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight * 2 > scrollHeight) setDrawn((before) => grown(before, options.length));
    else if (scrollTop < clientHeight) setDrawn(grownBack);
  };
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onScroll={drawMore}
      className={cx("ui:max-h-72 ui:overflow-y-auto ui:p-1", isStale && "ui:opacity-60")}
    >
      {options.slice(range.start, range.end).map((option, offset) => {
        const index = range.start + offset;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === chosenValue}
            aria-disabled={option.isDisabled || undefined}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            data-index={index}
            data-active={index === activeIndex || undefined}
            onPointerMove={() => index !== activeIndex && onActivate(index)}
            onClick={() => !option.isDisabled && onChoose(option)}
            className="ui:flex ui:cursor-pointer ui:items-start ui:gap-2 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-table ui:data-active:bg-surface-pressed ui:forced-colors:data-active:outline-1 ui:forced-colors:data-active:-outline-offset-1 ui:aria-disabled:cursor-not-allowed ui:aria-disabled:text-fg-disabled"
          >
            <span className="ui:min-w-0 ui:flex-1 ui:break-words">
              {option.label}
              {option.description && (
                <span className="ui:block ui:text-caption ui:font-normal ui:text-fg-muted">
                  {option.description}
                </span>
              )}
            </span>
            {option.value === chosenValue && (
              <Check size={16} aria-hidden="true" className="ui:mt-0.5 ui:text-fg-link" />
            )}
          </div>
        );
      })}
    </div>
  );
}
