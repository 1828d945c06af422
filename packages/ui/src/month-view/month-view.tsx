"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { useDateNames } from "../calendar/date-names.js";
import { firstWeekdayOf } from "../calendar/first-weekday.js";
import { addMonths, utcDate } from "../calendar/iso-date.js";
import { cx } from "../class-names/cx.js";
import { useDateFormats } from "../format-provider/use-date-formats.js";
import { useLocale } from "../format-provider/use-locale.js";
import { useMonthMessages } from "../messages/use-month-messages.js";
import { AnchoredPopover } from "../popover/anchored-popover.js";
import { EventList } from "./event-list.js";
import type { EventActions } from "./event-title.js";
import { isBetween, type MonthEvent } from "./month-event.js";
import { MonthGrid } from "./month-grid.js";
import { MonthHeader } from "./month-header.js";
import { useShownMonth } from "./use-shown-month.js";

export interface MonthViewProps extends EventActions, Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The events of the shown month, in order. Others are not shown. */
  events: readonly MonthEvent[];
  /** A day of the shown month, `YYYY-MM-DD`, if the page controls it. */
  month?: string | undefined;
  /** A day of the first month. @default the current month */
  defaultMonth?: string | undefined;
  /** Called with the first day of another month, which ends the selection of a day. */
  onMonthChange?: ((change: { month: string }) => void) | undefined;
  /** Called with the day whose events are listed; undefined for the whole month. */
  onSelectedDayChange?: ((change: { day: string | undefined }) => void) | undefined;
  /** The first day of a week, 0 for Sunday. @default that of the locale */
  firstWeekday?: number | undefined;
  /** The number of lines of a day. With more events, the last one opens the others. @default 3 */
  maxPerDay?: number | undefined;
  /** The heading of the list, of a month or a day. @default the month's name, or the date */
  listTitle?: ((list: { month: string; day: string | undefined }) => ReactNode) | undefined;
  /** The number of events of a day, in its accessible name. @default "2 events", from the messages */
  eventCount?: ((count: number) => string) | undefined;
  /** Shown for a month or day without events. @default "No events", from the messages */
  empty?: ReactNode | undefined;
  /** Shown instead of events that are loading, or that failed to load. @default none */
  placeholder?: ReactNode | undefined;
}

/**
 * A month with events, which can have several days. Below 640 px of its own width, days have dots, and a list below
 * shows the events of the month or of the selected day. Above, events are bars, and a pressed day opens its list.
 */
export const MonthView = forwardRef<HTMLDivElement, MonthViewProps>(function MonthView(props, ref) {
  const { events, month, defaultMonth, onMonthChange, onSelectedDayChange, firstWeekday, ...others } = props;
  const {
    maxPerDay = 3,
    listTitle,
    eventCount,
    empty,
    placeholder,
    renderLink,
    onEventPress,
    ...more
  } = others;
  const { className, ...rest } = more;
  const messages = useMonthMessages();
  const texts = { ...messages, ...(eventCount && { events: eventCount }) };
  const locale = useLocale();
  const { date: formatDate } = useDateFormats();
  const id = useId();
  const actions = { renderLink, onEventPress };
  const [selectedDay, setSelectedDay] = useState<string>();
  /** The pressed button, while it has an open list. */
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const select = (day: string | undefined) => {
    setOpen(false);
    setSelectedDay(day);
    if (day !== selectedDay) onSelectedDayChange?.({ day });
  };
  const { first, active, now, isKnown, moveTo } = useShownMonth({
    month,
    defaultMonth,
    onMonthChange: (next) => {
      select(undefined);
      onMonthChange?.({ month: next });
    },
  });
  const press = (day: string, button: HTMLElement) => {
    const next = day === selectedDay ? undefined : day;
    moveTo(day);
    select(next);
    anchor.current = button;
    setOpen(next !== undefined && list.current?.getClientRects().length === 0);
  };
  const names = useDateNames(locale);
  const monthName = names.month.format(utcDate(first));
  const last = `${first.slice(0, 8)}31`;
  const listed = events.filter((event) => isBetween(event, selectedDay ?? first, selectedDay ?? last));
  const shownDay = selectedDay === undefined ? monthName : formatDate(selectedDay);
  const title = listTitle?.({ month: first, day: selectedDay }) ?? (
    <p className="ui:font-semibold">{shownDay}</p>
  );
  const nothing = empty ?? <p className="ui:text-fg-muted">{texts.empty}</p>;
  const isEmpty = !events.some((event) => isBetween(event, first, last));
  const content = listed.length === 0 ? nothing : <EventList {...actions} events={listed} />;
  return (
    <div
      {...rest}
      ref={ref}
      className={cx(
        "ui:@container ui:font-sans ui:text-table ui:text-fg",
        !isKnown && "ui:invisible",
        className,
      )}
    >
      <MonthHeader
        id={id}
        name={monthName}
        today={texts.today}
        onTurn={(months) => moveTo(addMonths(active, months))}
        onToday={() => now !== undefined && moveTo(now)}
      />
      <MonthGrid
        {...{ events, maxPerDay, names, texts, active, now, selectedDay, actions }}
        labelledBy={id}
        firstWeekday={firstWeekday ?? firstWeekdayOf(locale)}
        onMove={moveTo}
        onPress={press}
      />
      <div ref={list} className="ui:mt-3 ui:@min-[40rem]:hidden">
        <div aria-live="polite" className="ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-2">
          {title}
          {selectedDay !== undefined && (
            <Button size="sm" variant="ghost" onClick={() => select(undefined)}>
              {texts.wholeMonth}
            </Button>
          )}
        </div>
        {!placeholder && !isEmpty && content}
      </div>
      {placeholder || (isEmpty && nothing)}
      {isOpen && (
        <AnchoredPopover
          anchor={anchor}
          label={shownDay}
          className="ui:w-72"
          onClose={() => select(undefined)}
        >
          {title}
          {content}
        </AnchoredPopover>
      )}
    </div>
  );
});
