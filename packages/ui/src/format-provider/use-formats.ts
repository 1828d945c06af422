"use client";

import { useContext, useMemo } from "react";
import { FormatContext } from "./format-settings.js";
import { type DateFormats, type NumberFormats, numberFormats } from "./formats.js";
import { useDateFormats } from "./use-date-formats.js";
import { useLocale } from "./use-locale.js";

/** Formatters of dates and numbers. */
export interface Formats extends DateFormats, NumberFormats {}

/** Formatters with the settings of the nearest `FormatProvider`. */
export function useFormats(): Formats {
  const dates = useDateFormats();
  const { currency = "USD" } = useContext(FormatContext);
  const locale = useLocale();
  return useMemo(() => ({ ...dates, ...numberFormats({ locale, currency }) }), [dates, locale, currency]);
}
