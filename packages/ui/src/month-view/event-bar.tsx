import { StatusBadge } from "../status-badge/status-badge.js";
import { type EventActions, EventTitle } from "./event-title.js";
import type { EventBar as Bar } from "./week-layout.js";

interface EventBarProps extends EventActions {
  bar: Bar;
}

/** An event over its days of a week. The ends of an event that continues in another week are flat. */
export function EventBar({ bar, ...actions }: EventBarProps) {
  const { event, first, last, startsBefore, endsAfter } = bar;
  const { title, status, tone } = event;
  const text = status === undefined ? title : `${title} · ${status}`;
  return (
    <span
      title={text}
      className="ui:relative ui:z-1 ui:block ui:px-0.5"
      // Cells are wider than their content by a border.
      style={last > first ? { width: `calc(${(last - first + 1) * 100}% + ${last - first}px)` } : undefined}
    >
      {/* Keyboards reach it in the list of its day. */}
      <EventTitle {...actions} event={event} tabIndex={-1} className="ui:flex ui:w-full ui:no-underline">
        <StatusBadge
          tone={tone}
          className="ui:w-full"
          style={{
            ...(startsBefore && { borderStartStartRadius: 0, borderEndStartRadius: 0 }),
            ...(endsAfter && { borderStartEndRadius: 0, borderEndEndRadius: 0 }),
          }}
        >
          {text}
        </StatusBadge>
      </EventTitle>
    </span>
  );
}
