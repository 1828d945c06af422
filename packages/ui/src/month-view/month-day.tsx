"use client";

import type { MouseEvent } from "react";
import { type IsoDate, partsOf } from "../calendar/iso-date.js";
import { EventBar } from "./event-bar.js";
import type { EventActions } from "./event-title.js";
import type { EventBar as Bar } from "./week-layout.js";

interface MonthDayProps {
  day: IsoDate;
  /** Index in its week. */
  index: number;
  /** The full date and the number of events, as the accessible name. */
  label: string;
  /** The bar in each of its lines. */
  lines: readonly (Bar | undefined)[];
  /** The button for its hidden events. Undefined if there are none. */
  more: string | undefined;
  /** The tab stop of the grid. */
  isActive: boolean;
  isToday: boolean;
  isSelected: boolean;
  actions: EventActions;
  /** Called with the pressed button. */
  onPress: (button: HTMLElement) => void;
}

/** A day with its events: bars where there is space, else a dot. Printing shows all bars. */
export function MonthDay({ day, index, label, lines, more, isActive, isToday, ...rest }: MonthDayProps) {
  const { isSelected, actions, onPress } = rest;
  const press = (event: MouseEvent<HTMLElement>) => onPress(event.currentTarget);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
      role="gridcell"
      aria-selected={isSelected}
      className="ui:p-0 ui:text-center ui:align-top ui:@min-[40rem]:border ui:@min-[40rem]:border-border"
    >
      <button
        type="button"
        data-day={day}
        data-selected={isSelected || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? "date" : undefined}
        onClick={press}
        className="ui:relative ui:size-8 ui:cursor-pointer ui:rounded-md ui:tabular-nums ui:hover:bg-surface-hover ui:focus-visible:z-1 ui:focus-visible:outline-offset-0 ui:aria-[current=date]:font-semibold ui:aria-[current=date]:underline ui:aria-[current=date]:underline-offset-4 ui:data-selected:bg-primary ui:data-selected:font-semibold ui:data-selected:text-fg-on-primary ui:forced-colors:data-selected:outline-2 ui:forced-colors:data-selected:outline-[Highlight]"
      >
        {partsOf(day).day}
        {lines.length > 0 && (
          <span className="ui:absolute ui:inset-x-0 ui:bottom-0.5 ui:mx-auto ui:size-1 ui:rounded-full ui:bg-current ui:@min-[40rem]:hidden" />
        )}
      </button>
      <div className="ui:hidden ui:min-h-20 ui:pb-1 ui:text-start ui:@min-[40rem]:block">
        {lines.map((bar, line) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
            key={line}
            className={bar?.isHidden ? "ui:mt-0.5 ui:hidden ui:h-5 ui:print:block" : "ui:mt-0.5 ui:h-5"}
          >
            {bar?.first === index && <EventBar {...actions} bar={bar} />}
          </div>
        ))}
        {more !== undefined && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`${more}, ${label}`}
            onClick={press}
            className="ui:mt-0.5 ui:cursor-pointer ui:px-2 ui:text-caption ui:text-fg-muted ui:underline ui:underline-offset-2 ui:hover:text-fg ui:print:hidden"
          >
            {more}
          </button>
        )}
      </div>
    </td>
  );
}
