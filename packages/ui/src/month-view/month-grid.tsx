"use client";

import { DateGrid } from "../calendar/date-grid.js";
import type { DateNames } from "../calendar/date-names.js";
import { type IsoDate, utcDate } from "../calendar/iso-date.js";
import type { MonthMessages } from "../messages/month-messages.js";
import type { EventActions } from "./event-title.js";
import { MonthDay } from "./month-day.js";
import { isBetween, type MonthEvent } from "./month-event.js";
import { linesOf, weekLayout } from "./week-layout.js";

interface MonthGridProps {
  /** Id of the element with the name of the month. */
  labelledBy: string;
  events: readonly MonthEvent[];
  maxPerDay: number;
  firstWeekday: number;
  names: DateNames;
  texts: MonthMessages;
  active: IsoDate;
  now: IsoDate | undefined;
  selectedDay: IsoDate | undefined;
  actions: EventActions;
  onMove: (day: IsoDate) => void;
  onPress: (day: IsoDate, button: HTMLElement) => void;
}

/** The days of a month with their events. Enter selects a day. */
export function MonthGrid({ events, maxPerDay, texts, now, selectedDay, actions, ...rest }: MonthGridProps) {
  const { names, active, onPress, ...grid } = rest;
  const labelOf = (day: IsoDate) => {
    const count = events.filter((event) => isBetween(event, day, day)).length;
    const date = names.day.format(utcDate(day));
    return count === 0 ? date : `${date}, ${texts.events(count)}`;
  };
  return (
    <DateGrid
      {...grid}
      {...{ names, active }}
      className="ui:border-collapse"
      renderWeek={(week) => {
        const layout = weekLayout(events, week, maxPerDay);
        return (day, index) => (
          <MonthDay
            {...{ day, index, actions }}
            label={labelOf(day)}
            lines={linesOf(layout, index)}
            more={layout.hidden[index] ? texts.more(layout.hidden[index]) : undefined}
            isActive={day === active}
            isToday={day === now}
            isSelected={day === selectedDay}
            onPress={(button) => onPress(day, button)}
          />
        );
      }}
    />
  );
}
