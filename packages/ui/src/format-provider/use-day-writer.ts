"use client";

import { useContext, useMemo } from "react";
import { FormatContext } from "./format-settings.js";
import { dayOptions, inPattern, localWriter } from "./locale-date.js";
import { useLocale } from "./use-locale.js";

/** Creates a function that writes a day, `YYYY-MM-DD`, as the host says, or else as the locale does. */
export function dayWriter(locale: string, datePattern: string | undefined): (day: string) => string {
  return datePattern === undefined
    ? localWriter(locale, dayOptions)
    : (day) => inPattern(day.replaceAll("-", "/"), datePattern);
}

/** The function that writes days around the component. Without parsers, because pages with filters load it initially. */
export function useDayWriter(): (day: string) => string {
  const { datePattern } = useContext(FormatContext);
  const locale = useLocale();
  return useMemo(() => dayWriter(locale, datePattern), [locale, datePattern]);
}
