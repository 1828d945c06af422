"use client";

import { useMemo } from "react";
import { utcDate, weekdaysFrom } from "./iso-date.js";

/** Formats of the names in a calendar, for dates in UTC. */
export interface DateNames {
  /** 'March 2026' */
  month: Intl.DateTimeFormat;
  /** 'Tuesday, March 10, 2026' */
  day: Intl.DateTimeFormat;
  /** 'Tuesday' */
  weekday: Intl.DateTimeFormat;
  /** 'Tue'; one letter in locales without short names, such as Arabic ones. */
  shortWeekday: Intl.DateTimeFormat;
}

/** The formats of the names in a calendar, in a locale. */
export function useDateNames(locale: string): DateNames {
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
    const short = format({ weekday: "short" });
    const isLong = weekdaysFrom(0).some((day) => short.format(utcDate(day)).length > 4);
    return {
      month: format({ month: "long", year: "numeric" }),
      day: format({ weekday: "long", year: "numeric", month: "long", day: "numeric" }),
      weekday: format({ weekday: "long" }),
      shortWeekday: isLong ? format({ weekday: "narrow" }) : short,
    };
  }, [locale]);
}
