"use client";

import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { cx } from "../class-names/cx.js";
import { logicalKey } from "../text-direction/text-direction.js";
import { dayOfKey } from "./calendar-keys.js";
import type { DateNames } from "./date-names.js";
import { type IsoDate, utcDate, weekdaysFrom, weeksOf } from "./iso-date.js";

type Week = ReturnType<typeof weeksOf>[number];

interface DateGridProps {
  /** Id of the element with the name of the month. */
  labelledBy: string;
  /** The day that is the tab stop. Its month is shown. */
  active: IsoDate;
  /** 0 for Sunday. */
  firstWeekday: number;
  names: DateNames;
  /** Focuses the active day when the grid is shown. @default false */
  hasInitialFocus?: boolean | undefined;
  className?: string | undefined;
  /** Called with the day that a key moves to. */
  onMove: (day: IsoDate) => void;
  /** Returns how the cell of a day of the week is rendered: with a button that has `data-day`. */
  renderWeek: (week: Week) => (day: IsoDate, column: number) => ReactNode;
}

/** The weeks of a month, as an ARIA date grid: arrow keys, Home, End, PageUp and PageDown move. */
export function DateGrid({ labelledBy, active, firstWeekday, names, className, ...rest }: DateGridProps) {
  const { hasInitialFocus = false, onMove, renderWeek } = rest;
  const grid = useRef<HTMLTableElement>(null);
  const shouldFocus = useRef(hasInitialFocus);
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const press = (event: KeyboardEvent) => {
    const next = dayOfKey({ key: logicalKey(event), shiftKey: event.shiftKey }, active, firstWeekday);
    if (next === undefined) return;
    event.preventDefault();
    shouldFocus.current = true;
    onMove(next);
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={press}
      className={cx("ui:w-full ui:table-fixed", className)}
    >
      <thead>
        <tr>
          {weekdaysFrom(firstWeekday).map((day) => (
            <th
              key={day}
              scope="col"
              abbr={names.weekday.format(utcDate(day))}
              className="ui:h-7 ui:p-0 ui:text-center ui:text-caption ui:font-medium ui:text-fg-muted"
            >
              {names.shortWeekday.format(utcDate(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(active, firstWeekday).map((week, row) => {
          const renderDay = renderWeek(week);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name
            <tr key={row} className="ui:print:break-inside-avoid">
              {week.map((day, column) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: neither has an empty day
                  <td key={column} />
                ) : (
                  <Fragment key={day}>{renderDay(day, column)}</Fragment>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
