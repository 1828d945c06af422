"use client";

import { cx } from "class-variance-authority";
import { type RefObject, type UIEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { Spinner } from "../button/spinner.js";
import { Floating } from "../floating/floating.js";
import { Check } from "../icons/index.js";
import { useComboboxMessages } from "../messages/use-combobox-messages.js";
import type { ComboboxOption } from "./combobox-option.js";
import { extendedBackward, grown, initialRange, rangeAround } from "./rendered-range.js";
import type { SearchState } from "./use-search.js";

interface ComboboxPopupProps {
  anchor: RefObject<Element | null>;
  listId: string;
  label: string | undefined;
  found: SearchState & { retry: () => void };
  activeIndex: number;
  chosenValues: readonly string[];
  isMultiple: boolean;
  onActivate: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** The popup under the field: the options, or why there are none. */
export function ComboboxPopup({ anchor, listId, found, ...list }: ComboboxPopupProps) {
  const texts = useComboboxMessages();
  const { status, options, retry } = found;
  const hasOptions = options.length > 0;
  return (
    // At least as wide as the field, and wider up to a limit if a label needs it.
    <Floating anchor={anchor} isAnchorWide={true} style={{ maxWidth: "min(24rem, calc(100vw - 1rem))" }}>
      {/* Clicks in the popup do not move the focus out of the text field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only prevents the default */}
      <div
        onMouseDown={(event) => event.preventDefault()}
        className="ui:max-h-(--portico-available-height) ui:w-full ui:overflow-hidden ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:text-form ui:text-fg ui:shadow-float"
      >
        {hasOptions && (
          <ComboboxList {...list} id={listId} options={options} isLoading={status === "loading"} />
        )}
        {!hasOptions && status === "loading" && (
          <p className="ui:flex ui:items-center ui:gap-2 ui:px-3.5 ui:py-2.5 ui:text-table ui:text-fg-muted">
            <Spinner />
            {texts.loading}
          </p>
        )}
        {!hasOptions && status === "loaded" && (
          <p className="ui:px-3.5 ui:py-2.5 ui:text-table ui:text-fg-muted">{texts.noMatches}</p>
        )}
        {status === "failed" && (
          <div className="ui:flex ui:items-center ui:justify-between ui:gap-3 ui:py-1.5 ui:ps-3.5 ui:pe-2 ui:text-table">
            <span className="ui:text-danger-fg">{texts.failed}</span>
            <Button size="sm" variant="ghost" onClick={retry}>
              {texts.retry}
            </Button>
          </div>
        )}
      </div>
    </Floating>
  );
}

interface ComboboxListProps {
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
function ComboboxList({ id, label, options, activeIndex, isLoading, ...rest }: ComboboxListProps) {
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
      {options.slice(range.start, range.end).map((option, offset) => {
        const index = range.start + offset;
        return (
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
      })}
    </div>
  );
}
