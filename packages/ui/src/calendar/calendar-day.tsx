"use client";

import type { IsoDate } from "./iso-date.js";
import { partsOf } from "./iso-date.js";

interface CalendarDayProps {
  day: IsoDate;
  /** The full date, as the accessible name. */
  label: string;
  /** The tab stop of the grid. */
  isActive: boolean;
  isToday: boolean;
  isDisabled: boolean;
  isSelected: boolean;
  /** Whether the day is between the ends of a range. */
  isBetween: boolean;
  onSelect: () => void;
  onHover: () => void;
}

/** A day of a calendar. Disabled days can have focus, so that arrow keys can move past them. */
export function CalendarDay({ day, label, isActive, isToday, isDisabled, ...rest }: CalendarDayProps) {
  const { isSelected, isBetween, onSelect, onHover } = rest;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
    <td role="gridcell" aria-selected={isSelected || isBetween} className="ui:p-0 ui:text-center">
      <button
        type="button"
        data-day={day}
        data-between={isBetween || undefined}
        data-selected={isSelected || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && onSelect()}
        onPointerEnter={onHover}
        className="ui:relative ui:size-8 ui:cursor-pointer ui:rounded-md ui:tabular-nums ui:hover:bg-surface-hover ui:focus-visible:z-1 ui:focus-visible:outline-offset-0 ui:aria-[current=date]:font-semibold ui:aria-[current=date]:underline ui:aria-[current=date]:underline-offset-4 ui:aria-disabled:cursor-not-allowed ui:aria-disabled:bg-transparent ui:aria-disabled:text-fg-disabled ui:aria-disabled:line-through ui:data-between:bg-surface-selected ui:data-selected:bg-primary ui:data-selected:font-semibold ui:data-selected:text-fg-on-primary ui:forced-colors:data-between:outline-1 ui:forced-colors:data-selected:outline-2 ui:forced-colors:data-selected:outline-[Highlight]"
      >
        {partsOf(day).day}
      </button>
    </td>
  );
}
