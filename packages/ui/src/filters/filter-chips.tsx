"use client";

import { type RefObject, useRef } from "react";
import { cx } from "../class-names/cx.js";
import { ChevronDown, X } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import { Popover } from "../popover/popover.js";
import { blurIn } from "./blur-in.js";
import type { Filter } from "./filter.js";
import type { FilterControlProps } from "./filter-control.js";
import { FilterPanel } from "./filter-panel.js";
import { filterKey } from "./filter-values.js";

/** A filter, and its value as shown to users if it is active. */
interface FilterChip {
  filter: Filter;
  text: string | undefined;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** The props of all inputs. */
  control: Omit<FilterControlProps, "filter">;
  /** The key of the filter whose input is open. */
  openKey: string | undefined;
  onOpenChange: (key: string | undefined) => void;
  onRemove: (filter: Filter) => void;
}

/** Chips of filters. */
export function FilterChips({ chips, openKey, onOpenChange, ...others }: FilterChipsProps) {
  const { filters: texts } = useMessages();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="ui:contents">
      {chips.map(({ filter, text }) => {
        const key = filterKey(filter);
        return (
          <Chip
            key={key}
            {...others}
            {...{ filter, text }}
            isOpen={key === openKey}
            onOpenChange={({ isOpen }) => {
              if (isOpen) onOpenChange(key);
              else if (key === openKey) onOpenChange(undefined);
            }}
          />
        );
      })}
    </ul>
  );
}

interface ChipProps extends FilterChip, Pick<FilterChipsProps, "control" | "onRemove"> {
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
}

/** A chip that opens the filter's input. If the filter is active, a second button removes its value. */
function Chip({ filter, text, control, onRemove, isOpen, onOpenChange }: ChipProps) {
  const { filters: texts } = useMessages();
  const item = useRef<HTMLLIElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const isActive = text !== undefined;
  return (
    <li
      ref={item}
      data-filter={filterKey(filter)}
      data-active={isActive || undefined}
      className={cx(
        "ui:flex ui:h-control-sm ui:max-w-80 ui:min-w-0 ui:items-center ui:rounded-full ui:border ui:border-border-strong",
        isActive ? "ui:bg-surface-control ui:print:border-0" : "ui:border-dashed ui:print:hidden",
        !isActive && !isOpen && "ui:@max-3xl:hidden",
      )}
    >
      <Popover
        className="ui:h-full ui:min-w-0"
        label={texts.edit(filter.label)}
        isOpen={isOpen}
        onOpenChange={(change) => {
          // Its text is applied before it closes.
          if (!change.isOpen) blurIn(item.current);
          onOpenChange(change);
        }}
        trigger={<EditButton {...{ filter, text, button: edit }} />}
      >
        {({ close }) => <FilterPanel {...control} filter={filter} onDone={close} />}
      </Popover>
      {isActive && (
        <button
          type="button"
          aria-label={`${texts.remove} ${filter.label}: ${text}`}
          onClick={() => {
            edit.current?.focus();
            onRemove(filter);
          }}
          className="ui:me-0.5 ui:flex ui:size-6 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-full ui:text-fg-muted ui:hover:bg-surface-hover ui:hover:text-fg ui:print:hidden"
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

interface EditButtonProps extends FilterChip {
  button: RefObject<HTMLButtonElement | null>;
}

function EditButton({ filter: { label }, text, button, ...popover }: EditButtonProps) {
  const isActive = text !== undefined;
  return (
    <button
      {...popover}
      ref={button}
      type="button"
      className={cx(
        "ui:flex ui:h-full ui:min-w-0 ui:cursor-pointer ui:items-center ui:gap-1 ui:rounded-full ui:ps-3 ui:font-sans ui:print:ps-0 ui:text-table ui:text-fg ui:hover:bg-surface-hover",
        isActive ? "ui:pe-1.5" : "ui:pe-2.5",
      )}
    >
      <span className="ui:min-w-0 ui:truncate">
        <span className={isActive ? "ui:text-fg-muted" : undefined}>{isActive ? `${label}:` : label}</span>
        {isActive && " "}
        {isActive && <span className="ui:font-medium">{text}</span>}
      </span>
      {!isActive && <ChevronDown size={14} aria-hidden="true" className="ui:shrink-0 ui:text-fg-muted" />}
    </button>
  );
}
