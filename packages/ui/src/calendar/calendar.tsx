"use client";

import { forwardRef, type HTMLAttributes, useContext, useId, useState } from "react";
import { cx } from "../class-names/cx.js";
import { FormatContext } from "../format-provider/format-settings.js";
import { useLocale } from "../format-provider/use-locale.js";
import { useCurrent } from "../hydration/use-current.js";
import { CalendarDay } from "./calendar-day.js";
import { DateGrid } from "./date-grid.js";
import { useDateNames } from "./date-names.js";
import { type DayLimits, isOutside, withinLimits } from "./day-limits.js";
import { firstWeekdayOf } from "./first-weekday.js";
import { isIsoDate } from "./is-iso-date.js";
import { addMonths, type IsoDate, today, utcDate } from "./iso-date.js";
import { MonthTurner } from "./month-turner.js";

export interface CalendarProps extends DayLimits, Omit<HTMLAttributes<HTMLDivElement>, "onSelect"> {
  /** The selected day, or the first day of a range. @default none */
  start?: IsoDate | undefined;
  /** The last day of a range. @default the first one */
  end?: IsoDate | undefined;
  /** Called with the day that the user selects. */
  onSelect?: ((change: { day: IsoDate }) => void) | undefined;
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
    end = "",
    onSelect,
    onActivate,
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
  const locale = useLocale();
  const { timeZone } = useContext(FormatContext);
  const id = useId();
  const now = useCurrent(() => today(timeZone));
  const [moved, setMoved] = useState<IsoDate>();
  const initial = isIsoDate(start) ? start : now;
  const active = moved ?? withinLimits(initial ?? unknownDay, limits);
  const names = useDateNames(locale);
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
        <MonthTurner
          id={id}
          name={names.month.format(utcDate(active))}
          onTurn={(months) => setMoved(addMonths(active, months))}
        />
      </div>
      <DateGrid
        {...{ active, names, hasInitialFocus }}
        labelledBy={id}
        firstWeekday={firstWeekdayOf(locale)}
        onMove={(day) => {
          setMoved(day);
          onActivate?.({ day });
        }}
        renderWeek={() => (day) => (
          <CalendarDay
            day={day}
            label={names.day.format(utcDate(day))}
            isActive={day === active}
            isToday={day === now}
            isDisabled={isOutside(day, limits)}
            isSelected={day === start || day === end}
            isBetween={start !== "" && day > start && day < end}
            onSelect={() => onSelect?.({ day })}
            onHover={() => onActivate?.({ day })}
          />
        )}
      />
    </div>
  );
});
