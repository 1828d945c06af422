"use client";

import { useContext } from "react";
import { FormatContext } from "./format-settings.js";
import type { HourCycle } from "./locale-time.js";
import { useLocale } from "./use-locale.js";

/**
 * How times are written: in the locale, and with the hours of the nearest `FormatProvider`, if it sets them.
 * @param own the hours of a field, in place of those
 */
export function useHourCycle(own?: HourCycle): { locale: string; hourCycle: HourCycle | undefined } {
  const { hourCycle } = useContext(FormatContext);
  return { locale: useLocale(), hourCycle: own ?? hourCycle };
}
