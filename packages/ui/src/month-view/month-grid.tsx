"use client";

import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { dayOfKey } from "../calendar/calendar-keys.js";
import { type IsoDate, utcDate, weekdaysFrom, weeksOf } from "../calendar/iso-date.js";
import type { MonthMessages } from "../messages/month-messages.js";
import { logicalKey } from "../text-direction/text-direction.js";
import type { EventActions } from "./event-title.js";
import { MonthDay } from "./month-day.js";
import { isBetween, type MonthEvent } from "./month-event.js";
import { linesOf, weekLayout } from "./week-layout.js";

interface MonthGridProps {
  /** Id of the element with the name of the month. */
  labelledBy: string;
  /** The first day of the month. */
  month: IsoDate;
  events: readonly MonthEvent[];
  maxPerDay: number;
  firstWeekday: number;
  locale: string;
  texts: MonthMessages;
  active: IsoDate;
  now: IsoDate | undefined;
  selectedDay: IsoDate | undefined;
  actions: EventActions;
  onMove: (day: IsoDate) => void;
  onPress: (day: IsoDate, button: HTMLElement) => void;
}

/** The weeks of a month, as an ARIA date grid: arrow keys, Home, End, PageUp and PageDown move, Enter selects. */
export function MonthGrid({
  labelledBy,
  month,
  events,
  firstWeekday,
  locale,
  texts,
  ...rest
}: MonthGridProps) {
  const { maxPerDay, active, now, selectedDay, actions, onMove, onPress } = rest;
  const grid = useRef<HTMLTableElement>(null);
  const shouldFocus = useRef(false);
  const names = useMemo(() => formats(locale), [locale]);
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
  const labelOf = (day: IsoDate) => {
    const count = events.filter((event) => isBetween(event, day, day)).length;
    const date = names.day.format(utcDate(day));
    return count === 0 ? date : `${date}, ${texts.events(count)}`;
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={press}
      className="ui:w-full ui:table-fixed ui:border-collapse"
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
        {weeksOf(month, firstWeekday).map((week, row) => {
          const layout = weekLayout(events, week, maxPerDay);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name
            <tr key={row} className="ui:print:break-inside-avoid">
              {week.map((day, index) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: neither has an empty day
                  <td key={index} />
                ) : (
                  <MonthDay
                    key={day}
                    {...{ day, index, actions }}
                    label={labelOf(day)}
                    lines={linesOf(layout, index)}
                    more={layout.hidden[index] ? texts.more(layout.hidden[index]) : undefined}
                    isActive={day === active}
                    isToday={day === now}
                    isSelected={day === selectedDay}
                    onPress={(button) => onPress(day, button)}
                  />
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function formats(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  return {
    day: format({ weekday: "long", year: "numeric", month: "long", day: "numeric" }),
    weekday: format({ weekday: "long" }),
    shortWeekday: format({ weekday: "short" }),
  };
}
