"use client";

import { useContext, useMemo } from "react";
import { FormatContext } from "./format-settings.js";
import { patternOf } from "./locale-pattern.js";
import { dayWriter } from "./use-day-writer.js";
import { useLocale } from "./use-locale.js";

/** How dates are written: as the nearest `FormatProvider` says, or else as the locale does. */
export interface DateWriting {
  /** `YYYY`, `MM` and `DD` with what is between them. */
  pattern: string;
  /** Writes a day, `YYYY-MM-DD`. */
  write: (day: string) => string;
}

/** How a locale writes dates, or a host that sets the pattern. */
export function dateWriting(locale: string, datePattern?: string): DateWriting {
  return { pattern: datePattern ?? patternOf(locale), write: dayWriter(locale, datePattern) };
}

/** How dates are written around the component. */
export function useDateWriting(): DateWriting {
  const { datePattern } = useContext(FormatContext);
  const locale = useLocale();
  return useMemo(() => dateWriting(locale, datePattern), [locale, datePattern]);
}
