"use client";

import { useDateFormats } from "../format-provider/use-date-formats.js";
import { StatusBadge } from "../status-badge/status-badge.js";
import { type EventActions, EventTitle } from "./event-title.js";
import { lastDayOf, type MonthEvent } from "./month-event.js";

interface EventListProps extends EventActions {
  events: readonly MonthEvent[];
}

/** Events with their days and status. */
export function EventList({ events, ...actions }: EventListProps) {
  const { date: formatDate } = useDateFormats();
  return (
    <ul className="ui:text-table">
      {events.map((event) => (
        <li
          key={event.id}
          className="ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-3 ui:gap-y-1 ui:border-b ui:border-border ui:py-2"
        >
          <EventTitle
            {...actions}
            event={event}
            className={
              event.href === undefined && !actions.onEventPress
                ? "ui:value-text ui:min-w-0 ui:wrap-anywhere"
                : "ui:value-text ui:min-w-0 ui:cursor-pointer ui:text-start ui:wrap-anywhere ui:text-fg-link ui:underline ui:underline-offset-2"
            }
          >
            {event.title}
          </EventTitle>
          {event.status !== undefined && <StatusBadge tone={event.tone}>{event.status}</StatusBadge>}
          <span className="ui:w-full ui:text-fg-muted ui:tabular-nums">
            {[...new Set([event.start, lastDayOf(event)])].map((day) => formatDate(day)).join(" – ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
