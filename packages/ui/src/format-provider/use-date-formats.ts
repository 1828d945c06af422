"use client";

import { useContext, useMemo } from "react";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";
import { FormatContext } from "./format-settings.js";
import { type DateFormats, dateFormats } from "./formats.js";
import { useLocale } from "./use-locale.js";

/**
 * Formatters of dates with the settings of the nearest `FormatProvider`. Without a time zone, moments are in UTC on
 * a server and during hydration, then in the browser's time zone.
 */
export function useDateFormats(own: { timeZone?: string | undefined } = {}): DateFormats {
  const { timeZone, datePattern, hourCycle } = useContext(FormatContext);
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const zone = own.timeZone ?? timeZone ?? (isHydrated ? undefined : "UTC");
  return useMemo(
    () => dateFormats({ timeZone: zone, locale, datePattern, hourCycle }),
    [zone, locale, datePattern, hourCycle],
  );
}
