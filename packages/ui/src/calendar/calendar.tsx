"use client";

import { cx } from "class-variance-authority";
import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { IconButton } from "../button/icon-button.js";
import { FormatContext } from "../format-provider/format-settings.js";
import { useLocale } from "../format-provider/use-locale.js";
import { useCurrent } from "../hydration/use-current.js";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { logicalKey } from "../text-direction/text-direction.js";
import { CalendarDay } from "./calendar-day.js";
import { dayOfKey } from "./calendar-keys.js";
import { type DayLimits, isOutside, withinLimits } from "./day-limits.js";
import { firstWeekdayOf } from "./first-weekday.js";
import { addMonths, type IsoDate, isIsoDate, today, utcDate, weekdaysFrom, weeksOf } from "./iso-date.js";

export interface CalendarProps extends DayLimits, Omit<HTMLAttributes<HTMLDivElement>, "onSelect"> {
  /** The selected day, or the first day of a range. @default none */
  start?: IsoDate | undefined;
  /** The last day of a range. @default the first one */
  end?: IsoDate | undefined;
  /** Called with the day that the user selects. */
  onSelect?: ((change: { day: IsoDate }) => void) | undefined;
  /** Marks days with a dot. The text is added to the day's accessible name: "2 absences". @default no marks */
  marks?: ReadonlyMap<IsoDate, string> | undefined;
  /** Called with the first day of a month when the calendar changes to it. */
  onMonthChange?: ((change: { month: IsoDate }) => void) | undefined;
  /** Called with the day that has focus or is under the pointer. */
  onActivate?: ((change: { day: IsoDate }) => void) | undefined;
  /** Focuses the selected day when the calendar is shown. @default false */
  hasInitialFocus?: boolean | undefined;
}

/** A day of the month that has the calendar's place until the current one is known. */
const unknownDay = "2023-01-01";

/** A month with selectable days. Arrow keys, Home, End, PageUp and PageDown move; Enter selects. */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  {
    start = "",
    end,
    onSelect,
    onActivate,
    onMonthChange,
    marks,
    hasInitialFocus = false,
    min,
    max,
    isDayDisabled,
    className,
    ...rest
  },
  ref,
) {
  const limits = { min, max, isDayDisabled };
  const words = useFieldMessages();
  const locale = useLocale();
  const { timeZone } = useContext(FormatContext);
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const now = useCurrent(() => today(timeZone));
  const [moved, setMoved] = useState<IsoDate>();
  const initial = isIsoDate(start) ? start : now;
  const active = moved ?? withinLimits(initial ?? unknownDay, limits);
  const shouldFocus = useRef(hasInitialFocus);
  const firstWeekday = firstWeekdayOf(locale);
  const names = useMemo(() => formats(locale), [locale]);

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const move = (day: IsoDate) => {
    setMoved(day);
    const month = `${day.slice(0, 8)}01`;
    if (!active.startsWith(month.slice(0, 8))) onMonthChange?.({ month });
  };
  const press = (event: KeyboardEvent) => {
    const next = dayOfKey({ key: logicalKey(event), shiftKey: event.shiftKey }, active, firstWeekday);
    if (next === undefined) return;
    event.preventDefault();
    shouldFocus.current = true;
    move(next);
    onActivate?.({ day: next });
  };
  const turn = (label: string, months: number, icon: ReactNode) => (
    <IconButton size="sm" label={label} icon={icon} onClick={() => move(addMonths(active, months))} />
  );
  return (
    <div
      {...rest}
      ref={ref}
      className={cx(
        "ui:w-66 ui:p-3 ui:font-sans ui:text-table ui:text-fg",
        initial === undefined && "ui:invisible",
        className,
      )}
    >
      <div className="ui:mb-2 ui:flex ui:items-center">
        {turn(words.previousYear, -12, <ChevronFirst size={16} />)}
        {turn(words.previousMonth, -1, <ChevronLeft size={16} />)}
        <span id={id} aria-live="polite" className="ui:flex-1 ui:text-center ui:font-medium">
          {names.month.format(utcDate(active))}
        </span>
        {turn(words.nextMonth, 1, <ChevronRight size={16} />)}
        {turn(words.nextYear, 12, <ChevronLast size={16} />)}
      </div>

      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
        role="grid"
        aria-labelledby={id}
        onKeyDown={press}
        className="ui:w-full ui:table-fixed"
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
          {weeksOf(active, firstWeekday).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name
            <tr key={index}>
              {week.map((day, column) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: neither has an empty day
                  <td key={column} />
                ) : (
                  <CalendarDay
                    key={day}
                    day={day}
                    label={[names.day.format(utcDate(day)), marks?.get(day)].filter(Boolean).join(", ")}
                    isMarked={marks?.has(day)}
                    isActive={day === active}
                    isToday={day === now}
                    isDisabled={isOutside(day, limits)}
                    isSelected={day === start || day === end}
                    isBetween={Boolean(start && end) && day > start && day < (end ?? "")}
                    onSelect={() => onSelect?.({ day })}
                    onHover={() => onActivate?.({ day })}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function formats(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  const short = format({ weekday: "short" });
  return {
    month: format({ month: "long", year: "numeric" }),
    day: format({ weekday: "long", year: "numeric", month: "long", day: "numeric" }),
    weekday: format({ weekday: "long" }),
    // Its columns have room for "Wed" or "mié.", but Arabic has no short names.
    shortWeekday: weekdaysFrom(0).some((day) => short.format(utcDate(day)).length > 4)
      ? format({ weekday: "narrow" })
      : short,
  };
}
