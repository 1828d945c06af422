"use client";

import { useRef } from "react";
import { X } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import type { ActiveFilter } from "./active-filters.js";

interface FilterChipsProps {
  inUse: readonly ActiveFilter[];
  onRemove: (names: readonly string[]) => void;
}

/** Chips of the active filters. Removing one moves the focus to the next. */
export function FilterChips({ inUse, onRemove }: FilterChipsProps) {
  const { filters: texts } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const remove = (names: readonly string[], index: number) => {
    const chips = [...(list.current?.querySelectorAll("button") ?? [])];
    const neighbor = chips[index + 1] ?? chips[index - 1];
    (neighbor ?? list.current?.parentElement?.querySelector<HTMLElement>("[data-clear]"))?.focus();
    onRemove(names);
  };
  if (inUse.length === 0) return null;
  return (
    <ul ref={list} aria-label={texts.active} className="ui:contents">
      {inUse.map(({ names, label, text }, index) => (
        <li key={names.join()} className="ui:flex ui:min-w-0 ui:last:me-2">
          <button
            type="button"
            onClick={() => remove(names, index)}
            className="ui:group ui:flex ui:h-control-sm ui:min-w-0 ui:cursor-pointer ui:items-center ui:gap-1.5 ui:rounded-full ui:border ui:border-border-strong ui:bg-surface-control ui:ps-3 ui:pe-2 ui:font-sans ui:text-table ui:text-fg ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover"
          >
            <span className="ui:sr-only">{texts.remove} </span>
            <span className="ui:max-w-72 ui:truncate">
              <span className="ui:text-fg-muted">{label}:</span>{" "}
              <span className="ui:font-medium">{text}</span>
            </span>
            <X size={14} aria-hidden="true" className="ui:text-fg-muted ui:group-hover:text-fg" />
          </button>
        </li>
      ))}
    </ul>
  );
}
